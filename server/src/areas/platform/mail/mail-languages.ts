import { de } from './templates/de.ts';
import { en } from './templates/en.ts';
import { es } from './templates/es.ts';
import { fr } from './templates/fr.ts';
import type { MailWords } from './templates/mail-words.ts';
import { sv } from './templates/sv.ts';

/** Supported email languages; default English. */
export const mailLanguages = { en, sv, de, fr, es } as const satisfies Record<string, MailWords>;
export type MailLanguage = keyof typeof mailLanguages;

/** Email language for a BCP 47 tag such as `sv-SE`. */
export function mailLanguageOf(tag: string): MailLanguage {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(mailLanguages, language) ? (language as MailLanguage) : 'en';
}
