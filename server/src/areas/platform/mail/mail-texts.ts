import { type MailLanguage, mailLanguages } from './mail-languages.ts';
import type { MailText, MailWords } from './templates/mail-words.ts';

/** Names that emails are filled with. */
export const factNames = [
  'amount',
  'author',
  'brand',
  'due',
  'host',
  'inviter',
  'name',
  'number',
  'role',
  'tenant',
  'until',
] as const;
export type FactName = (typeof factNames)[number];
/** Values by name; an absent one is empty. Names are sanitized, times formatted. */
export type MailFacts = Readonly<Partial<Record<FactName, string>>>;
type AllFacts = Readonly<Record<FactName, string>>;

interface TextKind {
  /** Names the text may be filled with. */
  facts: readonly FactName[];
  says(words: MailWords, facts: AllFacts): MailText;
}

/** Emails whose text a reseller may change, by key: one for each wording. */
const kinds = {
  invite: {
    facts: ['brand', 'tenant', 'inviter', 'role', 'until'],
    says: (words, facts) => words.invite(facts),
  },
  invite_by_key: {
    facts: ['brand', 'tenant', 'role', 'until'],
    says: (words, facts) => words.invite({ ...facts, inviter: '' }),
  },
  password_reset: { facts: ['brand', 'name', 'until'], says: (words, facts) => words.passwordReset(facts) },
  email_verification: { facts: ['brand', 'name', 'until'], says: (words, facts) => words.emailVerification(facts) },
  account_exists: { facts: ['brand', 'name'], says: (words, facts) => words.accountExists(facts) },
  password_changed: { facts: ['brand', 'name'], says: (words, facts) => words.passwordChanged(facts) },
  email_change: { facts: ['brand', 'name', 'until'], says: (words, facts) => words.emailChange(facts) },
  email_changed: { facts: ['brand', 'name'], says: (words, facts) => words.emailChanged(facts) },
  second_factor_on: {
    facts: ['brand', 'name'],
    says: (words, facts) => words.secondFactorChanged({ ...facts, isOn: true }),
  },
  second_factor_off: {
    facts: ['brand', 'name'],
    says: (words, facts) => words.secondFactorChanged({ ...facts, isOn: false }),
  },
  webhook_failing: {
    facts: ['brand', 'name', 'host'],
    says: (words, facts) => words.webhookDisabled({ ...facts, isGone: false }),
  },
  webhook_gone: {
    facts: ['brand', 'name', 'host'],
    says: (words, facts) => words.webhookDisabled({ ...facts, isGone: true }),
  },
  webhook_secret_rotated: {
    facts: ['brand', 'name', 'host', 'until'],
    says: (words, facts) => words.webhookSecretRotated(facts),
  },
  webhook_secret_replaced: {
    facts: ['brand', 'name', 'host'],
    says: (words, facts) => words.webhookSecretRotated({ ...facts, until: '' }),
  },
  invoice_issued: {
    facts: ['brand', 'name', 'number', 'amount', 'due'],
    says: (words, facts) => words.invoiceIssued(facts),
  },
  invoice_paid: {
    facts: ['brand', 'name', 'number', 'amount'],
    says: (words, facts) => words.invoiceIssued({ ...facts, due: '' }),
  },
  chat_mention: { facts: ['brand', 'name', 'author'], says: (words, facts) => words.chatMention(facts) },
} as const satisfies Record<string, TextKind>;

export type TextKey = keyof typeof kinds;
export const textKeys = Object.keys(kinds) as [TextKey, ...TextKey[]];
/** Names a text of this key may be filled with. */
export const factsOfText = (key: TextKey): readonly FactName[] => kinds[key].facts;

/** Text of an email as a reseller writes it: plain, with `{{name}}` for facts, paragraphs apart by an empty line. */
export interface CustomText {
  subject: string;
  /** Above the button. */
  before: string;
  /** Label of the button. */
  action: string;
  /** Below the button. */
  after: string;
}

const noFacts = Object.fromEntries(factNames.map((name) => [name, ''])) as AllFacts;

/** Text of an email in Parley's own words. */
export function defaultText(key: TextKey, language: MailLanguage, facts: MailFacts): MailText {
  return kinds[key].says(mailLanguages[language], { ...noFacts, ...facts });
}

/** Parley's own words as a text to change: with `{{name}}` where facts come. */
export function defaultSource(key: TextKey, language: MailLanguage): CustomText {
  const braces = Object.fromEntries(kinds[key].facts.map((name) => [name, `{{${name}}}`]));
  const { subject, before, action = '', after } = defaultText(key, language, braces);
  return { subject, before: before.join('\n\n'), action, after: after.join('\n\n') };
}

/** Fills a reseller's own text. A text without a button gets none. */
export function fillText(text: CustomText, facts: MailFacts, hasAction: boolean): MailText {
  const filled = (source: string) =>
    source.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => facts[name as FactName] ?? '');
  const paragraphs = (source: string) =>
    source
      .split(/\n\s*\n/)
      .map((paragraph) => filled(paragraph.trim()))
      .filter((paragraph) => paragraph !== '');
  return {
    subject: filled(text.subject),
    before: paragraphs(text.before),
    ...(hasAction ? { action: filled(text.action) } : {}),
    after: paragraphs(text.after),
  };
}
