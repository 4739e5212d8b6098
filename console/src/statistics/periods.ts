/** Usual periods by name, as first and last day. */
export const periodNames = ['days_7', 'days_30', 'days_90', 'this_month', 'last_month', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

export interface Days {
  from: string;
  to: string;
}

function shift(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Days of a usual period, up to today in the account's time zone. */
export function daysOf(name: PeriodName, today: string): Days {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (name) {
    case 'days_7':
      return { from: shift(today, { days: -6 }), to: today };
    case 'days_30':
      return { from: shift(today, { days: -29 }), to: today };
    case 'days_90':
      return { from: shift(today, { days: -89 }), to: today };
    case 'this_month':
      return { from: firstOfMonth, to: today };
    case 'last_month':
      return { from: shift(firstOfMonth, { months: -1 }), to: shift(firstOfMonth, { days: -1 }) };
    case 'year':
      return { from: shift(today, { days: -364 }), to: today };
  }
}

/** Name of the usual period with these days, if there is one. */
export function periodOf(days: Days, today: string): PeriodName | null {
  return (
    periodNames.find((name) => daysOf(name, today).from === days.from && daysOf(name, today).to === days.to) ?? null
  );
}
