import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { agents } from './en/agents.ts';
import type { analysis } from './en/analysis.ts';
import type { call, recordings } from './en/call.ts';
import type { call_states } from './en/call-states.ts';
import type { calls } from './en/calls.ts';
import type { erasure } from './en/erasure.ts';
import type { files } from './en/files.ts';
import { en } from './en/index.ts';
import type { jobs } from './en/jobs.ts';
import type { knowledge } from './en/knowledge.ts';
import type { models } from './en/models.ts';
import type { new_agent, refine } from './en/new-agent.ts';
import type { privacy } from './en/privacy.ts';
import type { questions } from './en/questions.ts';
import type { retention } from './en/retention.ts';
import type { statistics } from './en/statistics.ts';
import type { tenants } from './en/tenants.ts';
import type { tests } from './en/tests.ts';
import type { tool_form, tool_use } from './en/tool-form.ts';
import type { run_sources, run_statuses, tool_log, tool_type_texts, tool_types, tools } from './en/tools.ts';
import type { webhooks } from './en/webhooks.ts';
import type { widget } from './en/widget.ts';
import type { workflow_editor } from './en/workflow-editor.ts';
import type { workflow_import } from './en/workflow-import.ts';
import type { workflow_templates } from './en/workflow-templates.ts';
import type { workflows } from './en/workflows.ts';

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
  agents: typeof agents;
  analysis: typeof analysis;
  call_states: typeof call_states;
  calls: typeof calls;
  erasure: typeof erasure;
  files: typeof files;
  jobs: typeof jobs;
  knowledge: typeof knowledge;
  models: typeof models;
  new_agent: typeof new_agent;
  privacy: typeof privacy;
  refine: typeof refine;
  retention: typeof retention;
  statistics: typeof statistics;
  questions: typeof questions;
  call: typeof call;
  recordings: typeof recordings;
  tenants: typeof tenants;
  tests: typeof tests;
  workflow_editor: typeof workflow_editor;
  workflow_import: typeof workflow_import;
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
export async function initTexts(): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
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
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
