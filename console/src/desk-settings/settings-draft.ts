import type { ChatDeskSettings } from '../api/schemas.ts';
import { type Weekday, weekdays } from '../parts/weekdays.ts';
import { type Weekly, weeklyOf, wordsOf } from '../parts/weekly-hours.ts';

/** Rules by which waiting chats get an operator, of the desk or a team. */
export const assignmentModes = ['manual', 'round_robin', 'least_busy'] as const;

/** Whose replies are emailed to visitors who have left. */
export const emailReplies = ['off', 'operators', 'all'] as const;

/** Settings of the desk as their form holds them. */
export interface SettingsDraft extends Record<string, unknown> {
  assignment: ChatDeskSettings['assignment'];
  /** Numbers as text; empty: none. */
  max_chats: string;
  first_reply_minutes: string;
  resolution_minutes: string;
  email_replies: ChatDeskSettings['email_replies'];
  email_after_minutes: string;
  /** Empty: replies are not read. */
  email_reply_to: string;
  has_hours: boolean;
  timezone: string;
  /** By day, as people write them; empty: closed. */
  weekly: Record<Weekday, string>;
}

const officeHours = '09:00-17:00';

export function draftOf(settings: ChatDeskSettings, zone: string): SettingsDraft {
  const { hours } = settings;
  const textOf = (value: number | null) => (value === null ? '' : String(value));
  return {
    assignment: settings.assignment,
    max_chats: textOf(settings.max_chats),
    first_reply_minutes: textOf(settings.first_reply_minutes),
    resolution_minutes: textOf(settings.resolution_minutes),
    email_replies: settings.email_replies,
    email_after_minutes: String(settings.email_after_minutes),
    email_reply_to: settings.email_reply_to ?? '',
    has_hours: hours !== null,
    timezone: hours?.timezone ?? zone,
    weekly: Object.fromEntries(
      weekdays.map((day, index) => [
        day,
        hours ? wordsOf((hours.weekly as Weekly)[day]) : index < 5 ? officeHours : '',
      ]),
    ) as Record<Weekday, string>,
  };
}

/** Request body of the draft. What is no number is sent as it is, so that the server says what was expected. */
export function bodyOf(draft: SettingsDraft) {
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    assignment: draft.assignment,
    max_chats: numberOf(draft.max_chats),
    first_reply_minutes: numberOf(draft.first_reply_minutes),
    resolution_minutes: numberOf(draft.resolution_minutes),
    email_replies: draft.email_replies,
    // Hidden while off: what it holds then is not asked for.
    ...(draft.email_replies === 'off'
      ? {}
      : {
          email_after_minutes: Number(draft.email_after_minutes),
          email_reply_to: draft.email_reply_to.trim() || null,
        }),
    hours: draft.has_hours ? { timezone: draft.timezone, weekly: weeklyOf(draft.weekly) } : null,
  };
}

/** The field a fault at this JSON pointer belongs to. */
export function fieldOf(pointer: string): string | null {
  const day = /^\/hours\/weekly\/(\w+)/.exec(pointer)?.[1];
  if (day !== undefined) return `weekly.${day}`;
  return pointer.startsWith('/hours/timezone') ? 'timezone' : null;
}
