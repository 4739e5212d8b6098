import { expect, it } from 'vitest';
import { createPhraseBuffer } from './phrases.ts';

function cut(text: string): string[] {
  const buffer = createPhraseBuffer();
  const phrases = text.split(/(?<=\s)/).flatMap((word) => buffer.add(word));
  const rest = buffer.rest();
  return rest === '' ? phrases : [...phrases, rest];
}

it.each([
  ['The shop is open. Come in!', ['The shop is open. ', 'Come in!']],
  ['Yes. Of course it is.', ['Yes. Of course it is.']],
  [
    'Well, that is a very good question, and I will answer it.',
    ['Well, that is a very good question, ', 'and I will answer it.'],
  ],
  ['We open at 8.30 and close at 17.', ['We open at 8.30 and close at 17.']],
  ['- first point here\n- second point\n', ['- first point here\n', '- second point\n']],
  ['She said “come in, please.” Then she left.', ['She said “come in, please.” ', 'Then she left.']],
  ['… *** ', []],
  ['"\u0000"', []],
  ['… and so on.', ['… and so on.']],
])('splits %j into %j', (text, phrases) => {
  expect(cut(text)).toEqual(phrases);
});

it('loses no speakable text and stays within the vendor’s limit', () => {
  const text = 'word '.repeat(500);
  const phrases = cut(text);
  expect(phrases.join('')).toBe(text);
  expect(Math.max(...phrases.map((phrase) => phrase.length))).toBeLessThanOrEqual(400);
});

it('splits a text without spaces', () => {
  expect(cut('x'.repeat(1_000)).map((phrase) => phrase.length)).toEqual([400, 400, 200]);
});
