import { describe, expect, it } from 'vitest';
import { dueDateOf, fileRetryMs } from './erasure.rules.ts';

describe('dueDateOf', () => {
  it.each([
    ['2026-01-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', '2027-01-31T23:59:59.000Z'],
  ])('is a month after %s: %s', (requested, due) => {
    expect(dueDateOf(new Date(requested)).toISOString()).toBe(due);
  });
});

describe('fileRetryMs', () => {
  it('doubles from 5 s to an hour', () => {
    expect([1, 2, 3, 50].map(fileRetryMs)).toEqual([5_000, 10_000, 20_000, 3_600_000]);
  });
});
