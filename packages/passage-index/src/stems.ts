import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { fold } from './normalise.ts';

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nb: norwegian,
  nl: dutch,
  nn: norwegian,
  no: norwegian,
  pt: portuguese,
  sv: swedish,
};

/** Stems kept ready; a text of random words must not grow them without end. */
const knownMax = 50_000;
const known = new Map<string, Map<string, string>>();

/** Primary subtag of a BCP 47 tag, in lower case. */
export const languageCode = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';

/**
 * Folded Snowball stem of a lower-case word; the folded word itself in a language without a stemmer. The stemmer reads
 * the word with its accents, which are part of its endings.
 */
export function stemOf(word: string, language: string): string {
  let stems = known.get(language);
  if (stems === undefined) known.set(language, (stems = new Map()));
  const ready = stems.get(word);
  if (ready !== undefined) return ready;
  const stemmer = /\d/.test(word) ? undefined : stemmers[language];
  const stem = fold(stemmer ? stemmer(word) : word) || fold(word);
  if (stems.size >= knownMax) stems.clear();
  stems.set(word, stem);
  return stem;
}
