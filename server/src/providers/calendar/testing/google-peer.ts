import type { ServerResponse } from 'node:http';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import type { PlantedEvent } from '../calendar-account.conformance.ts';
import { occurrencesOf } from './vendor-calendar.ts';

interface GoogleEvent {
  id: string;
  status: string;
  transparency?: string;
  start: object;
  end: object;
  span: { from: number; to: number };
  isOfSeries: boolean;
}

/** A loopback peer of the Calendar API v3: ids of deleted events stay taken, series come expanded with singleEvents. */
export interface GooglePeer {
  origin: string;
  server: LoopbackServer;
  /** Adds a calendar; returns its id. */
  addCalendar(accessRole?: string): string;
  plant(calendarId: string, event: PlantedEvent): void;
  remove(calendarId: string, eventId: string): void;
  /** Tokens that are accepted. */
  tokens: Set<string>;
  close(): Promise<void>;
}

export async function startGooglePeer(): Promise<GooglePeer> {
  const calendars = new Map<string, { accessRole: string; events: GoogleEvent[] }>();
  const tokens = new Set(['good-token']);
  let made = 0;

  const answer = (response: ServerResponse, status: number, body?: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body));
  const refuse = (response: ServerResponse, code: number, reason: string) =>
    answer(response, code, {
      error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] },
    });
  const spanOf = ({ start, end }: { start: { dateTime: string }; end: { dateTime: string } }) => ({
    from: Date.parse(start.dateTime),
    to: Date.parse(end.dateTime),
  });

  const server = await startLoopbackServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(token)) return void refuse(response, 401, 'authError');
    if (url.pathname === '/calendar/v3/users/me/calendarList') {
      const items = [...calendars].map(([id, { accessRole }], index) => ({
        id,
        summary: `Calendar ${id}`,
        accessRole,
        primary: index === 0,
      }));
      return void answer(response, 200, { kind: 'calendar#calendarList', items });
    }
    const [, calendarId, eventId] =
      /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    const calendar = calendars.get(decodeURIComponent(calendarId ?? ''));
    if (!calendar) return void refuse(response, 404, 'notFound');
    const body =
      request.method === 'POST' || request.method === 'PATCH' ? JSON.parse(server.requests.at(-1)?.body ?? '') : null;
    const event = calendar.events.find(({ id }) => id === eventId);
    if (request.method === 'POST') {
      if (!/^[a-v0-9]{5,1024}$/.test(body.id)) return void refuse(response, 400, 'invalid');
      if (calendar.events.some(({ id }) => id === body.id)) return void refuse(response, 409, 'duplicate');
      const stored = { ...body, status: 'confirmed', span: spanOf(body), isOfSeries: false };
      calendar.events.push(stored);
      return void answer(response, 200, stored);
    }
    if (request.method === 'GET' && eventId === undefined) {
      const [min, max] = ['timeMin', 'timeMax'].map((name) => Date.parse(url.searchParams.get(name) ?? ''));
      const isExpanded = url.searchParams.get('singleEvents') === 'true';
      const items = calendar.events.filter(
        ({ span, status, isOfSeries }) =>
          span.to > (min ?? 0) && span.from < (max ?? 0) && status !== 'cancelled' && (isExpanded || !isOfSeries),
      );
      // Two a page, so that pages are read.
      const start = Number(url.searchParams.get('pageToken') ?? 0);
      const more = start + 2 < items.length ? { nextPageToken: String(start + 2) } : {};
      return void answer(response, 200, {
        timeZone: 'Europe/Stockholm',
        items: items.slice(start, start + 2),
        ...more,
      });
    }
    if (!event) return void refuse(response, 404, 'notFound');
    if (request.method === 'PATCH') {
      Object.assign(event, body, { span: spanOf(body) });
      return void answer(response, 200, event);
    }
    if (event.status === 'cancelled') return void refuse(response, 410, 'deleted');
    event.status = 'cancelled';
    answer(response, 204);
  });

  return {
    origin: server.origin,
    server,
    tokens,
    addCalendar(accessRole = 'owner') {
      made += 1;
      const id = `calendar-${made}@group.calendar.google.com`;
      calendars.set(id, { accessRole, events: [] });
      return id;
    },
    plant(calendarId, planted) {
      for (const { from, to, days, state, isOfSeries } of occurrencesOf(planted)) {
        made += 1;
        const at = (instant: number) => ({ dateTime: new Date(instant).toISOString(), timeZone: 'Europe/Stockholm' });
        calendars.get(calendarId)?.events.push({
          id: `planted${made}`,
          status: state === 'cancelled' ? 'cancelled' : 'confirmed',
          ...(state === 'free' ? { transparency: 'transparent' } : {}),
          start: days ? { date: days.first } : at(from),
          end: days ? { date: days.after } : at(to),
          span: { from, to },
          isOfSeries,
        });
      }
    },
    remove(calendarId, eventId) {
      const event = calendars.get(calendarId)?.events.find(({ id }) => id === eventId);
      if (event) event.status = 'cancelled';
    },
    close: () => server.close(),
  };
}
