import { foldText } from '../fold-words.ts';

/** Number words of one language to 99 and beyond; all folded. */
interface Counting {
  /** 0-19; several words for one number are separated by `/`. */
  small: string;
  /** 20, 30, ... 90. */
  tens: string;
  /** Writes a ten and a one together. */
  join(ten: string, one: string, number: number): string[];
  hundred: string;
  thousand: string;
  and: string;
  double: string;
}

const spacedAndHyphened = (ten: string, one: string) => [`${ten} ${one}`, `${ten}-${one}`];

const countings: Record<string, Counting> = {
  en: {
    small:
      'zero/oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: spacedAndHyphened,
    hundred: 'hundred',
    thousand: 'thousand',
    and: 'and',
    double: 'double',
  },
  sv: {
    small:
      'noll/nolla ett/en/etta tva/tvaa tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    join: (ten, one) => [`${ten}${one}`, `${ten} ${one}`],
    hundred: 'hundra',
    thousand: 'tusen',
    and: 'och',
    double: 'dubbel',
  },
  de: {
    small:
      'null eins/ein zwei/zwo drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (ten, one) => (one === 'eins' ? [] : [`${one}und${ten}`]),
    hundred: 'hundert',
    thousand: 'tausend',
    and: 'und',
    double: 'doppel',
  },
  fr: {
    small:
      'zero un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept/dix~sept dix-huit/dix~huit dix-neuf/dix~neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix/soixante~dix/septante quatre-vingt/quatre-vingts/quatre~vingt/quatre~vingts quatre-vingt-dix/quatre~vingt~dix/nonante',
    join: (ten, one) => [`${ten}-${one}`, `${ten} ${one}`, `${ten} et ${one}`],
    hundred: 'cent',
    thousand: 'mille',
    and: 'et',
    double: 'double',
  },
  es: {
    small:
      'cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (ten, one, number) => (number < 30 ? [`veinti${one}`] : [`${ten} y ${one}`]),
    hundred: 'cien/ciento',
    thousand: 'mil',
    and: 'y',
    double: 'doble',
  },
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
  const words = wordsOf(countings[code] ?? (countings['en'] as Counting));
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const lexicon = { words, pattern };
  lexicons.set(code, lexicon);
  return lexicon;
}

const spellings = (list: string) =>
  list.split(' ').map((written) => written.split('/').map((spelling) => spelling.replaceAll('~', ' ')));

function wordsOf(counting: Counting): Map<string, Word> {
  const words = new Map<string, Word>();
  const number = (spelling: string, value: number) => words.set(spelling, { kind: 'number', value });
  const small = spellings(counting.small);
  for (const [tenIndex, tens] of spellings(counting.tens).entries()) {
    const value = (tenIndex + 2) * 10;
    for (const ten of tens) {
      // Only French counts on from 60 and 80 up to 19.
      for (const [one, ones] of small.entries()) {
        if (one === 0 || (one > 9 && !(ten === 'soixante' || /^quatre.vingt$/.test(ten)))) continue;
        for (const spelling of ones)
          for (const whole of counting.join(ten, spelling, value)) number(whole, value + one);
      }
      number(ten, value);
    }
  }
  for (const [value, written] of small.entries()) for (const spelling of written) number(spelling, value);
  for (const kind of ['hundred', 'thousand', 'and', 'double'] as const) {
    for (const spelling of counting[kind].split('/')) words.set(spelling, { kind });
  }
  return words;
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
