/** Period of a subscription: local days, the end is the first day of the next. */
export interface Period {
  /** Such as 2026-01-31. */
  start: string;
  end: string;
}

/**
 * Period of a month that begins on `start`. `anchorDay`: day of the month on which periods begin; in a shorter month its
 * last day, and the month after again on the anchor.
 */
export function periodFrom(start: string, anchorDay: number): Period {
  const [year, month] = start.split('-').map(Number) as [number, number];
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const daysOfMonth = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate();
  const day = Math.min(anchorDay, daysOfMonth);
  return { start, end: `${nextYear}-${twoDigits(nextMonth)}-${twoDigits(day)}` };
}

/** Calendar month of a local day. */
export const calendarMonth = (day: string): Period => periodFrom(`${day.slice(0, 7)}-01`, 1);

/** Last day before the end of a period. */
export const lastDayBefore = (end: string): string =>
  new Date(new Date(`${end}T00:00:00Z`).getTime() - dayMs).toISOString().slice(0, 10);

const dayMs = 86_400_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');
