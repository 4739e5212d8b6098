import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { readable } from './readable-text.ts';
import { sayNumbers } from './say-numbers.ts';

const known =
  'hello we open at nine and your order is ready dog zero one two three four five six seven b e h l n o s u y';
let folder: string;
let lexicon: Lexicon;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-lexicon-'));
  const path = join(folder, 'lexicon.txt');
  writeFileSync(
    path,
    known
      .split(' ')
      .map((word) => `${word} s o u n d\n`)
      .join(''),
  );
  lexicon = await createLexicon(path);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['Hello, we open at nine!', 'Hello, we open at nine!'],
  ['Your order 4-5-6 is ready.', 'Your order four five six is ready.'],
  ['Hello Søby', 'Hello S b y'],
  ['hello Nélson-Bu', 'hello N e l s o n B u'],
  ['the dog’s order', 'h e dog order'],
  ['*** … <>"', ''],
  ['\u{1F642}', ''],
])('of %j the voice is given what it can say: %j', (text, expected) => {
  expect(lexicon.fit(text)).toBe(expected);
});

test.each([
  ['It costs $9.99 or €1.', 'It costs nine dollars and ninety nine cents or one euro.'],
  ['1,250 people, 25 % more', 'one thousand two hundred fifty people, twenty five percent more'],
  ['at 9:30, 10:05 or 8:00', "at nine thirty, ten oh five or eight o'clock"],
  ['the 21st, 3rd and 40th', 'the twenty first, third and fortieth'],
  ['3.14', 'three point one four'],
  ['call 0701234567', 'call zero seven zero one two three four five six seven'],
  ['12345678901', 'one two three four five six seven eight nine zero one'],
  ['2000000', 'two million'],
  ['salt & pepper', 'salt and pepper'],
])('%j is said as %j', (text, expected) => {
  expect(sayNumbers(text)).toBe(expected);
});

test('what a model without case wrote is put into lower case, other text is left alone', () => {
  expect(readable(' I THINK SO  AND I DO', 'en')).toBe('I think so and I do');
  expect(readable('ICH AUCH', 'de')).toBe('ich auch');
  expect(readable('Ich komme morgen.', 'de')).toBe('Ich komme morgen.');
  expect(readable('', 'en')).toBe('');
});
