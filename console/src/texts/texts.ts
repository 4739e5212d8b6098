import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { account, mail } from './en/account.ts';
import type { agent_editor } from './en/agent-editor.ts';
import type { agent_fields } from './en/agent-fields.ts';
import type { agent_trial } from './en/agent-trial.ts';
import type { agents } from './en/agents.ts';
import type { agents_list } from './en/agents-list.ts';
import type { analysis } from './en/analysis.ts';
import type { audit_log } from './en/audit-log.ts';
import type { billing, plans } from './en/billing.ts';
import type { bookings, calendar } from './en/bookings.ts';
import type { bounds } from './en/bounds.ts';
import type { branding, domains, mail_templates } from './en/branding.ts';
import type { calendars } from './en/calendars.ts';
import type { call, recordings } from './en/call.ts';
import type { call_logging } from './en/call-logging.ts';
import type { call_states } from './en/call-states.ts';
import type { calls } from './en/calls.ts';
import type { canned } from './en/canned.ts';
import type { connections } from './en/connections.ts';
import type { contact } from './en/contact.ts';
import type { contact_reply } from './en/contact-reply.ts';
import type { desk } from './en/desk.ts';
import type { desk_report } from './en/desk-report.ts';
import type { desk_settings } from './en/desk-settings.ts';
import type { directory } from './en/directory.ts';
import type { email_change } from './en/email-change.ts';
import type { erasure } from './en/erasure.ts';
import type { files } from './en/files.ts';
import type { health } from './en/health.ts';
import type { identity } from './en/identity.ts';
import { en } from './en/index.ts';
import type { invoices } from './en/invoices.ts';
import type { jobs } from './en/jobs.ts';
import type { keys } from './en/keys.ts';
import type { knowledge } from './en/knowledge.ts';
import type { mail_server } from './en/mail-server.ts';
import type { maintenance } from './en/maintenance.ts';
import type { me, sessions, two_factor } from './en/me.ts';
import type { models } from './en/models.ts';
import type { new_agent, refine } from './en/new-agent.ts';
import type { newsletters } from './en/newsletters.ts';
import type { numbers } from './en/numbers.ts';
import type { operations } from './en/operations.ts';
import type { overlaps } from './en/overlaps.ts';
import type { palette, shortcuts } from './en/palette.ts';
import type { partners } from './en/partners.ts';
import type { people } from './en/people.ts';
import type { privacy } from './en/privacy.ts';
import type { providers } from './en/providers.ts';
import type { questions } from './en/questions.ts';
import type { reseller } from './en/reseller.ts';
import type { resellers } from './en/resellers.ts';
import type { retention } from './en/retention.ts';
import type { resources, scope_actions } from './en/scopes.ts';
import type { shared_trunks } from './en/shared-trunks.ts';
import type { invite, reset_password, second_factor, sign_in_again, verify_email } from './en/sign-in-links.ts';
import type { site_guides } from './en/site-guides.ts';
import type { sold_invoices } from './en/sold-invoices.ts';
import type { start } from './en/start.ts';
import type { statistics } from './en/statistics.ts';
import type { stripe } from './en/stripe.ts';
import type { tenants } from './en/tenants.ts';
import type { tests } from './en/tests.ts';
import type { tool_form } from './en/tool-form.ts';
import type { run_sources, run_statuses, tool_log, tool_use } from './en/tool-runs.ts';
import type { tool_type_texts, tool_types, tools } from './en/tools.ts';
import type { triage } from './en/triage.ts';
import type { trunks } from './en/trunks.ts';
import type { voice_picker } from './en/voice-picker.ts';
import type { webhooks } from './en/webhooks.ts';
import type { widget } from './en/widget.ts';
import type { workflow_editor } from './en/workflow-editor.ts';
import type { workflow_import } from './en/workflow-import.ts';
import type { workflow_run } from './en/workflow-run.ts';
import type { workflow_templates } from './en/workflow-templates.ts';
import type { workflows } from './en/workflows.ts';
import { loadRefusalWords, refusalLanguage, setRefusalLanguage } from './refusals/refusal-words.ts';

/** The same keys as English, with texts of another language. */
export type Texts<Shape = typeof en> = { [Key in keyof Shape]: Shape[Key] extends string ? string : Texts<Shape[Key]> };

/** Languages of the console. English is part of the first script, others are loaded when chosen. */
export const languages = { en: 'English', sv: 'Svenska' } as const;
export type Language = keyof typeof languages;

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => en,
  sv: async () => (await import('./sv/index.ts')).sv,
};

