import { wallClock } from '#platform/clock/wall-clock.ts';
import { readTime } from './booking-words.rules.ts';
import { ToolFault } from './tool-fault.ts';

export interface BookingZones {
  /** Of the calendar. */
  timezone: string;
  /** Of the agent, in which a model is told what time it is. */
  agentTimezone: string;
}

/** The instant a model means. Without a zone it is one of the calendar's clocks. Throws what to write instead. */
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
 * Whether a model took a time of the calendar, which is what it hears and is asked for, and wrote the offset of the
 * agent's own zone behind it, in which it was told what time it is.
 */
function isReadByWrongClock(
  { timezone, agentTimezone }: BookingZones,
  time: { at: Date; offsetMs: number | null },
): boolean {
  if (time.offsetMs === null) return false;
  const offsetIn = (zone: string) => wallClock(zone).offsetAt(time.at.getTime());
  return offsetIn(agentTimezone) === time.offsetMs && offsetIn(timezone) !== time.offsetMs;
}
