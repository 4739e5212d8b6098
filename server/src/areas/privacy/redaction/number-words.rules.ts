import { numberWordsOf } from '#platform/text/number-words.ts';

/** Further words for zero in dictated English numbers; in other texts they are a letter or rare. */
const englishZeros = ['o', 'nought'];

/** Finds number words and written digits; `digitsOf` gives what is meant by one. */
export interface Lexicon {
  pattern: RegExp;
  digitsOf(word: string): string;
  double: string;
}

const lexicons = new Map<string, Lexicon>();

/** Number words of a BCP 47 tag; English where the language is none of the known. */
export function lexiconOf(tag: string): Lexicon {
  const code = tag.slice(0, 2).toLowerCase();
  const known = lexicons.get(code);
  if (known) return known;
  const { values, double } = numberWordsOf(code);
  const words = new Map([...values].map(([word, value]) => [word, String(value)]));
  if (values.has('oh')) for (const word of englishZeros) words.set(word, '0');
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  const lexicon = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:\\d+|${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    digitsOf: (word: string) => words.get(word) ?? word,
    double,
  };
  lexicons.set(code, lexicon);
  return lexicon;
}

/** Text without accents and in lower case, each character at its place, so that positions stay. */
export function foldInPlace(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain.length === 1 ? plain : unit === 'ß' ? 's' : unit;
  }
  return folded;
}
