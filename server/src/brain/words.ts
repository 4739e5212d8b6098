import { conceptOf } from './concepts.ts';
import { stopWords } from './stop-words.ts';

/** Small letters without accents: `Ärende` and `arende` are the same word; `ß` is `ss`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** Folded words and numbers of a text, in order. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

// Longest first within a length class; taken off once, never leaving fewer than four letters. English, Swedish, German,
// French and Spanish share one list: a wrong cut does no harm as long as question and passage are cut alike.
const endings = [
  'ationer',
  'ations',
  'ation',
  'ungen',
  'ingar',
  'ningar',
  'ments',
  'ement',
  'ment',
  'heter',
  'heten',
  'ciones',
  'cion',
  'tions',
  'tion',
  'ingen',
  'ning',
  'ings',
  'ing',
  'ung',
  'arna',
  'erna',
  'orna',
  'aciones',
  'ades',
  'ande',
  'ende',
  'iert',
  'ieren',
  'adas',
  'ados',
  'ada',
  'ado',
  'ies',
  'ers',
  'ern',
  'ene',
  'ens',
  'eur',
  'ees',
  'ed',
  'er',
  'en',
  'et',
  'ar',
  'or',
  'es',
  'as',
  'os',
  'an',
  'ez',
  'ir',
  'is',
  'e',
  's',
  'a',
  'o',
  'n',
  't',
  'y',
];

/** A word's stem, roughly: `opening`, `opens`, `öppnar` end as `open`, `open`, `oppn`. */
export function stem(folded: string): string {
  if (/\d/.test(folded) || folded.length <= 4)
    return folded.length === 4 && folded.endsWith('s') ? folded.slice(0, 3) : folded;
  const ending = endings.find((candidate) => folded.endsWith(candidate) && folded.length - candidate.length >= 4);
  return ending ? folded.slice(0, -ending.length) : folded;
}

/** Sayings whose words carry no meaning one by one, folded, with a word that means the same. */
const sayings: readonly [RegExp, string][] = [
  [/\bhow much(?! (?:time|longer))\b|\bhur mycket\b|\bwie ?viel\b/g, 'price'],
  [/\b(?:get|come|go) (?:there|to you|to your)\b|\b(?:find|reach) (?:you|us)\b|\bdirections\b/g, 'address'],
  [/\bhittar (?:man |jag )?(?:dit|er)\b|\bkommer (?:man|jag) dit\b|\bkomme ich (?:hin|zu ihnen)\b/g, 'address'],
];

/** Stems or concepts of the words that carry meaning, in order, repeated ones kept. */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  const folded = fold(text);
  const plain = sayings.reduce((said, [saying, word]) => said.replace(saying, ` ${word} `), folded);
  for (const word of wordsOf(plain)) {
    const stemmed = stem(word);
    const concept = conceptOf(word) ?? (stopWords.has(word) ? undefined : conceptOf(stemmed));
    if (concept) stems.push(concept);
    else if (!stopWords.has(word)) stems.push(stemmed);
  }
  return stems;
}
