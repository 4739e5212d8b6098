import { wallClock } from '#platform/clock/wall-clock.ts';
import { readTime } from './booking-time-format.rules.ts';
import { ToolFault } from './tool-fault.ts';

export interface BookingZones {
  /** Time zone of the calendar. */
  timezone: string;
  /** Time zone of the agent, in which the model is told the current time. */
  agentTimezone: string;
}

/**
 * Resolves a time written by a model. Without an offset it is local time of the calendar. Throws a correction for the
 * model.
 */
export function instantOf(zones: BookingZones, written: unknown, pointer: string): Date {
  const time = readTime(String(written));
  if (!time) {
    const told = `${pointer}: expected a time such as 2026-03-02T09:00. Nothing was done; correct it and call again.`;
    throw new ToolFault('refused', told, 'not a time');
  }
  if (time.kind === 'instant' && !isReadByWrongClock(zones, time)) return time.at;
  return new Date(wallClock(zones.timezone).instantAtOrAfter(time.local));
}

/**
 * Detects a calendar time to which the model appended the offset of the agent's time zone, in which it was told the
 * current time.
 */
function isReadByWrongClock(
  { timezone, agentTimezone }: BookingZones,
  time: { at: Date; offsetMs: number | null },
): boolean {
  if (time.offsetMs === null) return false;
  const offsetIn = (zone: string) => wallClock(zone).offsetAt(time.at.getTime());
  return offsetIn(agentTimezone) === time.offsetMs && offsetIn(timezone) !== time.offsetMs;
}
