import { weekdays } from '@parley/contract/resources/calendar';
import { timeOf, wallClock, weekdayOf } from '#platform/clock/wall-clock.ts';
import type { StoredWidgetConfig } from './widget-config.rules.ts';

/** True within the operating hours; without hours: always. `agentZone` is an IANA name. */
export function isWithinHours(hours: StoredWidgetConfig['hours'], agentZone: string, now: Date): boolean {
  if (!hours) return true;
  const local = wallClock(hours.timezone ?? agentZone).localAt(now.getTime());
  const day = weekdays[weekdayOf(local) - 1];
  const time = timeOf(local);
  return day !== undefined && hours.weekly[day].some(({ from, to }) => from <= time && time < to);
}
