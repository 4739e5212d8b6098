import type { ComposerTexts } from './composer-texts.ts';
import { de } from './de.texts.ts';
import { en } from './en.texts.ts';
import { es } from './es.texts.ts';
import { fr } from './fr.texts.ts';
import { sv } from './sv.texts.ts';

const texts: Readonly<Record<string, ComposerTexts>> = { de, en, es, fr, sv };

/** Languages the composer writes, as ISO 639-1 codes. */
export const composedLanguages: readonly string[] = Object.keys(texts);

/** Primary subtag of a language tag, in lower case. */
export function primaryLanguage(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}

/** Texts of a language tag; undefined where the composer does not write the language. */
export function findTexts(tag: string): ComposerTexts | undefined {
  return texts[primaryLanguage(tag)];
}

/** Headings that only the prompt itself may have: under them the agent is told what to do. */
export function isReservedHeading(texts: ComposerTexts): (heading: string) => boolean {
  const { role, tasks, conversation, rules, restrictions, handOver } = texts.headings;
  const reserved = new Set(
    [role, tasks, conversation, rules, restrictions, handOver].map((each) => each.toLowerCase()),
  );
  return (heading) => reserved.has(heading.toLowerCase().replace(/[:.\s]+$/, ''));
}
