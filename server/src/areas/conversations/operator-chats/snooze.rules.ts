import { dayMs } from '#platform/clock/wall-clock.ts';

/** Longest snooze: a visitor's session lives as long. Unit: days. */
export const snoozeDaysMax = 30;

/** Fault of the end of a snooze; null when it is valid. */
export function snoozeFault(until: Date, now: Date): string | null {
  if (until <= now) return 'must be in the future';
  if (until.getTime() > now.getTime() + snoozeDaysMax * dayMs) return `must be within ${snoozeDaysMax} days`;
  return null;
}
