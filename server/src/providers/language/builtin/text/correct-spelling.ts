import { abbreviations } from '../languages/abbreviations.ts';
import { editDistance } from './edit-distance.ts';
import type { Lexicon } from './lexicon.ts';
import { foldWord } from './tokenize.ts';
import { commonWords } from './word-frequency.ts';
import { byFirstLetter, type WordsByLetter } from './words-by-letter.ts';

/** Letters that sound alike, for a first letter that is wrong. */
const soundsLike: Readonly<Record<string, string>> = {
  c: 'kqs',
  k: 'cq',
  q: 'ck',
  s: 'zc',
  z: 's',
  f: 'vp',
  v: 'fwb',
  w: 'v',
  b: 'v',
  i: 'y',
  y: 'i',
  j: 'gy',
  g: 'j',
  h: '',
  o: 'a',
  a: 'o',
  e: 'a',
};

const shortest = 4;
/** Corrected words that are kept. */
const keptMax = 5_000;

/** Corrector of the spelling of questions on one set of facts. */
export interface Spelling {
  /** The text with its misspelt words corrected. Words with digits or capitals inside stay. */
  correct(text: string): string;
}

/** Corrects words that neither the language nor the facts know, to the nearest word of either; never to one of `others`. */
export function spellingOf(vocabulary: readonly string[], lexicon: Lexicon, others: readonly string[] = []): Spelling {
  const own = byFirstLetter(vocabulary);
  const isOwn = new Set(vocabulary);
  const kept = new Map<string, string>();
  const { code } = lexicon.pack;
  const common = commonWords(code);
  const stems = new Set([...vocabulary, ...others].flatMap((word) => lexicon.token(word, word).stems));
  // "slipping" is known by "slip".
  const isInflected = (word: string) =>
    lexicon.token(word, word).stems.some((stem) => stem !== word && (stems.has(stem) || common.has(stem)));
  const isKnown = (word: string) => isOwn.has(word) || common.has(word) || lexicon.knows(word) || isInflected(word);
  const short = abbreviations[code] ?? {};

  function correctWord(written: string): string {
    const folded = foldWord(written);
    const expanded = Object.hasOwn(short, folded) ? short[folded] : undefined;
    if (expanded !== undefined && written === written.toLowerCase()) return expanded;
    if (folded.length < shortest || isKnown(folded)) return written;
    const known = kept.get(folded);
    if (known !== undefined) return known;
    const found = nearest(folded, own) ?? split(folded) ?? nearest(folded, lexicon.wordsByLetter()) ?? written;
    if (kept.size >= keptMax) kept.clear();
    kept.set(folded, found);
    return found;
  }

  /** Two words run together: "doyou", "howmuch". */
  function split(folded: string): string | undefined {
    for (let at = 2; at <= folded.length - 2; at++) {
      const [one, other] = [folded.slice(0, at), folded.slice(at)];
      if ((common.get(one) ?? 9_999) < splitRank && (common.get(other) ?? 9_999) < splitRank) return `${one} ${other}`;
    }
    return undefined;
  }

  return {
    correct: (text) =>
      text.replace(/(?<![\p{L}\p{N}@.])\p{L}+(?![\p{L}\p{N}@]|\.\p{L})/gu, (word) =>
        /\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{2,}$/u.test(word) ? word : correctWord(word),
      ),
  };
}

/** Both parts of two words run together are among this many most common words. */
const splitRank = 250;

/** Letters that may be wrong in a word of this length. */
const allowance = (length: number) => (length >= 8 ? 2 : 1);

function nearest(word: string, words: WordsByLetter): string | undefined {
  let best: string | undefined;
  let bestDistance = allowance(word.length) + 1;
  const first = word[0] ?? '';
  for (const letter of [first, ...(soundsLike[first] ?? '')]) {
    for (const candidate of words.get(letter) ?? []) {
      // "Brewery" is no misspelt "brewer".
      if (candidate.length < shortest || word.startsWith(candidate)) continue;
      const cost = letter === first ? 0 : 0.5;
      const distance = editDistance(word, candidate, Math.min(allowance(word.length), bestDistance)) + cost;
      if (distance < bestDistance && distance <= allowance(Math.min(word.length, candidate.length))) {
        best = candidate;
        bestDistance = distance;
      }
    }
  }
  return best;
}
