import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, isoInZone, minuteMs, zoneClock } from './zoned-time.rules.ts';

const at = (iso: string) => Date.parse(iso);
/** A reading of the clock, as `Date.UTC` gives it. */
const reading = (text: string) => Date.parse(`${text}Z`);

/** What a clock shows, found another way than the rules do: the year, month, day and time `Intl` writes. */
function written(timezone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => reading(format.format(instant).replace(' ', 'T'));
}

describe('clocks that are set forward', () => {
  it.each([
    ['Europe/Stockholm', '2026-03-29T02:30:00', '2026-03-29T01:00:00Z'],
    ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:00:00Z'],
    // By half an hour only.
    ['Australia/Lord_Howe', '2026-10-04T02:15:00', '2026-10-03T15:30:00Z'],
    // At midnight: the day begins at 01:00.
    ['Africa/Cairo', '2026-04-24T00:00:00', '2026-04-23T22:00:00Z'],
  ])('%s never shows %s; the first later time comes at %s', (zone, local, first) => {
    const clock = zoneClock(zone);
    expect(clock.firstInstantOf(reading(local))).toBeNull();
    expect(clock.instantAtOrAfter(reading(local))).toBe(at(first));
    expect(clock.firstInstantOf(clock.localAt(at(first)))).toBe(at(first));
  });
});

describe('clocks that are set back', () => {
  it.each([
    ['Europe/Stockholm', '2026-10-25T02:30:00', '2026-10-25T00:30:00Z', 60],
    ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00Z', 60],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', '2026-04-04T14:45:00Z', 30],
  ])('%s shows %s twice; the first counts', (zone, local, first, minutesApart) => {
    const clock = zoneClock(zone);
    const instant = at(first);
    expect([clock.localAt(instant), clock.localAt(instant + minutesApart * minuteMs)]).toEqual([
      reading(local),
      reading(local),
    ]);
    expect(clock.firstInstantOf(reading(local))).toBe(instant);
    expect(clock.instantAtOrAfter(reading(local))).toBe(instant);
  });
});

describe('in any zone at any time', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
  const instants = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });

  it('a clock shows what Intl writes, and its reading leads back to the instant or to an earlier one', () => {
    fc.assert(
      fc.property(zones, instants, (zone, millisecond) => {
        const instant = Math.floor(millisecond / 1000) * 1000;
        const clock = zoneClock(zone);
        const local = clock.localAt(instant);
        expect(local).toBe(written(zone)(instant));
        const first = clock.firstInstantOf(local);
        expect(first).not.toBeNull();
        expect(clock.localAt(first ?? 0)).toBe(local);
        expect(first).toBeLessThanOrEqual(instant);
        expect(clock.instantAtOrAfter(local)).toBe(first);
      }),
      { numRuns: 500 },
    );
  });

  it('a time written with its offset is the instant again', () => {
    fc.assert(
      fc.property(zones, instants, (zone, millisecond) => {
        const instant = Math.floor(millisecond / 1000) * 1000;
        expect(Date.parse(isoInZone(zoneClock(zone), instant))).toBe(instant);
      }),
    );
  });
});

it('writes times and dates as the clocks show them', () => {
  expect(isoInZone(zoneClock('Asia/Kathmandu'), at('2026-03-29T01:00:00Z'))).toBe('2026-03-29T06:45:00+05:45');
  expect(isoInZone(zoneClock('America/New_York'), at('2026-03-29T01:00:00Z'))).toBe('2026-03-28T21:00:00-04:00');
  expect(isoInZone(zoneClock('UTC'), at('2026-03-29T01:00:00Z'))).toBe('2026-03-29T01:00:00+00:00');
  expect(dateOf(zoneClock('Pacific/Kiritimati').localAt(at('2026-12-31T11:00:00Z')))).toBe('2027-01-01');
});
