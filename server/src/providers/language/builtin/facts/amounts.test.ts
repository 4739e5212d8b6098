import { expect, it } from 'vitest';
import { readAmounts, writeAmount } from './amounts.ts';

it.each([
  ['City bike: £8 for two hours, £18.50 per day', [8, 18.5]],
  ['stor service från 3 890 kr', [3890]],
  ['Crown: $1,250', [1250]],
  ['Torte 4,60 €, ab 1.150,50 €', [4.6, 1150.5]],
  ['Ein Brötchen kostet 55 Cent', [0.55]],
  ['Majoration : +25 %', [25]],
  ['children under 14 €30', [30]],
  ['15.30 or 12:45, room 101', []],
])('amounts of "%s"', (text, values) => {
  expect(readAmounts(text).map(({ value }) => value)).toEqual(values);
});

it.each([
  ['£45', 270, '£270'],
  ['2,70 €', 8.1, '8,10 €'],
  ['395 kr', 1385, '1385 kr'],
  ['$12.50', 25, '$25'],
])('a total like %s is written %s', (like, total, text) => {
  const [amount] = readAmounts(like);
  expect(amount && writeAmount(total, amount)).toBe(text);
});
