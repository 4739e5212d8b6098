import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { readable } from './readable-text.ts';

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

it.each([
  ['Hello, we open at nine!', 'Hello, we open at nine!'],
  ['Your order 4-5-6 is ready.', 'Your order four, five, six is ready.'],
  ['Hello Søby', 'Hello S o b y'],
  ['hello Nélson-Bu', 'hello N e l s o n B u'],
  ['the dog’s order', 'h e dog order'],
  ['*** … <>"', ''],
  ['\u{1F642}', ''],
])('%j is normalized for the voice to %j', (text, expected) => {
  expect(lexicon.fit(text, 'en')).toBe(expected);
});

it('uncased transcripts are lowercased, other text is unchanged', () => {
  expect(readable(' I THINK SO  AND I DO', 'en')).toBe('I think so and I do');
  expect(readable('ICH AUCH', 'de')).toBe('ich auch');
  expect(readable('Ich komme morgen.', 'de')).toBe('Ich komme morgen.');
  expect(readable('', 'en')).toBe('');
});
