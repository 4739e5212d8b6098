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
  /** Version of the calendar in which it changed last. */
  version: number;
}

/**
 * A loopback peer of the Calendar API v3: ids of deleted events stay taken, series come expanded with singleEvents, and
 * the last page has a sync token, which takes no time bounds and is refused with 410 once it has expired.
 */
export interface GooglePeer {
  origin: string;
  server: LoopbackServer;
  /** Adds a calendar; returns its id. */
  addCalendar(accessRole?: string): string;
  plant(calendarId: string, event: PlantedEvent): void;
  remove(calendarId: string, eventId: string): void;
  /** Moves an event as a person would, to times or to a whole day. */
  edit(calendarId: string, eventId: string, to: { from: number; to: number } | { date: string }): void;
  /** Ends all sync tokens given so far. */
  expireSyncTokens(): void;
  /** Tokens that are accepted. */
  tokens: Set<string>;
  close(): Promise<void>;
}

export async function startGooglePeer(): Promise<GooglePeer> {
  const calendars = new Map<string, { accessRole: string; events: GoogleEvent[]; version: number }>();
  let generation = 1;
  const touch = (calendar: { version: number }, event: GoogleEvent) => (event.version = calendar.version += 1);
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
      const stored = { ...body, status: 'confirmed', span: spanOf(body), isOfSeries: false, version: 0 };
      touch(calendar, stored);
      calendar.events.push(stored);
      return void answer(response, 200, stored);
    }
    if (request.method === 'GET' && eventId === undefined) {
      const bound = (name: string, unbounded: number) => Date.parse(url.searchParams.get(name) ?? '') || unbounded;
      const [min, max] = [bound('timeMin', -Infinity), bound('timeMax', Infinity)];
      const isExpanded = url.searchParams.get('singleEvents') === 'true';
      const syncToken = url.searchParams.get('syncToken');
      const [, ofGeneration, since] = /^g(\d+)-v(\d+)$/.exec(syncToken ?? '') ?? [];
      if (syncToken !== null && ['timeMin', 'timeMax'].some((name) => url.searchParams.has(name))) {
        return void refuse(response, 400, 'badRequest');
      }
      if (syncToken !== null && Number(ofGeneration) !== generation)
        return void refuse(response, 410, 'fullSyncRequired');
      const items =
        syncToken === null
          ? calendar.events.filter(
              ({ span, status, isOfSeries }) =>
                span.to > min && span.from < max && status !== 'cancelled' && (isExpanded || !isOfSeries),
            )
          : calendar.events.filter(({ version }) => version > Number(since));
      // Two a page, so that pages are read.
      const start = Number(url.searchParams.get('pageToken') ?? 0);
      const isLast = start + 2 >= items.length;
      const more = isLast
        ? { nextSyncToken: `g${generation}-v${calendar.version}` }
        : { nextPageToken: String(start + 2) };
      return void answer(response, 200, {
        timeZone: 'Europe/Stockholm',
        items: items.slice(start, start + 2),
        ...more,
      });
    }
    if (!event) return void refuse(response, 404, 'notFound');
    if (request.method === 'GET') return void answer(response, 200, event);
    if (request.method === 'PATCH') {
      const merged = { start: { ...event.start, ...body.start }, end: { ...event.end, ...body.end } };
      if (merged.start.date && merged.start.dateTime) return void refuse(response, 400, 'invalid');
      Object.assign(event, body, merged, { span: spanOf(body) });
      for (const time of [merged.start, merged.end]) if (time.date === null) delete time.date;
      touch(calendar, event);
      return void answer(response, 200, event);
    }
    if (event.status === 'cancelled') return void refuse(response, 410, 'deleted');
    event.status = 'cancelled';
    touch(calendar, event);
    answer(response, 204);
  });

  return {
    origin: server.origin,
    server,
    tokens,
    addCalendar(accessRole = 'owner') {
      made += 1;
      const id = `calendar-${made}@group.calendar.google.com`;
      calendars.set(id, { accessRole, events: [], version: 0 });
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
          version: 0,
        });
      }
    },
    remove(calendarId, eventId) {
      const calendar = calendars.get(calendarId);
      const event = calendar?.events.find(({ id }) => id === eventId);
      if (!calendar || !event) throw new Error('There is no such event');
      event.status = 'cancelled';
      touch(calendar, event);
    },
    edit(calendarId, eventId, to) {
      const calendar = calendars.get(calendarId);
      const event = calendar?.events.find(({ id }) => id === eventId);
      if (!calendar || !event) throw new Error('There is no such event');
      const after = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      Object.assign(
        event,
        'date' in to
          ? { start: { date: to.date }, end: { date: after(to.date) } }
          : {
              start: { dateTime: new Date(to.from).toISOString() },
              end: { dateTime: new Date(to.to).toISOString() },
              span: to,
            },
      );
      touch(calendar, event);
    },
    expireSyncTokens() {
      generation += 1;
    },
    close: () => server.close(),
  };
}
