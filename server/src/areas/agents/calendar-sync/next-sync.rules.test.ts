import { expect, it } from 'vitest';
import { nextSyncAt } from './next-sync.rules.ts';

const now = new Date(0);
const seconds = (failures: number, random = 0.5) => nextSyncAt({ now, failures, random }).getTime() / 1000;

it('about every two minutes, spread by a fifth', () => {
  expect([seconds(0, 0), seconds(0), seconds(0, 1)]).toEqual([96, 120, 144]);
});

it('after failures twice as long each time, an hour at most', () => {
  expect([1, 2, 4, 5, 60].map((failures) => seconds(failures))).toEqual([240, 480, 1920, 3600, 3600]);
});
