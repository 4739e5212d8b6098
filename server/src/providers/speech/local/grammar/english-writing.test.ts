import { expect, it } from 'vitest';
import { writeEnglish } from './english-writing.ts';

it.each([
  ['two nine three four zero', '29340'],
  ['zero seven zero one double five triple six', '070155666'],
  ['oh four oh', '040'],
  ['twenty five', '25'],
  ['three hundred and twelve', '312'],
  ['two thousand five hundred', '2500'],
  ['for four people', 'for 4 people'],
  ['tomorrow at three thirty p m', 'tomorrow at 3:30 pm'],
  ['half past three', '3:30'],
  ['a quarter to one', '12:45'],
  ['at nine oh five', 'at 9:05'],
  ["ten o'clock", "10 o'clock"],
  ['next friday at noon', 'next friday at noon'],
  ['the twenty first of march', 'the twenty first of march'],
  ['one moment', 'one moment'],
  ["i'm anna", "I'm anna"],
  ['yes please', 'yes please'],
])('%s is written %s', (said, written) => {
  expect(writeEnglish(said.split(' '))).toBe(written);
});
