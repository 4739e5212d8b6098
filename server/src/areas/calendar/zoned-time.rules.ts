/**
 * A reading of a wall clock: the milliseconds that `Date.UTC` gives for the year, month, day and time it shows. Not an
 * instant; which one it means depends on the zone, and there may be none, or two.
 */
export type LocalTime = number;

/** The wall clocks of one time zone. Unit everywhere: milliseconds. */
export interface ZoneClock {
  /** What the clocks show at an instant. */
  localAt(instant: number): LocalTime;
  /** How far the clocks are ahead of UTC at an instant. */
  offsetAt(instant: number): number;
  /** The instant at which the clocks show `local`, the first where they do so twice; null where they skip it. */
  firstInstantOf(local: LocalTime): number | null;
  /** The first instant at which the clocks show `local` or, where they skip it, a later time. */
  instantAtOrAfter(local: LocalTime): number;
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The clocks of `timezone`, a name of the IANA database, by the time zone data of Node. Nothing is asked of it about an
 * hour in which the clocks are set within a day and a half of another such hour: that happens nowhere.
 */
export function zoneClock(timezone: string): ZoneClock {
  /** Offset of each day on and around which it stays the same; null of the others. */
  const steady = new Map<number, number | null>();
  const offsetAt = (instant: number) => readOffset(timezone, instant);

  function steadyOffset(local: LocalTime): number | null {
    const day = Math.floor(local / dayMs);
    const known = steady.get(day);
    if (known !== undefined) return known;
    const [before, after] = [offsetAt((day - 1) * dayMs), offsetAt((day + 2) * dayMs)];
    const offset = before === after ? before : null;
    steady.set(day, offset);
    return offset;
  }

  function firstInstantOf(local: LocalTime): number | null {
    const offset = steadyOffset(local);
    if (offset !== null) return local - offset;
    // The larger offset first: of two instants that show the same time it belongs to the earlier.
    const offsets = [offsetAt(local - dayMs), offsetAt(local + dayMs)].toSorted((a, b) => b - a);
    for (const each of offsets) if (offsetAt(local - each) === each) return local - each;
    return null;
  }

  function instantAtOrAfter(local: LocalTime): number {
    const instant = firstInstantOf(local);
    if (instant !== null) return instant;
    // Skipped: the clocks are set forward somewhere around it, and from then on show a later time.
    let [tooEarly, lateEnough] = [local - dayMs, local + dayMs];
    while (lateEnough - tooEarly > 1) {
      const middle = Math.floor((tooEarly + lateEnough) / 2);
      if (middle + offsetAt(middle) < local) tooEarly = middle;
      else lateEnough = middle;
    }
    return lateEnough;
  }

  return { localAt: (instant) => instant + offsetAt(instant), offsetAt, firstInstantOf, instantAtOrAfter };
}

/** The date of a local time, such as 2026-03-29. */
export function dateOf(local: LocalTime): string {
  return new Date(local).toISOString().slice(0, 10);
}

/** The instant as the clocks of the zone show it: 2026-03-29T09:00:00+02:00. */
export function isoInZone(clock: ZoneClock, instant: number): string {
  const minutes = Math.round(clock.offsetAt(instant) / minuteMs);
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${new Date(instant + minutes * minuteMs).toISOString().slice(0, 19)}${sign}${two(hours)}:${two(rest)}`;
}

/** `longOffset` is written GMT+05:45, or GMT alone; zones of long ago have seconds too. */
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
