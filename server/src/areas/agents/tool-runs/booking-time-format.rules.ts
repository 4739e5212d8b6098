import { dateOf, timeOf, wallClock } from '#platform/clock/wall-clock.ts';

/** Free or booked time, as the calendar returns it. */
interface Time {
  /** UTC. */
  starts_at: string;
  /** Local time of the calendar: 2026-03-02T09:00:00+01:00. */
  local_starts_at?: string;
}

/** Formatter of times in the agent's language and the calendar's local time. */
export interface TimeFormatter {
  /** `Monday 2 March 2026 at 09:00 (2026-03-02T09:00)`: to speak, and to call the tool with. */
  oneOf(time: Time): string;
  /** By day: `Monday 2 March (2026-03-02): 09:00, 09:30`. */
  listOf(times: readonly Time[]): string;
}

export function timeFormatter(language: string, timezone: string): TimeFormatter {
  const locale = Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { timeZone: timezone, weekday: 'long', day: 'numeric', month: 'long' });
  const clock = wallClock(timezone);
  const partsOf = ({ starts_at }: Time) => {
    const at = new Date(starts_at);
    const local = clock.localAt(at.getTime());
    return { day: day.format(at), date: dateOf(local), time: timeOf(local) };
  };
  return {
    oneOf(each) {
      const { day: name, date, time } = partsOf(each);
      return `${name} ${time} (${date}T${time})`;
    },
    listOf(times) {
      const days = new Map<string, string[]>();
      for (const each of times) {
        const { day: name, date, time } = partsOf(each);
        const key = `${name} (${date})`;
        days.set(key, [...(days.get(key) ?? []), time]);
      }
      return [...days].map(([name, clocks]) => `${name}: ${clocks.join(', ')}`).join('\n');
    },
  };
}

/**
 * Time as written by a model. `local` is the wall clock read as if it were UTC; `offsetMs` its stated offset from UTC,
 * null when it is UTC.
 */
export type WrittenTime =
  | { kind: 'instant'; at: Date; local: number; offsetMs: number | null }
  | { kind: 'local'; local: number; isDay: boolean };

/** Parses `2026-03-02`, `2026-03-02T09:00` and the same with an offset; undefined for anything else. */
export function readTime(text: string): WrittenTime | undefined {
  const [, date, clock, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text.trim()) ??
    [];
  if (date === undefined) return undefined;
  const local = Date.parse(`${date}T${clock ?? '00:00'}Z`);
  // Date rolls 31 February over to March.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(date)) return undefined;
  if (zone === undefined) return { kind: 'local', local, isDay: clock === undefined };
  const isUtc = zone.toUpperCase() === 'Z';
  const colon = isUtc ? 'Z' : zone.replace(/^(.\d\d):?/, '$1:');
  const at = new Date(`${date}T${clock}${colon}`);
  if (Number.isNaN(at.getTime())) return undefined;
  return { kind: 'instant', at, local, offsetMs: isUtc ? null : local - at.getTime() };
}
