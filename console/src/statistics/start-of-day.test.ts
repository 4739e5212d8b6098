import { expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

it('a day begins by the clock of the zone, also on days of a clock change', () => {
  expect(startOfDay('2026-03-01', 'Europe/Stockholm')).toBe('2026-02-28T23:00:00.000Z');
  expect(startOfDay('2026-03-29', 'Europe/Stockholm')).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-29', 'Europe/Stockholm', 1)).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-01-31', 'America/New_York', 1)).toBe('2026-02-01T05:00:00.000Z');
});
