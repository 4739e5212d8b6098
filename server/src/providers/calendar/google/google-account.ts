import type { Egress } from '@parley/egress';
import { z } from 'zod';
import {
  type BookedEvent,
  type BusyTime,
  type CalendarAccount,
  type CalendarChanges,
  CalendarProviderError,
  type RemoteCalendar,
} from '#areas/agents/calendar-accounts';
import { wallClock } from '#platform/clock/wall-clock.ts';
import { type CalendarRequest, faultOf } from '../calendar-request.ts';
import { sinceToken } from '../since-token.ts';
import { type ApiAnswer, sendWithToken, type TokenSource } from '../token-source.ts';

export const googleApi = 'https://www.googleapis.com';

const CalendarList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(''),
        summaryOverride: z.string().optional(),
        accessRole: z.string(),
        primary: z.boolean().default(false),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const EventTime = z.object({ date: z.string().optional(), dateTime: z.string().optional() });
const Events = z.object({
  timeZone: z.string().optional(),
  items: z
    .array(
      z.object({
        id: z.string(),
        status: z.string().optional(),
        transparency: z.string().optional(),
        start: EventTime.optional(),
        end: EventTime.optional(),
        attendees: z
          .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
          .default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const StoredEvent = z.object({
  id: z.string(),
  status: z.string().optional(),
  start: EventTime.optional(),
  end: EventTime.optional(),
});
const ChangedEvents = z.object({
  items: z.array(z.object({ id: z.string() })).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});
const Failure = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });

/** Pages read of one list. Source: 250 calendars and 2,500 events a page. */
const mostPages = 10;

/** Calendars of an account at Google, by the Calendar API v3. */
export function createGoogleAccount(
  settings: { url?: string | undefined },
  parts: { egress: Pick<Egress, 'fetch'>; tokens: TokenSource },
): CalendarAccount {
  const base = `${settings.url ?? googleApi}/calendar/v3`;
  const eventsOf = (calendarId: string) => `${base}/calendars/${encodeURIComponent(calendarId)}/events`;

  async function send(url: string, request: CalendarRequest, signal: AbortSignal): Promise<ApiAnswer> {
    const answer = await sendWithToken(parts, url, request, signal);
    if (answer.status === 403 && isLimit(answer.body)) {
      throw new CalendarProviderError('unavailable', 'Google allows no more requests for now.');
    }
    return answer;
  }

  async function readPages<Page extends { nextPageToken?: string | undefined }>(
    url: string,
    schema: z.ZodType<Page>,
    signal: AbortSignal,
  ): Promise<Page[]> {
    const pages: Page[] = [];
    for (let token: string | undefined; pages.length < mostPages; ) {
      const next = new URL(url);
      if (token !== undefined) next.searchParams.set('pageToken', token);
      const answer = await send(next.href, { method: 'GET', isRepeatable: true }, signal);
      if (answer.status !== 200) throw faultOf(answer);
      const page = readAs(schema, answer.body);
      pages.push(page);
      token = page.nextPageToken;
      if (token === undefined) return pages;
    }
    throw new CalendarProviderError('unavailable', 'The calendar has more events in these days than are read.');
  }

  async function change(url: string, method: 'POST' | 'PATCH', body: object, signal: AbortSignal): Promise<ApiAnswer> {
    const headers = { 'content-type': 'application/json' };
    return send(url, { method, headers, body: JSON.stringify(body), isRepeatable: true }, signal);
  }

  const timesOf = ({ from, to }: BookedEvent) => ({
    start: { dateTime: new Date(from).toISOString() },
    end: { dateTime: new Date(to).toISOString() },
  });

  async function create(calendarId: string, event: BookedEvent, signal: AbortSignal): Promise<string> {
    const id = idOf(event.uid);
    const body = { id, summary: event.title, description: event.description, ...timesOf(event) };
    const answer = await change(eventsOf(calendarId), 'POST', body, signal);
    // 409: an earlier attempt has created it, or it was deleted since; Google keeps ids of deleted events.
    if (answer.status === 409) return move(calendarId, id, event, signal);
    if (answer.status !== 200) throw faultOf(answer);
    return readAs(StoredEvent, answer.body).id;
  }

  async function move(calendarId: string, eventId: string, event: BookedEvent, signal: AbortSignal): Promise<string> {
    const url = `${eventsOf(calendarId)}/${encodeURIComponent(eventId)}`;
    const { start, end } = timesOf(event);
    // Null: the day of an event that a person made all-day, which would stay beside the time.
    const body = { start: { ...start, date: null }, end: { ...end, date: null }, status: 'confirmed' };
    const answer = await change(url, 'PATCH', body, signal);
    if (answer.status !== 200) throw faultOf(answer);
    return readAs(StoredEvent, answer.body).id;
  }

  /** Reads the changes since a token; without one, the events to come, for the token behind the last of them. */
  async function readChanges(
    { calendarId, token, now }: { calendarId: string; token: string | null; now: Date },
    signal: AbortSignal,
  ): Promise<CalendarChanges> {
    const url = new URL(eventsOf(calendarId));
    url.searchParams.set('maxResults', '2500');
    url.searchParams.set('fields', 'nextPageToken,nextSyncToken,items(id)');
    if (token === null) url.searchParams.set('timeMin', now.toISOString());
    else url.searchParams.set('syncToken', token);
    const pages = await readPages(url.href, ChangedEvents, signal);
    const next = pages.at(-1)?.nextSyncToken;
    if (next === undefined) throw new CalendarProviderError('unavailable', 'Google gave no usable answer.');
    const eventIds = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
    return token === null
      ? { token: next, hasChanged: true, eventIds: null }
      : { token: next, hasChanged: eventIds.size > 0, eventIds };
  }

  return {
    changes: (request, signal) => sinceToken(request.token, (token) => readChanges({ ...request, token }, signal)),

    async readEvent({ calendarId, eventId, timezone }, signal) {
      const url = `${eventsOf(calendarId)}/${encodeURIComponent(eventId)}`;
      const answer = await send(url, { method: 'GET', isRepeatable: true }, signal);
      if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
      if (answer.status !== 200) throw faultOf(answer);
      const { status, start, end } = readAs(StoredEvent, answer.body);
      if (status === 'cancelled' || !start || !end) return { kind: 'gone' };
      const kind = start.dateTime === undefined ? 'all_day' : 'timed';
      return { kind, from: instantOf(start, timezone), to: instantOf(end, timezone) };
    },

    async listCalendars(signal) {
      const url = `${base}/users/me/calendarList?minAccessRole=reader&maxResults=250`;
      const pages = await readPages(url, CalendarList, signal);
      return pages.flatMap(({ items }) =>
        items.map(
          ({ id, summary, summaryOverride, accessRole, primary }): RemoteCalendar => ({
            id,
            name: summaryOverride ?? summary,
            isWritable: accessRole === 'writer' || accessRole === 'owner',
            isPrimary: primary,
          }),
        ),
      );
    },

    async busyTimes({ calendarId, span, timezone }, signal) {
      const url = new URL(eventsOf(calendarId));
      url.searchParams.set('singleEvents', 'true');
      url.searchParams.set('timeMin', new Date(span.from).toISOString());
      url.searchParams.set('timeMax', new Date(span.to).toISOString());
      url.searchParams.set('maxResults', '2500');
      const pages = await readPages(url.href, Events, signal);
      return pages.flatMap(({ items, timeZone = timezone }) =>
        items.flatMap(({ id, status, transparency, attendees, start, end }): BusyTime[] => {
          const isDeclined = attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');
          if (status === 'cancelled' || transparency === 'transparent' || isDeclined || !start || !end) return [];
          const times = { from: instantOf(start, timeZone), to: instantOf(end, timeZone), eventId: id };
          return times.from < span.to && times.to > span.from ? [times] : [];
        }),
      );
    },

    createEvent: ({ calendarId, event }, signal) => create(calendarId, event, signal),

    async moveEvent({ calendarId, eventId, event }, signal) {
      try {
        return await move(calendarId, eventId, event, signal);
      } catch (error) {
        if (!(error instanceof CalendarProviderError) || error.fault !== 'not_found') throw error;
        return create(calendarId, event, signal);
      }
    },

    async deleteEvent({ calendarId, eventId, uid }, signal) {
      const url = `${eventsOf(calendarId)}/${encodeURIComponent(eventId ?? idOf(uid))}`;
      const answer = await send(url, { method: 'DELETE', isRepeatable: true }, signal);
      if (answer.status !== 204 && answer.status !== 404 && answer.status !== 410) throw faultOf(answer);
    },
  };
}

/** Event id of a booking: Google takes the letters a to v and digits. */
const idOf = (uid: string) => uid.toLowerCase().replace(/[^a-v0-9]/g, '');

function instantOf({ date, dateTime }: z.infer<typeof EventTime>, timezone: string): number {
  if (dateTime !== undefined) return Date.parse(dateTime);
  return wallClock(timezone).instantOf(Date.parse(`${date}T00:00:00Z`));
}

const limits = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']);

function isLimit(body: unknown): boolean {
  const failure = Failure.safeParse(body);
  return failure.success && failure.data.error.errors.some(({ reason }) => limits.has(reason));
}

function readAs<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new CalendarProviderError('unavailable', 'Google gave no usable answer.', { cause: read.error });
}
