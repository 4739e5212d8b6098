import { expect, it } from 'vitest';
import { splitPrices } from './split-prices.ts';

const split = (text: string) =>
  splitPrices({ id: 'prompt:1', title: 'Prices', text, line: 0 }).map(({ title, text: part }) => `${title} | ${part}`);

it.each([
  [
    'A roll costs 55 cents, a croissant 1.90 € and a cake 3.20 €.',
    ['Prices | A roll costs 55 cents', 'Prices | a croissant 1.90 €', 'Prices | a cake 3.20 €.'],
  ],
  ['Paella 17,50 €; arroz negro 18 €', ['Prices | Paella 17,50 €', 'Prices | arroz negro 18 €']],
  [
    'Double room: low season 95 €, high season 128 €',
    ['Prices | Double room: low season 95 €', 'Prices | Double room: high season 128 €'],
  ],
  [
    'Small boxes are $2.25, medium $3.25, large $4.50.',
    ['Prices | Small boxes are $2.25', 'Prices | boxes: medium $3.25', 'Prices | boxes: large $4.50.'],
  ],
  ['Inspektion: 65 €, E-Bike 85 €', ['Prices | Inspektion: 65 €', 'Prices | Inspektion: E-Bike 85 €']],
  [
    'Massage: 20 Minuten 25 €, 40 Minuten 46 €',
    ['Prices | Massage: 20 Minuten 25 €', 'Prices | Massage: 40 Minuten 46 €'],
  ],
  ['Semlor 45 kr styck, fyra för 160 kr', ['Prices | Semlor 45 kr styck, fyra för 160 kr']],
  ['City bike: £8 for two hours, £18 per day', ['Prices | City bike: £8 for two hours, £18 per day']],
  ['Puncture repair: £14, inner tube included', ['Prices | Puncture repair: £14, inner tube included']],
])('%s', (text, parts) => {
  expect(split(text)).toEqual(parts);
});
