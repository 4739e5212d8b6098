import { describe, expect, it } from 'vitest';
import { textsWithLongNumbers } from './long-numbers.rules.ts';

const inEnglish = (...texts: string[]) => [...textsWithLongNumbers(texts, 'en')];

describe('textsWithLongNumbers', () => {
  it.each([
    ['a card number with a misheard digit', 'it is 4111 1111 1111 1112', true],
    ['digits as words', 'seven oh seven, one two three', true],
    ['a date and a price', 'on the 12th of May for 1200 crowns', false],
    ['a time', 'at half past nine, or 09:30', false],
    ['no number', 'good morning', false],
  ])('judges %s', (_, text, expected) => {
    expect(inEnglish(text)).toEqual(expected ? [0] : []);
  });

  it('joins a number that is dictated in several turns, and leaves the turns around it', () => {
    expect(inEnglish('my number is', '070', 'one two three', '45 67, thank you', 'at 10')).toEqual([1, 2, 3]);
  });

  it('reads number words of the language of the call', () => {
    expect([...textsWithLongNumbers(['noll sju noll ett två tre'], 'sv-SE')]).toEqual([0]);
    expect(inEnglish('noll sju noll ett två tre')).toEqual([]);
  });
});
