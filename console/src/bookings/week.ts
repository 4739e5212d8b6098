const dayMs = 86_400_000;

/** Midnight of a day as `2026-03-02`, read as UTC. */
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day `days` after another. */
export const addDays = (day: string, days: number): string =>
  new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(utcOf(day)).getUTCDay() + 6) % 7));

/** Days of the week that begins on `monday`. */
export const daysOf = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Day and minutes since midnight that a clock of `zone` shows. */
export function localTime(at: Date, zone: string): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Instant at which a day of `zone` begins. */
export function dayStart(day: string, zone: string): Date {
  const midnight = utcOf(day);
  let guess = midnight;
  // The offset of the zone may differ between the first guess and the day itself, so it is read twice.
  for (let round = 0; round < 2; round++) {
    const shown = localTime(new Date(guess), zone);
    guess += midnight - (utcOf(shown.day) + shown.minutes * 60_000);
  }
  return new Date(guess);
}

/** Minutes since midnight of a time as `09:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
