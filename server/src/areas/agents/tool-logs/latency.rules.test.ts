import { expect, it } from 'vitest';
import { type LatencyCount, percentileOf } from './latency.rules.ts';

it.each<[string, LatencyCount[], number, number | null]>([
  ['no runs', [], 0.5, null],
  ['one run', [[40, 1]], 0.95, 40],
  [
    'an even number, between the two in the middle',
    [
      [10, 2],
      [20, 2],
    ],
    0.5,
    15,
  ],
  [
    'several runs of one latency',
    [
      [1000, 1],
      [10, 19],
    ],
    0.5,
    10,
  ],
  [
    'runs in any order',
    [
      [30, 1],
      [10, 1],
      [20, 1],
    ],
    0.5,
    20,
  ],
  ['1 to 100', Array.from({ length: 100 }, (_, at): LatencyCount => [at + 1, 1]), 0.95, 95.1],
])('the percentile of %s', (_, counts, part, wanted) => expect(percentileOf(counts, part)).toBe(wanted));
