import type { AgentCalendar } from '../api/schemas.ts';
import { weekdays } from '../parts/weekdays.ts';
import type { Weekly } from '../parts/weekly-hours.ts';
import type { Span } from './arrange.ts';
import { minutesOf } from './week.ts';

/** Opening hours of a day: those of its exception, else of its weekday. */
export function hoursOfDay(calendar: Pick<AgentCalendar, 'exceptions' | 'weekly_hours'>, day: string): Span[] {
  const exception = calendar.exceptions.find(({ date }) => date === day);
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';
  const ranges = exception ? exception.hours : (calendar.weekly_hours as Weekly)[weekday];
  return ranges.map(({ from, to }) => ({ start: minutesOf(from), end: minutesOf(to) }));
}

/** Parts of `span` outside the opening hours. */
export function closedWithin(open: readonly Span[], span: Span): Span[] {
  const closed: Span[] = [];
  let from = span.start;
  for (const { start, end } of open.toSorted((one, other) => one.start - other.start)) {
    if (start > from) closed.push({ start: from, end: Math.min(start, span.end) });
    from = Math.max(from, end);
  }
  if (from < span.end) closed.push({ start: from, end: span.end });
  return closed;
}
