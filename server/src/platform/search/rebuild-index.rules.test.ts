import { expect, it } from 'vitest';
import { isRebuildDue } from './rebuild-index.rules.ts';

const hours = (count: number) => count * 3_600_000;
const large = 1e9;

it.each([
  ['nothing was removed', { bytes: 1e6, oldestAgeMs: null, hour: 3 }, false],
  ['a small index, at any time', { bytes: 1e6, oldestAgeMs: 0, hour: 14 }, true],
  ['a large index by day', { bytes: large, oldestAgeMs: hours(10), hour: 14 }, false],
  ['a large index at night', { bytes: large, oldestAgeMs: hours(4), hour: 2 }, true],
  ['a large index again in the same night', { bytes: large, oldestAgeMs: hours(2.9), hour: 4 }, false],
  ['a large index that no night came for', { bytes: large, oldestAgeMs: hours(24), hour: 14 }, true],
])('%s', (_, index, isDue) => {
  expect(isRebuildDue(index)).toBe(isDue);
});
