import type { AgentCalendar } from '../api/schemas.ts';
import { type Weekday, weekdays } from '../parts/weekdays.ts';
import { rangesOf, type Weekly, weeklyOf, wordsOf } from '../parts/weekly-hours.ts';

/** Numbers of a calendar with their bounds. */
export const numberFields = {
  slot_minutes: { min: 5, max: 480, step: 5 },
  capacity: { min: 1, max: 100, step: 1 },
  buffer_before_minutes: { min: 0, max: 480, step: 5 },
  buffer_after_minutes: { min: 0, max: 480, step: 5 },
  notice_minutes: { min: 0, max: 43_200, step: 15 },
  horizon_days: { min: 1, max: 730, step: 1 },
  change_notice_minutes: { min: 0, max: 43_200, step: 15 },
} as const;
export type NumberField = keyof typeof numberFields;

/** Configuration of a calendar as its form holds it. */
export interface CalendarDraft extends Record<string, unknown>, Record<NumberField, string> {
  is_enabled: boolean;
  books_in_conversations: boolean;
  /** Empty: that of the agent. */
  timezone: string;
  /** By day, as people write them; empty: closed. */
  weekly: Record<Weekday, string>;
  /** `key` is for the list on the page only. */
  exceptions: { key: string; date: string; hours: string }[];
  /** Empty: none. */
  country: string;
  /** Connected calendars as `connection calendar`. */
  busy: string[];
  /** The same; empty: none. */
  write: string;
  title: string;
  location: string;
  confirmations: { email: boolean; sms: boolean };
  /** Customers may move and cancel by link. */
  can_change: boolean;
}

type Reference = AgentCalendar['busy_calendars'][number];

/** A calendar as the value of an input. */
export const wordOf = ({ connection_id, calendar_id }: Reference) => `${connection_id} ${calendar_id}`;

function referenceOf(word: string): Reference {
  const [connection_id = ''] = word.split(' ', 1);
  return { connection_id, calendar_id: word.slice(connection_id.length + 1) };
}

const officeHours = '09:00-17:00';

/** Draft of a calendar. One that was never configured begins with office hours, turned on. */
export function draftOf(calendar: AgentCalendar): CalendarDraft {
  const isNew = calendar.updated_at === null;
  const weekly = calendar.weekly_hours as Weekly;
  const numbers = Object.fromEntries(
    (Object.keys(numberFields) as NumberField[]).map((name) => [name, String(calendar[name] ?? 0)]),
  ) as Record<NumberField, string>;
  return {
    ...numbers,
    is_enabled: isNew || calendar.is_enabled,
    books_in_conversations: calendar.books_in_conversations,
    timezone: calendar.timezone ?? '',
    weekly: Object.fromEntries(
      weekdays.map((day, index) => [day, isNew ? (index < 5 ? officeHours : '') : wordsOf(weekly[day])]),
    ) as Record<Weekday, string>,
    exceptions: calendar.exceptions.map(({ date, hours }) => ({ key: date, date, hours: wordsOf(hours) })),
    country: calendar.country ?? '',
    busy: calendar.busy_calendars.map(wordOf),
    write: calendar.write_calendar ? wordOf(calendar.write_calendar) : '',
    title: calendar.title,
    location: calendar.location,
    confirmations: { ...calendar.confirmations },
    can_change: calendar.change_notice_minutes !== null,
  };
}

/** Request body of the draft. What is no number is sent as it is, so that the server says what was expected. */
export function bodyOf(draft: CalendarDraft) {
  const numbers = Object.fromEntries(
    (Object.keys(numberFields) as NumberField[]).map((name) => [name, draft[name] === '' ? null : Number(draft[name])]),
  ) as Record<NumberField, number>;
  return {
    ...numbers,
    is_enabled: draft.is_enabled,
    books_in_conversations: draft.books_in_conversations,
    timezone: draft.timezone || null,
    weekly_hours: weeklyOf(draft.weekly),
    exceptions: draft.exceptions.map(({ date, hours }) => ({ date, hours: rangesOf(hours) })),
    country: draft.country || null,
    busy_calendars: draft.busy.map(referenceOf),
    write_calendar: draft.write === '' ? null : referenceOf(draft.write),
    title: draft.title,
    location: draft.location,
    confirmations: draft.confirmations,
    change_notice_minutes: draft.can_change ? numbers.change_notice_minutes : null,
  };
}

/** The field a fault at this JSON pointer belongs to. */
export function fieldOf(pointer: string): string | null {
  const day = /^\/weekly_hours\/(\w+)/.exec(pointer)?.[1];
  if (day !== undefined) return `weekly.${day}`;
  if (pointer.startsWith('/busy_calendars')) return 'busy';
  if (pointer.startsWith('/write_calendar')) return 'write';
  const exception = /^\/exceptions\/(\d+)\/(date|hours)/.exec(pointer);
  return exception ? `exceptions.${exception[1]}.${exception[2]}` : null;
}
