import { wordList } from './lexicon.ts';
import { foldWord } from './tokenize.ts';

/** Folded words separated by single spaces. */
export function foldSpaces(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}

const lists = new Map<string, RegExp>();

export function startsWithAny(folded: string, words: string): boolean {
  let pattern = lists.get(words);
  if (!pattern) {
    const sources = wordList(words).map((word) => word.replace(/\*$/, '\\w*'));
    pattern = new RegExp(`(?:^|[.,!?] )(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u');
    lists.set(words, pattern);
  }
  return pattern.test(folded);
}

const joined = new Map<readonly string[], RegExp>();

/** True when a folded text holds one of the regular expressions of a pack. */
export function matchesAny(folded: string, sources: readonly string[]): boolean {
  let pattern = joined.get(sources);
  if (!pattern) {
    pattern = new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'u');
    joined.set(sources, pattern);
  }
  return pattern.test(folded);
}
