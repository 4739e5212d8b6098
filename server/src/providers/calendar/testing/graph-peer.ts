import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import type { PlantedEvent } from '../calendar-account.conformance.ts';
import { occurrencesOf } from './vendor-calendar.ts';

interface GraphEvent {
  id: string;
  calendarId: string;
  transactionId: string | null;
  uid: string | null;
  start: { dateTime: string; timeZone: string };
  end: { dateTime: string; timeZone: string };
  showAs: string;
  isCancelled: boolean;
  isAllDay: boolean;
  span: { from: number; to: number };
  /** Moment of the last change, counted. */
  version: number;
}

/**
 * A loopback peer of Microsoft Graph v1.0 calendars: a repeated transaction gives the first event again, times come
 * without a zone and in Windows zones unless UTC is preferred, calendarView expands series and has pages. A delta of a
 * view names removed events, also those that were moved out of it, and its link is refused with 410 once it has expired.
 */
export interface GraphPeer {
  origin: string;
  server: LoopbackServer;
  addCalendar(canEdit?: boolean): string;
  plant(calendarId: string, event: PlantedEvent): void;
  remove(eventId: string): void;
  /** Deletes an event as Outlook does: it is among the deleted items, and its id still finds it. */
  discard(eventId: string): void;
  /** Moves an event as a person would, to times or to a whole day. */
  edit(eventId: string, to: { from: number; to: number } | { date: string }): void;
  /** Ends all delta links given so far. */
  expireDeltaLinks(): void;
  tokens: Set<string>;
  close(): Promise<void>;
}

const graphTime = (instant: number) => ({
  dateTime: `${new Date(instant).toISOString().slice(0, 19)}.0000000`,
  timeZone: 'UTC',
});

