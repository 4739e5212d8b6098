import type { Egress } from '@parley/egress';
import { z } from 'zod';
import {
  type BookedEvent,
  type BusyTime,
  type CalendarAccount,
  type CalendarChanges,
  CalendarProviderError,
  type TimeSpan,
} from '#areas/agents/calendar-accounts';
import { dayMs, wallClock } from '#platform/clock/wall-clock.ts';
import { type CalendarRequest, faultOf } from '../calendar-request.ts';
import { sinceToken } from '../since-token.ts';
import { type ApiAnswer, sendWithToken, type TokenSource } from '../token-source.ts';

export const graphApi = 'https://graph.microsoft.com';

const nextLink = { '@odata.nextLink': z.string().optional() };
const Calendars = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      canEdit: z.boolean().default(false),
      isDefaultCalendar: z.boolean().default(false),
    }),
  ),
  ...nextLink,
});
const GraphTime = z.object({ dateTime: z.string(), timeZone: z.string() });
const Events = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      start: GraphTime,
      end: GraphTime,
      showAs: z.string().default('busy'),
      isCancelled: z.boolean().default(false),
      isAllDay: z.boolean().default(false),
      responseStatus: z.object({ response: z.string().optional() }).nullish(),
    }),
  ),
  ...nextLink,
});
const StoredEvent = z.object({ id: z.string() });
const ReadEvent = z.object({
  type: z.string().default('singleInstance'),
  start: GraphTime,
  end: GraphTime,
  isCancelled: z.boolean().default(false),
  isAllDay: z.boolean().default(false),
});
/** Changed events, and removed ones, which have an id alone. */
const Delta = z.object({
  value: z.array(StoredEvent),
  '@odata.deltaLink': z.string().optional(),
  ...nextLink,
});
/** Token of changes: the link for the next time, and the end of the days it is about. */
const DeltaToken = z.object({ link: z.string(), until: z.number() });
const FoundEvents = z.object({ value: z.array(StoredEvent), ...nextLink });

const mostPages = 20;
/** Days after today whose changes are read: bookings lie at most 730 days ahead, and events may be moved further. */
const daysAhead = { needed: 740, read: 800 };
/** Extended property with the booking's identity, to find an event whose creation was not answered. */
const uidProperty = 'String {5b4f5c5e-6d0c-4c7a-9a55-2f3f1c1d7e10} Name ParleyBooking';
/** Without UTC Graph answers in Windows zone names; ids stay when an event is moved between folders. */
const preferences = 'outlook.timezone="UTC", IdType="ImmutableId"';

