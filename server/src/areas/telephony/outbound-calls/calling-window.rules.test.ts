import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFrom, type Window } from './calling-window.rules.ts';

const everyDay: Window['days'] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const office = (more: Partial<Window> = {}): Window => ({
  from: '09:00',
  to: '18:00',
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  timezone: 'Europe/Stockholm',
  ...more,
});
const opening = (window: Window, at: string) => openingFrom(window, new Date(at))?.toISOString() ?? null;

describe('a calling window', () => {
  it.each([
    ['within it, at once', office(), '2026-03-02T10:30:00.000Z', '2026-03-02T10:30:00.000Z'],
    ['before it, when it opens', office(), '2026-03-02T05:00:00.000Z', '2026-03-02T08:00:00.000Z'],
    ['at the minute it opens', office(), '2026-03-02T08:00:00.000Z', '2026-03-02T08:00:00.000Z'],
    ['at the minute it closes, the next day', office(), '2026-03-02T17:00:00.000Z', '2026-03-03T08:00:00.000Z'],
    ['on Friday evening, on Monday', office(), '2026-03-06T17:30:00.000Z', '2026-03-09T08:00:00.000Z'],
    ['until midnight', office({ to: '24:00' }), '2026-03-02T22:59:59.000Z', '2026-03-02T22:59:59.000Z'],
    [
      'of another day there than here',
      office({ timezone: 'Pacific/Auckland' }),
      '2026-03-01T19:59:00.000Z',
      '2026-03-01T20:00:00.000Z',
    ],
    [
      'one day a week, right after it',
      office({ days: ['mon'] }),
      '2026-03-02T17:00:00.000Z',
      '2026-03-09T08:00:00.000Z',
    ],
  ])('%s', (_name, window, at, expected) => expect(opening(window, at)).toBe(expected));

  it('that ends on the next day is open past midnight after its own days only', () => {
    const night = office({ from: '22:00', to: '06:00', days: ['fri'], timezone: 'UTC' });
    expect(opening(night, '2026-03-06T23:00:00.000Z')).toBe('2026-03-06T23:00:00.000Z');
    expect(opening(night, '2026-03-07T05:59:00.000Z')).toBe('2026-03-07T05:59:00.000Z');
    expect(opening(night, '2026-03-07T06:00:00.000Z')).toBe('2026-03-13T22:00:00.000Z');
    expect(opening(night, '2026-03-07T23:00:00.000Z')).toBe('2026-03-13T22:00:00.000Z');
  });
});

// Stockholm: 2026-03-29 02:00 becomes 03:00, 2026-10-25 03:00 becomes 02:00.
describe('DST changes', () => {
  const all = (from: string, to: string) => office({ from, to, days: everyDay });

  it('opens at the same local time before and after', () => {
    expect(opening(office({ days: everyDay }), '2026-03-28T00:00:00.000Z')).toBe('2026-03-28T08:00:00.000Z');
    expect(opening(office({ days: everyDay }), '2026-03-29T00:00:00.000Z')).toBe('2026-03-29T07:00:00.000Z');
    expect(opening(office({ days: everyDay }), '2026-10-24T00:00:00.000Z')).toBe('2026-10-24T07:00:00.000Z');
    expect(opening(office({ days: everyDay }), '2026-10-25T00:00:00.000Z')).toBe('2026-10-25T08:00:00.000Z');
  });

  it('that would open in the skipped hour opens later by that hour', () => {
    expect(opening(all('02:30', '12:00'), '2026-03-29T00:00:00.000Z')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('that lies in the skipped hour moves with it', () => {
    expect(opening(all('02:10', '02:40'), '2026-03-28T23:30:00.000Z')).toBe('2026-03-29T01:10:00.000Z');
    expect(opening(all('02:10', '02:40'), '2026-03-29T01:40:00.000Z')).toBe('2026-03-30T00:10:00.000Z');
  });

  it('that would open in the repeated hour opens at its first occurrence', () => {
    expect(opening(all('02:30', '12:00'), '2026-10-24T22:30:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(opening(all('02:30', '12:00'), '2026-10-25T01:10:00.000Z')).toBe('2026-10-25T01:10:00.000Z');
  });

  it('at any time and zone: the result is not in the past, is within the window, and is a fixed point', () => {
    const time = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 })).map((parts) => parts.map(pad).join(':'));
    const zones = ['Europe/Stockholm', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Havana'];
    const start = Date.UTC(2026, 0, 1);
    fc.assert(
      fc.property(
        fc.record({ from: time, to: time, timezone: fc.constantFrom(...zones), day: fc.constantFrom(...everyDay) }),
        fc.nat({ max: 365 * 24 * 60 }),
        ({ from, to, timezone, day }, minutes) => {
          const window: Window = { from, to, timezone, days: [day] };
          const at = new Date(start + minutes * 60_000);
          const opened = openingFrom(window, at);
          expect(opened).not.toBeNull();
          if (!opened) return;
          expect(opened.getTime()).toBeGreaterThanOrEqual(at.getTime());
          expect(openingFrom(window, opened)).toEqual(opened);
          expect(opened.getTime() - at.getTime()).toBeLessThanOrEqual(15 * 24 * 3_600_000);
        },
      ),
      { numRuns: 300 },
    );
  });
});

const pad = (number: number) => String(number).padStart(2, '0');
