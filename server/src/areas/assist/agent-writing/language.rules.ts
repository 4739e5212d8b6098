import { guessLanguage } from '@parley/crawler/html';

/** Language to write in: the requested one, or the one the texts are written in, or English. */
export function languageFor(requested: string | undefined, texts: readonly string[]): string {
  return requested ?? guessLanguage(texts.join('\n')) ?? 'en';
}
