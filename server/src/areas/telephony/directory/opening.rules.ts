import { type WeeklyHours, weekdays } from '@parley/contract/resources/weekly-hours';
import { dayMs, minuteMs, timeOf, wallClock, weekdayOf } from '#platform/clock/wall-clock.ts';

/** Weekly hours by the clock of a time zone. */
export interface Hours {
  timezone: string;
  weekly: WeeklyHours;
}

/** True within the hours; null: always. */
export function isOpen(hours: Hours | null, now: Date): boolean {
  if (hours === null) return true;
  const local = wallClock(hours.timezone).localAt(now.getTime());
  const time = timeOf(local);
  return rangesAt(hours, local).some(({ from, to }) => from <= time && time < to);
}

/** Next opening within a week; null where there is none, or it is open. */
export function opensAt(hours: Hours | null, now: Date): Date | null {
  if (hours === null || isOpen(hours, now)) return null;
  const clock = wallClock(hours.timezone);
  const local = clock.localAt(now.getTime());
  const midnight = Math.floor(local / dayMs) * dayMs;
  for (let day = 0; day <= 7; day += 1) {
    const start = midnight + day * dayMs;
    const openings = rangesAt(hours, start).map(({ from }) => start + minutesOf(from) * minuteMs);
    const next = openings.filter((opening) => opening > local).sort((a, b) => a - b)[0];
    if (next !== undefined) return new Date(clock.instantAtOrAfter(next));
  }
  return null;
}

function rangesAt(hours: Hours, local: number) {
  const day = weekdays[weekdayOf(local) - 1];
  return day === undefined ? [] : hours.weekly[day];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
