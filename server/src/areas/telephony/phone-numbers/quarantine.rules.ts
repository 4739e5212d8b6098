import { dayMs } from '#platform/clock/wall-clock.ts';

/** End of a released number's quarantine. */
export function quarantineEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