/** Texts that are loaded with their page. */
interface PageTexts {
  canned: typeof canned;
  connections: typeof connections;
  contact: typeof contact;
  email_change: typeof email_change;
  me: typeof me;
  sessions: typeof sessions;
  two_factor: typeof two_factor;
  resources: typeof resources;
  scope_actions: typeof scope_actions;
  account: typeof account;
  mail: typeof mail;
  invite: typeof invite;
  reset_password: typeof reset_password;
  second_factor: typeof second_factor;
  sign_in_again: typeof sign_in_again;
  verify_email: typeof verify_email;
  agent_editor: typeof agent_editor;
  agent_fields: typeof agent_fields;
  agent_trial: typeof agent_trial;
  agents: typeof agents;
  agents_list: typeof agents_list;
  analysis: typeof analysis;
  audit_log: typeof audit_log;
  billing: typeof billing;
  plans: typeof plans;
  bookings: typeof bookings;
  calendar: typeof calendar;
  calendars: typeof calendars;
  bounds: typeof bounds;
  call_logging: typeof call_logging;
  call_states: typeof call_states;
  branding: typeof branding;
  calls: typeof calls;
  domains: typeof domains;
  mail_templates: typeof mail_templates;
  contact_reply: typeof contact_reply;
  desk: typeof desk;
  desk_report: typeof desk_report;
  desk_settings: typeof desk_settings;
  directory: typeof directory;
  triage: typeof triage;
  erasure: typeof erasure;
  files: typeof files;
  health: typeof health;
  identity: typeof identity;
  invoices: typeof invoices;
  jobs: typeof jobs;
  keys: typeof keys;
  knowledge: typeof knowledge;
  maintenance: typeof maintenance;
  mail_server: typeof mail_server;
  models: typeof models;
  new_agent: typeof new_agent;
  newsletters: typeof newsletters;
  numbers: typeof numbers;
  operations: typeof operations;
  overlaps: typeof overlaps;
  palette: typeof palette;
  partners: typeof partners;
  people: typeof people;
  privacy: typeof privacy;
  providers: typeof providers;
  refine: typeof refine;
  reseller: typeof reseller;
  retention: typeof retention;
  site_guides: typeof site_guides;
  sold_invoices: typeof sold_invoices;
  start: typeof start;
  shortcuts: typeof shortcuts;
  statistics: typeof statistics;
  questions: typeof questions;
  call: typeof call;
  recordings: typeof recordings;
  stripe: typeof stripe;
  resellers: typeof resellers;
  tenants: typeof tenants;
  tests: typeof tests;
  workflow_editor: typeof workflow_editor;
  workflow_import: typeof workflow_import;
  workflow_run: typeof workflow_run;
  workflow_templates: typeof workflow_templates;
  workflows: typeof workflows;
  run_sources: typeof run_sources;
  run_statuses: typeof run_statuses;
  tool_form: typeof tool_form;
  tool_log: typeof tool_log;
  tool_type_texts: typeof tool_type_texts;
  tool_types: typeof tool_types;
  tool_use: typeof tool_use;
  tools: typeof tools;
  shared_trunks: typeof shared_trunks;
  trunks: typeof trunks;
  voice_picker: typeof voice_picker;
  webhooks: typeof webhooks;
  widget: typeof widget;
}

const storageKey = 'parley-language';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & PageTexts };
    returnNull: false;
  }
}

const loaded = new Set<Language>(['en']);

/** Adds texts of one page, which come with its script instead of the first one. */
export function addPageTexts(texts: Record<Language, Partial<Texts<PageTexts>>>): void {
  for (const language of Object.keys(texts) as Language[]) {
    i18next.addResourceBundle(language, 'translation', texts[language], true, true);
  }
}

/** Starts with the language chosen here before, else the browser's, else English. */
export async function initTexts(brandName: () => string = () => 'Parley'): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: {
      // React escapes what it shows.
      escapeValue: false,
      // Read for each text: the brand may change with the account.
      defaultVariables: {
        get brand() {
          return brandName();
        },
      },
    },
  });
  await speak(chosenBefore() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en');
  return i18next;
}

/** Changes the language of everything on the page, and remembers it in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await speak(language);
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

function chosenBefore(): Language | null {
  const saved = localStorage.getItem(storageKey);
  return saved !== null && isLanguage(saved) ? saved : null;
}

async function speak(language: Language): Promise<void> {
  if (!loaded.has(language)) {
    i18next.addResourceBundle(language, 'translation', await loaders[language](), true, true);
    loaded.add(language);
  }
  const errors = refusalLanguage(chosenBefore(), navigator.languages);
  setRefusalLanguage(errors);
  // A lost connection is worded too, and then nothing can be loaded.
  if (!isLanguage(errors)) setTimeout(() => void loadRefusalWords(), 2000);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
