import type { PlantedEvent } from '../calendar-account.conformance.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Offset of Stockholm's clock from UTC at a local time. Unit: minutes. */
function offsetAt(local: number): number {
  const year = new Date(local).getUTCFullYear();
  const lastSunday = (month: number) => {
    const end = Date.UTC(year, month + 1, 0);
    return end - new Date(end).getUTCDay() * 86_400_000;
  };
  return local >= lastSunday(2) + 2 * 3_600_000 && local < lastSunday(9) + 3 * 3_600_000 ? 120 : 60;
}

/** Instant of a local time as `2026-03-02` and `09:00`. */
const instantOf = (date: string, time: string): number => {
  const local = Date.parse(`${date}T00:00Z`) + minutes(time) * 60_000;
  return local - offsetAt(local) * 60_000;
};

export interface Occurrence {
  from: number;
  to: number;
  /** Null: at a time; else the first day and the day after the last. */
  days: { first: string; after: string } | null;
  state: 'busy' | 'free' | 'cancelled';
  isOfSeries: boolean;
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Occurrences of a planted event, as a vendor expands it: a year of a series. */
export function occurrencesOf(event: PlantedEvent): Occurrence[] {
  const timed = { days: null, state: 'busy', isOfSeries: false } as const;
  switch (event.kind) {
    case 'timed': {
      const [date, from] = event.from.split('T') as [string, string];
      const [endDate, to] = event.to.split('T') as [string, string];
      return [{ ...timed, from: instantOf(date, from), to: instantOf(endDate, to), state: event.as ?? 'busy' }];
    }
    case 'all_day': {
      const days = { first: event.date, after: dayAfter(event.date) };
      const times = { from: instantOf(days.first, '00:00'), to: instantOf(days.after, '00:00') };
      return [{ ...timed, ...times, days, state: event.as ?? 'busy' }];
    }
    case 'daily': {
      const found: Occurrence[] = [];
      for (let date = event.date, count = 0; count < 366; date = dayAfter(date), count += 1) {
        if (event.except?.includes(date)) continue;
        const { from, to } = event.moved?.date === date ? event.moved : event;
        found.push({ ...timed, from: instantOf(date, from), to: instantOf(date, to), isOfSeries: true });
      }
      return found;
    }
  }
}
