import type { CallingWindow, Weekday } from '@parley/contract/resources/outbound-call';
import { dayMs, type LocalTime, minuteMs, type WallClock, wallClock, weekdayOf } from '#platform/clock/wall-clock.ts';

/** Daily calling hours in one time zone. */
export type Window = CallingWindow & { timezone: string };

const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Search horizon: a window closed for this many days, one DST change included, never opens. */
const daysAhead = 15;

/**
 * First instant from `at` on at which the window is open; `at` itself when open. Null when it never opens, such as a
 * window inside the hour DST skips on one day a year.
 */
export function openingFrom(window: Window, at: Date): Date | null {
  const clock = wallClock(window.timezone);
  const today = Math.floor(clock.localAt(at.getTime()) / dayMs) * dayMs;
  // Yesterday's window may extend into today.
  for (let ahead = -1; ahead <= daysAhead; ahead++) {
    const opening = openingOn(window, clock, today + ahead * dayMs);
    if (opening && at < opening.to) return at > opening.from ? at : opening.from;
  }
  return null;
}

/** Opening of a day as instants, or null for a closed day. `midnight` is the day's first local time. */
function openingOn(window: Window, clock: WallClock, midnight: LocalTime): { from: Date; to: Date } | null {
  const weekday = weekdays[weekdayOf(midnight) - 1];
  if (weekday === undefined || !window.days.includes(weekday)) return null;
  const [fromMinute, toMinute] = [minuteOf(window.from), minuteOf(window.to)];
  const lastMidnight = toMinute > fromMinute ? midnight : midnight + dayMs;
  const from = new Date(clock.instantOf(midnight + fromMinute * minuteMs));
  const to = new Date(clock.instantOf(lastMidnight + toMinute * minuteMs));
  return from < to ? { from, to } : null;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
