/** Days of a calendar, as `YYYY-MM-DD`, without a time zone. */
const dayMs = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Number of days from one to another, both counted. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs) + 1;
}

export function eachDay(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) }, (_, at) => addDays(first, at));
}

export const monthOf = (day: string) => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const firstDayOf = (month: string) => `${month}-01`;
export const lastDayOf = (month: string) => addDays(firstDayOf(addMonths(month, 1)), -1);

export function eachMonth(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Days covered by whole months and the days beside them, so that few roll-ups hold a long period. */
export interface Cover {
  months: { first: string; last: string } | null;
  days: { first: string; last: string }[];
}

/** Covers the days from one to another, both counted. */
export function coverDays(first: string, last: string): Cover {
  const from = first === firstDayOf(monthOf(first)) ? monthOf(first) : addMonths(monthOf(first), 1);
  const to = last === lastDayOf(monthOf(last)) ? monthOf(last) : addMonths(monthOf(last), -1);
  if (from > to) return { months: null, days: [{ first, last }] };
  const before = { first, last: addDays(firstDayOf(from), -1) };
  const after = { first: addDays(lastDayOf(to), 1), last };
  return {
    months: { first: firstDayOf(from), last: firstDayOf(to) },
    days: [before, after].filter((span) => span.first <= span.last),
  };
}
