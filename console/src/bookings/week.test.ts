import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { addDays, dayStart, daysOf, localTime, mondayOf } from './week.ts';

describe('weeks of the booking calendar', () => {
  it('begin on Monday, across months and years', () => {
    expect(mondayOf('2026-03-01')).toBe('2026-02-23');
    expect(mondayOf('2026-03-02')).toBe('2026-03-02');
    expect(daysOf('2025-12-29').at(-1)).toBe('2026-01-04');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('have days that begin by the clock of their zone, also where clocks are set', () => {
    expect(dayStart('2026-03-29', 'Europe/Stockholm').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(dayStart('2026-03-30', 'Europe/Stockholm').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(dayStart('2026-10-26', 'Europe/Stockholm').toISOString()).toBe('2026-10-25T23:00:00.000Z');
    expect(dayStart('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(dayStart('2026-06-01', 'Pacific/Kiritimati').toISOString()).toBe('2026-05-31T10:00:00.000Z');
  });

  it('show an instant by the clock of the zone', () => {
    const at = new Date('2026-07-01T22:30:00Z');
    expect(localTime(at, 'Europe/Stockholm')).toEqual({ day: '2026-07-02', minutes: 30 });
    expect(localTime(at, 'America/New_York')).toEqual({ day: '2026-07-01', minutes: 18 * 60 + 30 });
  });
});

describe('bookings of one day', () => {
  const lanesOf = (spans: [number, number][]) =>
    arrange(spans.map(([start, end]) => ({ start, end }))).map(({ lane, lanes }) => [lane, lanes]);

  it('stand beside each other only while they overlap', () => {
    expect(
      lanesOf([
        [540, 600],
        [570, 630],
        [600, 660],
        [660, 720],
      ]),
    ).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it('share the width of the day when they begin together', () => {
    expect(
      lanesOf([
        [540, 570],
        [540, 570],
        [540, 570],
      ]),
    ).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });
});
