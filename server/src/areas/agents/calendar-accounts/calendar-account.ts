/** Half-open time [from, to). Unit: milliseconds since the epoch. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** A calendar of a connected account. */
export interface RemoteCalendar {
  /** Id at the provider; a path for CalDAV. */
  id: string;
  name: string;
  isWritable: boolean;
  isPrimary: boolean;
}

/** Time of an event that blocks; free, cancelled and declined events are none. */
export interface BusyTime extends TimeSpan {
  /** Event it comes from, as `createEvent` named it; null: unknown. */
  eventId: string | null;
}

/** Event as a booking writes it. */
export interface BookedEvent extends TimeSpan {
  /** Identity of the booking: a second creation with it makes no second event. */
  uid: string;
  title: string;
  description: string;
}

/** Changes of a calendar since a token. */
export interface CalendarChanges {
  /** Token for the next time. Opaque. */
  token: string;
  /** Change of any event, also by Parley itself. */
  hasChanged: boolean;
  /** Ids of events that changed or were deleted; null: any may have, since there was no token or it had expired. */
  eventIds: ReadonlySet<string> | null;
}

/** Event as it is in the calendar now. `gone`: deleted, cancelled, or in another calendar. */
export type EventState = { kind: 'gone' } | ({ kind: 'timed' | 'all_day' } & TimeSpan);

/**
 * Port: the calendars of one account. The conformance suite is in `providers/calendar`. Every function throws
 * CalendarProviderError, or the reason of the signal.
 */
export interface CalendarAccount {
  listCalendars(signal: AbortSignal): Promise<RemoteCalendar[]>;
  /**
   * Busy times that overlap `span`, series expanded, in any order. `timezone` (IANA) is that of all-day events and of
   * times without a zone, where the calendar names none.
   */
  busyTimes(
    request: { calendarId: string; span: TimeSpan; timezone: string },
    signal: AbortSignal,
  ): Promise<BusyTime[]>;
  /** Writes an event; returns its id. Repeated with the same `uid` there is one event. */
  createEvent(request: { calendarId: string; event: BookedEvent }, signal: AbortSignal): Promise<string>;
  /** Moves an event and keeps what people changed in it. Creates it where it is gone; returns its id. */
  moveEvent(request: { calendarId: string; eventId: string; event: BookedEvent }, signal: AbortSignal): Promise<string>;
  /** Deletes an event; one that is gone is fine. `eventId` null: the one with this `uid`, if it was created. */
  deleteEvent(request: { calendarId: string; eventId: string | null; uid: string }, signal: AbortSignal): Promise<void>;
  /**
   * Reads the changes since `token`; null: the first time. A token that the provider no longer accepts is as none. Events
   * beside `eventIds` need not be among the changes, and those that ended before `now` neither.
   */
  changes(
    request: { calendarId: string; token: string | null; eventIds: ReadonlySet<string>; now: Date },
    signal: AbortSignal,
  ): Promise<CalendarChanges>;
  /** Reads one event. `timezone` (IANA) as for `busyTimes`; of a series the first occurrence counts. */
  readEvent(
    request: { calendarId: string; eventId: string; timezone: string },
    signal: AbortSignal,
  ): Promise<EventState>;
}

/**
 * - `unauthorized`: the credentials are not accepted (any more); a person must connect again.
 * - `refused`: the account may not do this, such as writing in a calendar it may only read.
 * - `not_found`: there is no such calendar, or no calendar server.
 * - `unavailable`: no usable answer in time; trying again may help.
 */
type CalendarFault = 'unauthorized' | 'refused' | 'not_found' | 'unavailable';

/** Failure of a calendar's provider. The message may be shown: it names no personal data. */
export class CalendarProviderError extends Error {
  override readonly name = 'CalendarProviderError';
  readonly fault: CalendarFault;
  /** Delay the provider asked for. Unit: milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    fault: CalendarFault,
    message: string,
    options: ErrorOptions & { retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.fault = fault;
    this.retryAfterMs = options.retryAfterMs;
  }
}
