import { weekdays } from '@parley/contract/resources/calendar';
import type { ChatDeskSettings } from '@parley/contract/resources/desk-work';
import { dayMs, minuteMs, wallClock, weekdayOf } from '#platform/clock/wall-clock.ts';

type Hours = NonNullable<ChatDeskSettings['hours']>;

/** Days searched for open time; more than the longest target needs with one hour a week. */
const daysMax = 6000;

/**
 * Adds minutes of open time to an instant: the instant at which so much business time has passed. Without hours, or
 * without any open time in them, the clock runs around the clock. DST changes follow the wall clock of the zone.
 */
export function addBusinessMinutes(hours: Hours | null, from: Date, minutes: number): Date {
  const around = new Date(from.getTime() + minutes * minuteMs);
  if (!hours || weekdays.every((day) => hours.weekly[day].length === 0)) return around;
  const clock = wallClock(hours.timezone);
  let remainingMs = minutes * minuteMs;
  const firstDay = Math.floor(clock.localAt(from.getTime()) / dayMs) * dayMs;
  for (let day = firstDay; day < firstDay + daysMax * dayMs; day += dayMs) {
    for (const range of rangesOf(hours, day)) {
      const opens = Math.max(clock.instantOf(day + clockMs(range.from)), from.getTime());
      const openMs = clock.instantOf(day + clockMs(range.to)) - opens;
      if (openMs <= 0) continue;
      if (openMs >= remainingMs) return new Date(opens + remainingMs);
      remainingMs -= openMs;
    }
  }
  return around;
}

function rangesOf(hours: Hours, day: number) {
  const name = weekdays[weekdayOf(day) - 1];
  return name === undefined ? [] : hours.weekly[name].toSorted((one, other) => one.from.localeCompare(other.from));
}

function clockMs(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * minuteMs;
}

/** Instants at which the first reply and the close of a chat handed over at `now` are late; null: no target. */
export function dueTimesOf(
  { hours, first_reply_minutes: reply, resolution_minutes: resolution }: ChatDeskSettings,
  now: Date,
): { firstReplyDueAt: Date | null; resolutionDueAt: Date | null } {
  return {
    firstReplyDueAt: reply === null ? null : addBusinessMinutes(hours, now, reply),
    resolutionDueAt: resolution === null ? null : addBusinessMinutes(hours, now, resolution),
  };
}
