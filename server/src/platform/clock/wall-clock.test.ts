import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dateOf, isoInZone, minuteMs, timeOf, wallClock, weekdayOf } from './wall-clock.ts';

const at = (iso: string) => Date.parse(iso);
/** A reading of the clock, as `Date.UTC` gives it. */
const reading = (text: string) => Date.parse(`${text}Z`);

/** Reading of a clock by an independent method: the year, month, day and time `Intl` writes. */
function written(timezone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => reading(format.format(instant).replace(' ', 'T'));
}

describe('local times skipped by DST', () => {
  it.each([
    ['Europe/Stockholm', '2026-03-29T02:30:00', '2026-03-29T01:00:00Z'],
    ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:00:00Z'],
    // By half an hour only.
    ['Australia/Lord_Howe', '2026-10-04T02:15:00', '2026-10-03T15:30:00Z'],
    // At midnight: the day begins at 01:00.
    ['Africa/Cairo', '2026-04-24T00:00:00', '2026-04-23T22:00:00Z'],
  ])('%s never shows %s; the first later time is at %s', (zone, local, first) => {
    const clock = wallClock(zone);
    expect(clock.firstInstantOf(reading(local))).toBeNull();
    expect(clock.instantAtOrAfter(reading(local))).toBe(at(first));
    expect(clock.firstInstantOf(clock.localAt(at(first)))).toBe(at(first));
  });
});

describe('local times repeated by DST', () => {
  it.each([
    ['Europe/Stockholm', '2026-10-25T02:30:00', '2026-10-25T00:30:00Z', 60],
    ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00Z', 60],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', '2026-04-04T14:45:00Z', 30],
  ])('%s shows %s twice; the first counts', (zone, local, first, minutesApart) => {
    const clock = wallClock(zone);
    const instant = at(first);
    expect([clock.localAt(instant), clock.localAt(instant + minutesApart * minuteMs)]).toEqual([
      reading(local),
      reading(local),
    ]);
    expect(clock.firstInstantOf(reading(local))).toBe(instant);
    expect(clock.instantAtOrAfter(reading(local))).toBe(instant);
  });
});

describe('any zone at any time', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
  const instants = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });

  it('local time matches Intl, and converts back to the instant or an earlier one', () => {
    fc.assert(
      fc.property(zones, instants, (zone, millisecond) => {
        const instant = Math.floor(millisecond / 1000) * 1000;
        const clock = wallClock(zone);
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

  it('around a DST transition, skipped and repeated times match Temporal', () => {
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: -180, max: 180 }), (zone, millisecond, minutes) => {
        const start = Temporal.Instant.fromEpochMilliseconds(millisecond).toZonedDateTimeISO(zone);
        const transition = start.getTimeZoneTransition('next') ?? start;
        const plain = transition.toPlainDateTime().add({ minutes }).round('second');
        const local = reading(plain.toString());
        const meant = (disambiguation: 'compatible' | 'earlier' | 'later') =>
          plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
        const isSkipped = !plain.toZonedDateTime(zone).toPlainDateTime().equals(plain);

        const clock = wallClock(zone);
        expect(clock.instantOf(local)).toBe(meant('compatible'));
        expect(clock.firstInstantOf(local)).toBe(isSkipped ? null : meant('earlier'));
        const orAfter = clock.instantAtOrAfter(local);
        expect(clock.localAt(orAfter)).toBeGreaterThanOrEqual(local);
        expect(clock.localAt(orAfter - 1)).toBeLessThan(local);
      }),
      { numRuns: 1500 },
    );
  });

  it('a time with its offset round-trips', () => {
    fc.assert(
      fc.property(zones, instants, (zone, millisecond) => {
        const instant = Math.floor(millisecond / 1000) * 1000;
        expect(Date.parse(isoInZone(wallClock(zone), instant))).toBe(instant);
      }),
    );
  });
});

it('formats local times and dates', () => {
  expect(isoInZone(wallClock('Asia/Kathmandu'), at('2026-03-29T01:00:00Z'))).toBe('2026-03-29T06:45:00+05:45');
  expect(isoInZone(wallClock('America/New_York'), at('2026-03-29T01:00:00Z'))).toBe('2026-03-28T21:00:00-04:00');
  expect(isoInZone(wallClock('UTC'), at('2026-03-29T01:00:00Z'))).toBe('2026-03-29T01:00:00+00:00');
  expect(dateOf(wallClock('Pacific/Kiritimati').localAt(at('2026-12-31T11:00:00Z')))).toBe('2027-01-01');
  expect(timeOf(reading('2026-03-29T06:45:59'))).toBe('06:45');
});

it('numbers weekdays from Monday, 1, to Sunday, 7', () => {
  expect(['2026-03-23', '2026-03-28', '2026-03-29'].map((date) => weekdayOf(reading(`${date}T12:00`)))).toEqual([
    1, 6, 7,
  ]);
  expect(weekdayOf(reading('1969-12-31T23:59'))).toBe(3);
});
