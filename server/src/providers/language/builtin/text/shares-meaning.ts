import type { Token } from './tokenize.ts';

/** True for two tokens with the same word, a common stem or the same concept. */
export function sharesMeaning(one: Token, other: Token): boolean {
  return (
    one.word === other.word ||
    one.stems.some((stem) => other.stems.includes(stem)) ||
    (one.concept !== undefined && one.concept === other.concept)
  );
}
