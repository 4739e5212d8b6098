import type { Pronunciation } from '../ports.ts';

/** A written stretch of a text that was replaced. Positions in the spoken text, in characters. */
export interface ReplacedSpan {
  written: string;
  start: number;
  end: number;
}

export interface PronunciationDictionary {
  /** Words of the longest entry. */
  readonly wordsMax: number;
  /** Splits a text at its entries, whole words only, the longest first. Joined, `written` equals the text. */
  split(text: string): readonly { written: string; entry?: Pronunciation }[];
}

/** Compiles the entries; of two for the same word the first counts. */
export function compilePronunciations(entries: readonly Pronunciation[]): PronunciationDictionary {
  const byWord = new Map<string, Pronunciation>();
  for (const entry of entries) {
    const word = entry.word.replace(/\s+/g, ' ');
    if (!byWord.has(word)) byWord.set(word, entry);
  }
  const words = [...byWord.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words.map(patternOf).join('|') || '(?!)'})(?![\p{L}\p{M}\p{N}])`,
    'gu',
  );
  const find = (written: string) => byWord.get(written) ?? byWord.get(written.toLowerCase());
  return {
    wordsMax: Math.max(1, ...words.map((word) => word.split(/\s+/).length)),
    split(text) {
      const parts: { written: string; entry?: Pronunciation }[] = [];
      let end = 0;
      for (const match of text.matchAll(pattern)) {
        const entry = find(match[0].replace(/\s+/g, ' '));
        if (entry === undefined) continue;
        if (match.index > end) parts.push({ written: text.slice(end, match.index) });
        parts.push({ written: match[0], entry });
        end = match.index + match[0].length;
      }
      if (end < text.length) parts.push({ written: text.slice(end) });
      return parts;
    },
  };
}

/** Pattern of a word: letters in lower case match both cases where the whole word is in lower case. */
function patternOf(word: string): string {
  const isAnyCase = word === word.toLowerCase();
  return [...word]
    .map((character) => {
      if (/\s/.test(character)) return String.raw`\s+`;
      const upper = character.toUpperCase();
      const literal = character.replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`);
      return isAnyCase && upper !== character && upper.length === character.length ? `[${character}${upper}]` : literal;
    })
    .join('');
}
