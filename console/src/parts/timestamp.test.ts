import { expect, it } from 'vitest';
import { recordTime, relativeTime } from './timestamp.tsx';

const now = new Date('2026-03-01T12:00:00.000Z');

it.each([
  ['2026-03-01T12:00:00.000Z', 'now'],
  ['2026-03-01T11:59:30.000Z', 'now'],
  ['2026-03-01T11:01:00.000Z', '59 minutes ago'],
  ['2026-03-01T09:30:00.000Z', '2 hours ago'],
  ['2026-02-28T11:00:00.000Z', 'yesterday'],
  ['2026-03-04T12:30:00.000Z', 'in 3 days'],
  ['2027-05-01T12:00:00.000Z', 'next year'],
])('%s is %s', (at, words) => {
  expect(relativeTime(new Date(at), now, 'en')).toBe(words);
});

it('uses the console’s language', () => {
  expect(relativeTime(new Date('2026-03-01T09:30:00.000Z'), now, 'sv')).toBe('för 2 timmar sedan');
});

// A month of calls all read "last week".
it.each([
  ['2026-03-01T09:30:00.000Z', '2 hours ago'],
  ['2026-02-24T09:30:00.000', '24 Feb, 09:30'],
  ['2025-12-31T23:05:00.000', '31 Dec 2025, 23:05'],
])('a record of %s is told as "%s"', (at, words) => {
  expect(recordTime(new Date(at), now, 'en-GB')).toBe(words);
});