/** Calendars of an account at Microsoft 365 or Outlook.com, by Microsoft Graph v1.0. */
export function createMicrosoftAccount(
  settings: { url?: string | undefined },
  parts: { egress: Pick<Egress, 'fetch'>; tokens: TokenSource },
): CalendarAccount {
  const base = `${settings.url ?? graphApi}/v1.0/me`;
  const calendarUrl = (calendarId: string) => `${base}/calendars/${encodeURIComponent(calendarId)}`;
  const eventUrl = (eventId: string) => `${base}/events/${encodeURIComponent(eventId)}`;

  const send = (url: string, request: CalendarRequest, signal: AbortSignal): Promise<ApiAnswer> =>
    sendWithToken(parts, url, { ...request, headers: { prefer: preferences, ...request.headers } }, signal);

  const sendJson = (url: string, method: 'POST' | 'PATCH', body: object, signal: AbortSignal) =>
    send(url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, signal);

  /** Reads the changes since a link; without one, from the beginning of a view of the days to come. */
  async function readChanges(
    { calendarId, token, now }: { calendarId: string; token: string | null; now: Date },
    signal: AbortSignal,
  ): Promise<CalendarChanges> {
    const known = token === null ? null : DeltaToken.parse(JSON.parse(token));
    const isUsable = known !== null && known.until > now.getTime() + daysAhead.needed * dayMs;
    const until = isUsable ? known.until : now.getTime() + daysAhead.read * dayMs;
    const first = new URL(`${calendarUrl(calendarId)}/calendarView/delta`);
    first.searchParams.set('startDateTime', new Date(now.getTime() - dayMs).toISOString());
    first.searchParams.set('endDateTime', new Date(until).toISOString());
    const pages = await readPages(isUsable ? known.link : first.href, Delta, signal);
    const link = pages.at(-1)?.['@odata.deltaLink'];
    if (link === undefined) throw unusable();
    const next = JSON.stringify({ link, until });
    const eventIds = new Set(pages.flatMap(({ value }) => value.map(({ id }) => id)));
    return isUsable
      ? { token: next, hasChanged: eventIds.size > 0, eventIds }
      : { token: next, hasChanged: true, eventIds: null };
  }

  async function readPages<Page extends { '@odata.nextLink'?: string | undefined }>(
    first: string,
    schema: z.ZodType<Page>,
    signal: AbortSignal,
  ): Promise<Page[]> {
    const pages: Page[] = [];
    for (let url: string | undefined = first; url !== undefined; ) {
      // The token goes to Graph alone, whatever a link says.
      if (new URL(url).origin !== new URL(base).origin || pages.length === mostPages) throw unusable();
      const answer: ApiAnswer = await send(url, { method: 'GET', isRepeatable: true }, signal);
      if (answer.status !== 200) throw faultOf(answer);
      const page = readAs(schema, answer.body);
      pages.push(page);
      url = page['@odata.nextLink'];
    }
    return pages;
  }

  async function create(calendarId: string, event: BookedEvent, transactionId: string, signal: AbortSignal) {
    const body = {
      subject: event.title,
      body: { contentType: 'text', content: event.description },
      ...timesOf(event),
      showAs: 'busy',
      transactionId,
      singleValueExtendedProperties: [{ id: uidProperty, value: event.uid }],
    };
    const answer = await sendJson(`${calendarUrl(calendarId)}/events`, 'POST', body, signal);
    if (answer.status === 201) return readAs(StoredEvent, answer.body).id;
    // 409: an earlier attempt with this transaction has created it.
    const earlier = answer.status === 409 ? await findByUid(calendarId, event.uid, signal) : undefined;
    if (earlier === undefined) throw faultOf(answer);
    return earlier;
  }

  async function findByUid(calendarId: string, uid: string, signal: AbortSignal): Promise<string | undefined> {
    const url = new URL(`${calendarUrl(calendarId)}/events`);
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${uidProperty}' and ep/value eq '${uid}')`;
    url.searchParams.set('$filter', filter);
    url.searchParams.set('$select', 'id');
    const answer = await send(url.href, { method: 'GET', isRepeatable: true }, signal);
    if (answer.status !== 200) throw faultOf(answer);
    return readAs(FoundEvents, answer.body).value[0]?.id;
  }

  /** True where the calendar shows the event: ids that do not change also find events among the deleted items. */
  async function isInView(calendarId: string, eventId: string, { from, to }: TimeSpan, signal: AbortSignal) {
    const url = new URL(`${calendarUrl(calendarId)}/calendarView`);
    url.searchParams.set('startDateTime', new Date(from - dayMs).toISOString());
    url.searchParams.set('endDateTime', new Date(to + dayMs).toISOString());
    url.searchParams.set('$top', '500');
    url.searchParams.set('$select', 'id');
    const pages = await readPages(url.href, FoundEvents, signal);
    return pages.some(({ value }) => value.some(({ id }) => id === eventId));
  }

  return {
    async listCalendars(signal) {
      const pages = await readPages(`${base}/calendars?$top=100`, Calendars, signal);
      return pages.flatMap(({ value }) =>
        value.map(({ id, name, canEdit, isDefaultCalendar }) => ({
          id,
          name,
          isWritable: canEdit,
          isPrimary: isDefaultCalendar,
        })),
      );
    },

    async busyTimes({ calendarId, span, timezone }, signal) {
      const url = new URL(`${calendarUrl(calendarId)}/calendarView`);
      url.searchParams.set('startDateTime', new Date(span.from).toISOString());
      url.searchParams.set('endDateTime', new Date(span.to).toISOString());
      url.searchParams.set('$top', '500');
      url.searchParams.set('$select', 'id,start,end,showAs,isCancelled,isAllDay,responseStatus');
      const pages = await readPages(url.href, Events, signal);
      return pages.flatMap(({ value }) =>
        value.flatMap((event): BusyTime[] => {
          const isFree = event.showAs === 'free' || event.showAs === 'workingElsewhere';
          if (isFree || event.isCancelled || event.responseStatus?.response === 'declined') return [];
          const zone = event.isAllDay ? timezone : 'UTC';
          const times = { from: instantOf(event.start, zone), to: instantOf(event.end, zone), eventId: event.id };
          return times.from < span.to && times.to > span.from ? [times] : [];
        }),
      );
    },

    changes: (request, signal) => sinceToken(request.token, (token) => readChanges({ ...request, token }, signal)),

    async readEvent({ calendarId, eventId, timezone }, signal) {
      const select = '$select=id,type,start,end,isCancelled,isAllDay';
      const answer = await send(`${eventUrl(eventId)}?${select}`, { method: 'GET', isRepeatable: true }, signal);
      if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
      if (answer.status !== 200) throw faultOf(answer);
      const event = readAs(ReadEvent, answer.body);
      if (event.isCancelled) return { kind: 'gone' };
      const zone = event.isAllDay ? timezone : 'UTC';
      const times = { from: instantOf(event.start, zone), to: instantOf(event.end, zone) };
      const isThere = event.type === 'seriesMaster' || (await isInView(calendarId, eventId, times, signal));
      return isThere ? { kind: event.isAllDay ? 'all_day' : 'timed', ...times } : { kind: 'gone' };
    },

    createEvent: ({ calendarId, event }, signal) => create(calendarId, event, event.uid, signal),

    async moveEvent({ calendarId, eventId, event }, signal) {
      const answer = await sendJson(eventUrl(eventId), 'PATCH', timesOf(event), signal);
      // Deleted by a person: another transaction, since Graph remembers the first.
      if (answer.status === 404) return create(calendarId, event, `${event.uid}-${event.from}`, signal);
      if (answer.status !== 200) throw faultOf(answer);
      return readAs(StoredEvent, answer.body).id;
    },

    async deleteEvent({ calendarId, eventId, uid }, signal) {
      const id = eventId ?? (await findByUid(calendarId, uid, signal));
      if (id === undefined) return;
      const answer = await send(eventUrl(id), { method: 'DELETE', isRepeatable: true }, signal);
      if (answer.status !== 204 && answer.status !== 404) throw faultOf(answer);
    },
  };
}

const graphTime = (instant: number) => ({ dateTime: new Date(instant).toISOString().slice(0, 19), timeZone: 'UTC' });
const timesOf = ({ from, to }: BookedEvent) => ({ start: graphTime(from), end: graphTime(to), isAllDay: false });

/** Graph writes `2026-10-25T08:00:00.0000000` without a zone: that of the request, or of an all-day event's days. */
function instantOf({ dateTime }: z.infer<typeof GraphTime>, timezone: string): number {
  return wallClock(timezone).instantOf(Date.parse(`${dateTime.slice(0, 19)}Z`));
}

function unusable(cause?: unknown): CalendarProviderError {
  return new CalendarProviderError('unavailable', 'Microsoft gave no usable answer.', { cause });
}

function readAs<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw unusable(read.error);
}