export async function startGraphPeer(): Promise<GraphPeer> {
  const calendars = new Map<string, boolean>();
  const tokens = new Set(['good-token']);
  let events: GraphEvent[] = [];
  const removed: { id: string; calendarId: string; version: number }[] = [];
  let version = 0;
  let generation = 1;
  const touch = (event: GraphEvent) => (event.version = version += 1);
  const noteRemoved = ({ id, calendarId }: GraphEvent) => removed.push({ id, calendarId, version: (version += 1) });
  const transactions = new Map<string, GraphEvent>();

  const answer = (response: ServerResponse, status: number, body?: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body));
  const refuse = (response: ServerResponse, status: number, code: string) =>
    answer(response, status, { error: { code, message: code } });
  const spanOf = ({ start, end }: Pick<GraphEvent, 'start' | 'end'>) => ({
    from: Date.parse(`${start.dateTime.slice(0, 19)}Z`),
    to: Date.parse(`${end.dateTime.slice(0, 19)}Z`),
  });

  const eventOf = (eventId: string): GraphEvent => {
    const event = events.find(({ id }) => id === eventId);
    if (!event) throw new Error('There is no such event');
    return event;
  };

  const server = await startLoopbackServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(token)) return void refuse(response, 401, 'InvalidAuthenticationToken');
    const isUtc = String(request.headers['prefer']).includes('outlook.timezone="UTC"');
    const shown = (event: GraphEvent) =>
      isUtc ? event : { ...event, start: { ...event.start, timeZone: 'W. Europe Standard Time' } };
    const text = server.requests.at(-1)?.body ?? '';
    const body = text === '' ? null : JSON.parse(text);
    if (url.pathname === '/v1.0/me/calendars') {
      const value = [...calendars].map(([id, canEdit], index) => ({
        id,
        name: `Calendar ${id}`,
        canEdit,
        isDefaultCalendar: index === 0,
      }));
      return void answer(response, 200, { value });
    }
    const eventId = /^\/v1\.0\/me\/events\/([^/]+)$/.exec(url.pathname)?.[1];
    if (eventId !== undefined) {
      const event = events.find(({ id }) => id === decodeURIComponent(eventId));
      if (!event) return void refuse(response, 404, 'ErrorItemNotFound');
      if (request.method === 'GET') return void answer(response, 200, shown(event));
      if (request.method === 'DELETE') {
        noteRemoved(event);
        events = events.filter((each) => each !== event);
        return void answer(response, 204);
      }
      if (event.isAllDay && body.isAllDay !== false)
        return void refuse(response, 400, 'ErrorPropertyValidationFailure');
      Object.assign(event, body, { span: spanOf(body) });
      touch(event);
      return void answer(response, 200, shown(event));
    }
    const [, part = '', rest = ''] =
      /^\/v1\.0\/me\/calendars\/([^/]+)\/(events|calendarView|calendarView\/delta)$/.exec(url.pathname) ?? [];
    const calendarId = decodeURIComponent(part);
    if (!calendars.has(calendarId)) return void refuse(response, 404, 'ErrorItemNotFound');
    const own = events.filter((event) => event.calendarId === calendarId);
    if (request.method === 'POST') {
      const earlier = transactions.get(body.transactionId);
      if (earlier) return void answer(response, 201, shown(earlier));
      const uid = body.singleValueExtendedProperties[0].value;
      const stored = {
        isCancelled: false,
        isAllDay: false,
        ...body,
        id: `AAMk${randomUUID()}==`,
        calendarId,
        uid,
        span: spanOf(body),
        version: 0,
      };
      touch(stored);
      transactions.set(body.transactionId, stored);
      events.push(stored);
      return void answer(response, 201, shown(stored));
    }
    if (rest === 'events') {
      const wanted = /ep\/value eq '([^']+)'/.exec(url.searchParams.get('$filter') ?? '')?.[1];
      return void answer(response, 200, { value: own.filter(({ uid }) => uid === wanted).map(({ id }) => ({ id })) });
    }
    if (rest === 'calendarView/delta') {
      // Nothing beside the two times may be asked, as at Graph.
      if (url.searchParams.has('$select')) return void refuse(response, 400, 'BadRequest');
      const token = url.searchParams.get('$deltatoken') ?? url.searchParams.get('$skiptoken');
      const bounds = ['startDateTime', 'endDateTime'].map((name) => url.searchParams.get(name));
      const [ofGeneration, since, start, min, max] =
        token === null
          ? [generation, -1, 0, ...bounds.map((text) => Date.parse(text ?? ''))]
          : token.split('_').map(Number);
      if (ofGeneration !== generation) return void refuse(response, 410, 'syncStateNotFound');
      const isIn = ({ span }: GraphEvent) => span.to > (min ?? 0) && span.from < (max ?? 0);
      const changed = own.filter((event) => event.version > (since ?? 0));
      const gone = [
        ...removed.filter((each) => each.calendarId === calendarId && each.version > (since ?? 0)),
        ...changed.filter((event) => !isIn(event)),
      ];
      const value = [
        ...changed.filter(isIn).map(shown),
        ...(token === null ? [] : gone.map(({ id }) => ({ id, '@removed': { reason: 'deleted' } }))),
      ];
      const link = (name: string, parts: unknown[]) => `${server.origin}${url.pathname}?$${name}=${parts.join('_')}`;
      const next = (start ?? 0) + 2;
      const more =
        next < value.length
          ? { '@odata.nextLink': link('skiptoken', [generation, since, next, min, max]) }
          : { '@odata.deltaLink': link('deltatoken', [generation, version, 0, min, max]) };
      return void answer(response, 200, { value: value.slice(start, next), ...more });
    }
    const [from, to] = ['startDateTime', 'endDateTime'].map((name) => Date.parse(url.searchParams.get(name) ?? ''));
    const found = own.filter(({ span }) => span.to > (from ?? 0) && span.from < (to ?? 0));
    const start = Number(url.searchParams.get('$skip') ?? 0);
    const next = new URL(`${server.origin}${request.url}`);
    next.searchParams.set('$skip', String(start + 2));
    const more = start + 2 < found.length ? { '@odata.nextLink': next.href } : {};
    answer(response, 200, { value: found.slice(start, start + 2).map(shown), ...more });
  });

  return {
    origin: server.origin,
    server,
    tokens,
    addCalendar(canEdit = true) {
      const id = `AAMkCalendar${randomUUID()}=`;
      calendars.set(id, canEdit);
      return id;
    },
    plant(calendarId, planted) {
      for (const { from, to, days, state } of occurrencesOf(planted)) {
        const midnight = (date: string) => ({ dateTime: `${date}T00:00:00.0000000`, timeZone: 'UTC' });
        events.push({
          id: `AAMkPlanted${randomUUID()}=`,
          calendarId,
          transactionId: null,
          uid: null,
          start: days ? midnight(days.first) : graphTime(from),
          end: days ? midnight(days.after) : graphTime(to),
          showAs: state === 'free' ? 'free' : 'busy',
          isCancelled: state === 'cancelled',
          isAllDay: days !== null,
          span: { from, to },
          version: 0,
        });
      }
    },
    remove(eventId) {
      noteRemoved(eventOf(eventId));
      events = events.filter(({ id }) => id !== eventId);
    },
    discard(eventId) {
      const event = eventOf(eventId);
      noteRemoved(event);
      event.calendarId = 'deleted items';
    },
    edit(eventId, to) {
      const midnight = (instant: number) => graphTime(Math.floor(instant / 86_400_000) * 86_400_000);
      const day = 'date' in to ? Date.parse(to.date) : 0;
      const event = Object.assign(
        eventOf(eventId),
        'date' in to
          ? { start: midnight(day), end: midnight(day + 86_400_000), isAllDay: true }
          : { start: graphTime(to.from), end: graphTime(to.to), isAllDay: false },
      );
      event.span = spanOf(event);
      touch(event);
    },
    expireDeltaLinks() {
      generation += 1;
    },
    close: () => server.close(),
  };
}
