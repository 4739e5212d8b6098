/**
 * A reading of a wall clock: the milliseconds that `Date.UTC` gives for the year, month, day and time it shows. Not an
 * instant: the zone decides which one it means, and there may be none (skipped) or two (repeated).
 */
export type LocalTime = number;

/** The wall clock of one IANA time zone, DST included. All values in milliseconds. */
export interface WallClock {
  /** Reading at an instant. */
  localAt(instant: number): LocalTime;
  /** UTC offset at an instant, positive east of Greenwich. */
  offsetAt(instant: number): number;
  /** Earliest instant at which the clock shows `local`; null for a skipped time. */
  firstInstantOf(local: LocalTime): number | null;
  /** Earliest instant at which the clock shows `local` or a later time: of a skipped time, the transition. */
  instantAtOrAfter(local: LocalTime): number;
  /**
   * Instant of `local`: of a repeated time the earlier, of a skipped time as much later as the clock is put forward, as
   * RFC 5545 and the disambiguation `compatible` of Temporal define it.
   */
  instantOf(local: LocalTime): number;
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Opens the wall clock of `timezone`, by the time zone data of Node. Throws RangeError for an unknown name.
 * Limit: two transitions within a day and a half of each other, which no zone has had since 1970, are not told apart.
 */
export function wallClock(timezone: string): WallClock {
  /** UTC offset by day of local time; null for a day with a transition on it or next to it. */
  const offsetByDay = new Map<number, number | null>();
  const offsetAt = (instant: number) => readOffset(timezone, instant);

  function constantOffset(local: LocalTime): number | null {
    const day = Math.floor(local / dayMs);
    const known = offsetByDay.get(day);
    if (known !== undefined) return known;
    const [before, after] = [offsetAt((day - 1) * dayMs), offsetAt((day + 2) * dayMs)];
    const offset = before === after ? before : null;
    offsetByDay.set(day, offset);
    return offset;
  }

  function firstInstantOf(local: LocalTime): number | null {
    const offset = constantOffset(local);
    if (offset !== null) return local - offset;
    // The larger offset first: of two instants with the same reading it belongs to the earlier.
    const offsets = [offsetAt(local - dayMs), offsetAt(local + dayMs)].toSorted((a, b) => b - a);
    for (const each of offsets) if (offsetAt(local - each) === each) return local - each;
    return null;
  }

  function instantAtOrAfter(local: LocalTime): number {
    const instant = firstInstantOf(local);
    if (instant !== null) return instant;
    // Skipped: a binary search for the transition, after which the clock shows a later time.
    let [tooEarly, lateEnough] = [local - dayMs, local + dayMs];
    while (lateEnough - tooEarly > 1) {
      const middle = Math.floor((tooEarly + lateEnough) / 2);
      if (middle + offsetAt(middle) < local) tooEarly = middle;
      else lateEnough = middle;
    }
    return lateEnough;
  }

  return {
    localAt: (instant) => instant + offsetAt(instant),
    offsetAt,
    firstInstantOf,
    instantAtOrAfter,
    instantOf: (local) => firstInstantOf(local) ?? local - offsetAt(local - dayMs),
  };
}

/** Date of a local time: `2026-03-29`. */
export function dateOf(local: LocalTime): string {
  return new Date(local).toISOString().slice(0, 10);
}

/** Time of day of a local time, to the minute: `09:00`. */
export function timeOf(local: LocalTime): string {
  return new Date(local).toISOString().slice(11, 16);
}

/** Day of the week of a local time, ISO 8601: Monday is 1, Sunday 7. */
export function weekdayOf(local: LocalTime): number {
  return new Date(local).getUTCDay() || 7;
}

/** An instant with the zone's offset, RFC 3339: `2026-03-29T09:00:00+02:00`. */
export function isoInZone(clock: WallClock, instant: number): string {
  const minutes = Math.round(clock.offsetAt(instant) / minuteMs);
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${new Date(instant + minutes * minuteMs).toISOString().slice(0, 19)}${sign}${two(hours)}:${two(rest)}`;
}

/** `longOffset` is written GMT+05:45, or GMT alone; offsets before about 1970 have seconds too. */
function readOffset(timezone: string, instant: number): number {
  let formatter = formatters.get(timezone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
    formatters.set(timezone, formatter);
  }
  const text = formatter.format(instant);
  const [, sign, hours, minutes, seconds] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? [];
  const size = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) * 1000;
  return sign === '-' ? -size : size;
}
