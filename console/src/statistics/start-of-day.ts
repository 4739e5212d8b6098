/** Instant at which a day (`2026-03-01`), or the one `later` days after it, begins in a time zone; ISO 8601. */
export function startOfDay(day: string, timezone: string, later = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  const guess = date.getTime() - offsetMs(date.getTime(), timezone);
  // Again with the offset there, which differs on a day of a clock change.
  return new Date(date.getTime() - offsetMs(guess, timezone)).toISOString();
}

/** UTC offset of a zone at an instant. Unit: milliseconds. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
