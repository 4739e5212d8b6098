import { numberWordsOf } from '#platform/text/number-words.ts';
import { foldText } from '../fold-words.ts';

/** Words by which a language counts on from 99; folded, several spellings are separated by `/`. */
interface Scales {
  hundred: string;
  thousand: string;
  and: string;
}

const english: Scales = { hundred: 'hundred', thousand: 'thousand', and: 'and' };

const scalesByLanguage: Readonly<Record<string, Scales>> = {
  en: english,
  sv: { hundred: 'hundra', thousand: 'tusen', and: 'och' },
  de: { hundred: 'hundert', thousand: 'tausend', and: 'und' },
  fr: { hundred: 'cent', thousand: 'mille', and: 'et' },
  es: { hundred: 'cien/ciento', thousand: 'mil', and: 'y' },
};

type Word = { kind: 'number'; value: number } | { kind: 'hundred' | 'thousand' | 'and' | 'double' };

interface Lexicon {
  words: ReadonlyMap<string, Word>;
  /** Finds one word, the longest first. */
  pattern: RegExp;
}

const lexicons = new Map<string, Lexicon>();

function lexiconOf(language: string): Lexicon {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = lexicons.get(code);
  if (known) return known;
  const words = wordsOf(code);
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const lexicon = { words, pattern };
  lexicons.set(code, lexicon);
  return lexicon;
}

function wordsOf(code: string): Map<string, Word> {
  const { values, double } = numberWordsOf(code);
  const words = new Map<string, Word>([...values].map(([word, value]) => [word, { kind: 'number', value }]));
  const scales = scalesByLanguage[code] ?? english;
  for (const kind of ['hundred', 'thousand', 'and'] as const) {
    for (const spelling of scales[kind].split('/')) words.set(spelling, { kind });
  }
  return words.set(double, { kind: 'double' });
}

/**
 * A text with the numbers that are spelled in it written in digits, folded: `one two three` is `123`, `twenty twenty
 * four` is `2024`, `double five` is `55` and `twelve thousand three hundred and five` is `12305`. Texts without any come
 * back as they are.
 */
export function withDigits(text: string, language: string): string {
  const folded = foldText(text);
  const { words, pattern } = lexiconOf(language);
  let written = '';
  let from = 0;
  let run: Word[] = [];
  let runFrom = 0;
  const endRun = (upTo: number) => {
    if (run.some(({ kind }) => kind === 'number')) {
      written += folded.slice(from, runFrom) + digitsOf(run);
      from = upTo;
    }
    run = [];
  };
  let lastEnd = 0;
  for (const match of folded.matchAll(pattern)) {
    const word = words.get(match[0]);
    if (!word) continue;
    const follows = run.length > 0 && /^[\s,-]*$/.test(folded.slice(lastEnd, match.index));
    if (!follows) endRun(lastEnd);
    if (run.length === 0) {
      // Runs begin with a number; "and" and "hundred" alone are words like any other.
      if (word.kind !== 'number' && word.kind !== 'double') continue;
      runFrom = match.index;
    }
    if (word.kind === 'and' && !follows) continue;
    run.push(word);
    lastEnd = match.index + match[0].length;
  }
  endRun(lastEnd);
  return from === 0 ? text : written + folded.slice(from);
}

function digitsOf(run: readonly Word[]): string {
  const isWholeNumber = run.some(({ kind }) => kind === 'hundred' || kind === 'thousand');
  return isWholeNumber ? String(valueOf(run)) : digitByDigit(run);
}

function valueOf(run: readonly Word[]): number {
  let total = 0;
  let part = 0;
  for (const word of run) {
    if (word.kind === 'number') part += word.value;
    else if (word.kind === 'hundred') part = Math.max(1, part) * 100;
    else if (word.kind === 'thousand') {
      total += Math.max(1, part) * 1000;
      part = 0;
    }
  }
  return total + part;
}

function digitByDigit(run: readonly Word[]): string {
  let digits = '';
  let isDouble = false;
  for (const word of run) {
    if (word.kind === 'double') isDouble = true;
    if (word.kind !== 'number') continue;
    digits += String(word.value).repeat(isDouble ? 2 : 1);
    isDouble = false;
  }
  return digits;
}
