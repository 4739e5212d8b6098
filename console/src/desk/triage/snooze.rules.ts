export const snoozeNames = ['hour', 'later', 'tomorrow', 'week'] as const;
export type SnoozeName = (typeof snoozeNames)[number];

/** Hour at which a day of work begins, by the clock of this browser. */
const morning = 9;

/** End of a usual snooze. */
export function snoozeUntil(name: SnoozeName, now: Date): Date {
  const until = new Date(now);
  switch (name) {
    case 'hour':
      until.setHours(until.getHours() + 1);
      return until;
    case 'later':
      until.setHours(until.getHours() + 3);
      return until;
    case 'tomorrow':
      until.setDate(until.getDate() + 1);
      until.setHours(morning, 0, 0, 0);
      return until;
    case 'week':
      // The next Monday.
      until.setDate(until.getDate() + (8 - (until.getDay() || 7)));
      until.setHours(morning, 0, 0, 0);
      return until;
  }
}
