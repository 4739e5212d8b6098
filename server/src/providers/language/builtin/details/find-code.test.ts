import { expect, it } from 'vitest';
import { findCode } from './find-code.ts';
import { withDigits } from './number-words.ts';

it.each([
  ['en', 'it is one two three four five', 'it is 12345'],
  ['en', 'twelve three forty five', '12345'],
  ['en', 'twenty twenty-four', '2024'],
  ['en', 'twelve thousand three hundred and forty five please', '12345 please'],
  ['en', 'double five oh seven', '5507'],
  ['en', 'Two people and a dog', '2 people and a dog'],
  ['en', 'Where can I park?', 'Where can I park?'],
  ['sv', 'ett två tre fyrtiofem', '12345'],
  ['sv', 'tolvtusen', 'tolvtusen'],
  ['sv', 'tolv tusen tre hundra fem', '12305'],
  ['de', 'eins zwei drei fünfundvierzig', '12345'],
  ['fr', 'un deux trois quarante-cinq', '12345'],
  ['fr', 'soixante-dix-sept quatre-vingt-dix-neuf', '7799'],
  ['fr', 'quatre vingt dix neuf', '99'],
  ['es', 'uno dos tres cuarenta y cinco', '12345'],
  ['es', 'veinticuatro', '24'],
  ['it', 'nine nine', '99'],
])('%s: %s', (language, spoken, written) => {
  expect(withDigits(spoken, language)).toBe(written);
});

const code = (text: string, isAsked = false, language = 'en') =>
  findCode(text, { label: 'order number', isAsked, language });

it.each([
  ['When is my order 12345 delivered?', '12345'],
  ['when is my order one two three four five delivered', '12345'],
  ['the order number is 7', '7'],
  ['order #7, please', '7'],
  ['order AB-1234', 'AB-1234'],
  ['order 12 345', '12345'],
  ['a table for 2', undefined],
  ['where is my order', undefined],
  ['this one is for two', undefined],
])('stated: %s', (text, found) => {
  expect(code(text)).toBe(found);
});

it.each([
  ['A-1234', 'A-1234'],
  ["it's 7", '7'],
  ['seven', '7'],
  ['A B one two', 'AB12'],
  ['XKCD', 'XKCD'],
  ['yes', undefined],
  ['I do not know it', undefined],
  ['what for?', undefined],
])('in answer to a question: %s', (text, found) => {
  expect(code(text, true)).toBe(found);
});
