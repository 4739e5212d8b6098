import { describe, expect, it } from 'vitest';
import { isToBeDisabled, nextTryAt, readRetryAfterMs } from './schedule.rules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const dayMs = 86_400_000;
const maxTries = 10;
const waitMs = (tries: number, { random = 0.5, retryAfterMs = null as number | null } = {}) => {
  const next = nextTryAt({ tries, retryAfterMs, now, random });
  return next === null ? null : next.getTime() - now.getTime();
};

describe('the schedule of retries', () => {
  it('has ten tries over 75.6 hours', () => {
    const waits = Array.from({ length: maxTries }, (_, at) => waitMs(at + 1));
    expect(waits.map((wait) => wait && wait / 1000)).toEqual([
      5,
      300,
      1800,
      7200,
      18_000,
      36_000,
      50_400,
      72_000,
      86_400,
      null,
    ]);
    expect(waits.reduce((sum: number, wait) => sum + (wait ?? 0), 0) / 3_600_000).toBeCloseTo(75.6, 1);
  });

  it('spreads each wait by a fifth either way, so that none reaches the next', () => {
    for (let tries = 1; tries < maxTries; tries += 1) {
      const wait = waitMs(tries) ?? 0;
      expect(waitMs(tries, { random: 0 })).toBe(wait * 0.8);
      expect(waitMs(tries, { random: 0.999_999_999 })).toBe(wait * 1.2);
    }
  });

  it('is postponed by Retry-After, never brought forward, and adds no try', () => {
    expect(waitMs(1, { retryAfterMs: 60_000 })).toBe(60_000);
    expect(waitMs(2, { retryAfterMs: 60_000 })).toBe(300_000);
    expect(waitMs(1, { retryAfterMs: 0 })).toBe(5_000);
    expect(waitMs(maxTries, { retryAfterMs: 60_000 })).toBeNull();
  });
});

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['86401', dayMs],
  ['99999999999999999999', dayMs],
  ['Sun, 01 Mar 2026 10:01:30 GMT', 90_000],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
  ['Sun, 01 Mar 2099 10:00:00 GMT', dayMs],
  ['soon', null],
  ['', null],
  [undefined, null],
])('Retry-After %j is read as %j ms', (header, expected) => {
  expect(readRetryAfterMs(header, now)).toBe(expected);
});

it.each([
  [10, 5 * dayMs, true],
  [9, 30 * dayMs, false],
  [1000, 5 * dayMs - 1, false],
])('%i failed attempts within %i ms: disabled %j', (failedAttempts, failingMs, expected) => {
  const failingSince = new Date(now.getTime() - failingMs);
  expect(isToBeDisabled({ failingSince, failedAttempts, now })).toBe(expected);
});
