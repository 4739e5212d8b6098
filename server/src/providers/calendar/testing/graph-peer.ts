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
}

/**
 * A loopback peer of Microsoft Graph v1.0 calendars: a repeated transaction gives the first event again, times come
 * without a zone and in Windows zones unless UTC is preferred, calendarView expands series and has pages.
 */
export interface GraphPeer {
  origin: string;
  server: LoopbackServer;
  addCalendar(canEdit?: boolean): string;
  plant(calendarId: string, event: PlantedEvent): void;
  remove(eventId: string): void;
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
      if (request.method === 'DELETE') {
        events = events.filter((each) => each !== event);
        return void answer(response, 204);
      }
      Object.assign(event, body, { span: spanOf(body) });
      return void answer(response, 200, shown(event));
    }
    const [, part = '', rest = ''] =
      /^\/v1\.0\/me\/calendars\/([^/]+)\/(events|calendarView)$/.exec(url.pathname) ?? [];
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
      };
      transactions.set(body.transactionId, stored);
      events.push(stored);
      return void answer(response, 201, shown(stored));
    }
    if (rest === 'events') {
      const wanted = /ep\/value eq '([^']+)'/.exec(url.searchParams.get('$filter') ?? '')?.[1];
      return void answer(response, 200, { value: own.filter(({ uid }) => uid === wanted).map(({ id }) => ({ id })) });
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
        });
      }
    },
    remove(eventId) {
      events = events.filter(({ id }) => id !== eventId);
    },
    close: () => server.close(),
  };
}
