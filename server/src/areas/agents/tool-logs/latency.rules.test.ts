import { expect, it } from 'vitest';
import { percentileOf, sortedLatencies } from './latency.rules.ts';

it.each<[string, string[], number, number | null]>([
  ['no runs', [''], 0.5, null],
  ['one run', ['40'], 0.95, 40],
  ['an even number, between the two in the middle', ['10 20 10 20'], 0.5, 15],
  ['several runs of one latency', ['1000', Array(19).fill('10').join(' ')], 0.5, 10],
  ['runs in any order, by number', ['30 9', '20'], 0.5, 20],
  ['1 to 100', [Array.from({ length: 100 }, (_, at) => 100 - at).join(' ')], 0.95, 95.1],
])('the percentile of %s', (_, written, part, wanted) =>
  expect(percentileOf(sortedLatencies(written), part)).toBe(wanted),
);
