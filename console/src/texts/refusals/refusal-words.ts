import type { ErrorBody, ErrorDetail } from '@parley/contract/errors';

/** Languages in which refusals are worded. The pages have fewer. */
export const wordedLanguages = ['en', 'sv', 'de', 'fr', 'es'] as const;
export type WordedLanguage = (typeof wordedLanguages)[number];

type Words = Readonly<Record<string, string>>;

const loaders: Record<WordedLanguage, () => Promise<{ words: Words }>> = {
  en: () => import('./en/words.ts'),
  sv: () => import('./sv/words.ts'),
  de: () => import('./de/words.ts'),
  fr: () => import('./fr/words.ts'),
  es: () => import('./es/words.ts'),
};

let wanted: WordedLanguage = 'en';
let loaded: { language: WordedLanguage; words: Words } | undefined;

/**
 * Language of refusals: the one chosen for the console, else the first of the browser's that is worded. A reader of
 * German, French or Spanish, whose pages are in English, reads errors in the own language.
 */
export function refusalLanguage(chosen: string | null, browserTags: readonly string[]): WordedLanguage {
  const wanted = chosen === null ? browserTags.map((tag) => tag.slice(0, 2).toLowerCase()) : [chosen];
  return wanted.find(isWorded) ?? 'en';
}

const isWorded = (text: string): text is WordedLanguage => wordedLanguages.some((each) => each === text);

/** Sets the language of refusals. Their words are loaded with the first refusal. */
export function setRefusalLanguage(language: WordedLanguage): void {
  wanted = language;
}

/** Loads the words. Without a connection the words loaded before stay, or the server's English. */
export async function loadRefusalWords(): Promise<void> {
  const language = wanted;
  if (loaded?.language === language) return;
  try {
    const { words } = await loaders[language]();
    loaded = { language, words };
  } catch {
    // The server's English is shown.
  }
}

/** Words one text that is no refusal of the server, such as a lost connection; null where the pages have it. */
export function wordFault(key: string, params: Record<string, string | number> = {}): string | null {
  const words = loaded?.words[`fault_${key}`];
  return words === undefined ? null : fill(words, params);
}

/** One reason in the language loaded; the server's English without words. */
export function wordReason(reason: string, english: string, params: Record<string, string | number> = {}): string {
  const words = loaded?.words[reason];
  return words === undefined ? english : fill(words, params);
}

/** A refusal in the language loaded: by its reason, else by its code, else in the server's English. */
export function wordRefusal({ error, message, reason, params, details = [] }: Omit<ErrorBody, 'request_id'>): {
  message: string;
  details: ErrorDetail[];
  /** False where the sentence is the server's for want of words. */
  isWorded: boolean;
} {
  const worded = details.map(wordDetail);
  const own = wordsOf(reason, error);
  if (own !== undefined) return { message: fill(own, params ?? {}), details: worded, isWorded: true };
  const [first] = worded;
  const isOfField = reason === undefined && first !== undefined && first.reason !== undefined;
  if (isOfField) return { message: `${first.path}: ${first.message}`, details: worded, isWorded: true };
  return { message, details: worded, isWorded: reason !== undefined && (loaded?.language ?? 'en') === 'en' };
}

/** English has words of its own for what is missing or changed, whatever it is; its other sentences are the server's. */
function wordsOf(reason: string | undefined, code: string): string | undefined {
  const byReason = reason === undefined ? undefined : loaded?.words[reason];
  if (byReason !== undefined) return byReason;
  const isServers = loaded?.language === 'en' && !/_(?:not_found|mismatch)$/.test(reason ?? '');
  return isServers ? undefined : loaded?.words[code];
}

function wordDetail(detail: ErrorDetail): ErrorDetail {
  const words = detail.reason === undefined ? undefined : loaded?.words[detail.reason];
  return words === undefined ? detail : { ...detail, message: fill(words, detail.params ?? {}) };
}

function fill(words: string, params: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
