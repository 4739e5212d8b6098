import { createEgress } from '@parley/egress';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CalendarBench, describeCalendarAccount } from '../calendar-account.conformance.ts';
import { type DavServer, davPrograms, hasDavProgram, startDavServer } from '../testing/dav-server.ts';
import { plantedIcalendar } from '../testing/planted-icalendar.ts';
import { createCalDavAccount } from './caldav-account.ts';

const egress = createEgress({ allowHosts: ['127.0.0.0/8'] });
afterAll(() => egress.close());
const now = () => new Date('2026-03-01T10:00:00Z');
let made = 0;

describe.each(davPrograms.filter(hasDavProgram))('CalDAV with %s', (program) => {
  let server: DavServer;
  beforeAll(async () => {
    server = await startDavServer(program);
  });
  afterAll(() => server?.stop());

  const open = async (): Promise<CalendarBench> => {
    made += 1;
    const calendarId = await server.makeCalendar(`calendar-${made}`);
    const { username, password } = server;
    const settings = { url: `${server.origin}/`, username, password };
    const plant = async (event: Parameters<NonNullable<CalendarBench['plant']>>[0]) => {
      made += 1;
      const put = await server.request(
        'PUT',
        `${calendarId}planted-${made}.ics`,
        plantedIcalendar(`planted-${made}`, event),
      );
      expect(put.status).toBe(201);
    };
    return {
      account: createCalDavAccount(settings, { egress, now }),
      stranger:
        program === 'radicale' ? createCalDavAccount({ ...settings, password: 'wrong' }, { egress, now }) : null,
      calendarId,
      plant,
      removeAsPerson: async (eventId) => void (await server.request('DELETE', eventId)),
      editAsPerson: (eventId, to) => edit(server, eventId, to),
      expire: (token) => JSON.stringify({ ...JSON.parse(token), sync: 'http://example.com/ns/sync/expired' }),
    };
  };
  describeCalendarAccount(open);

  it('keeps what a person added to an event that is moved', async () => {
    const { account, calendarId } = await open();
    const event = {
      uid: 'kept',
      from: Date.UTC(2026, 2, 2, 9),
      to: Date.UTC(2026, 2, 2, 10),
      title: 'Alma',
      description: '',
    };
    const signal = AbortSignal.timeout(20_000);
    const eventId = await account.createEvent({ calendarId, event }, signal);
    const stored = await (await server.request('GET', eventId)).text();
    await server.request('PUT', eventId, stored.replace('SUMMARY:Alma', 'SUMMARY:Alma\r\nLOCATION:Room 4'));
    const later = { ...event, from: event.from + 3_600_000, to: event.to + 3_600_000 };
    await account.moveEvent({ calendarId, eventId, event: later }, signal);
    const moved = await (await server.request('GET', eventId)).text();
    expect(moved).toContain('LOCATION:Room 4');
    expect(moved).toContain('DTSTART:20260302T100000Z');
  });

  it('finds the calendar that the address itself is', async () => {
    const path = await server.makeCalendar('only-this');
    const { username, password } = server;
    const account = createCalDavAccount({ url: `${server.origin}${path}`, username, password }, { egress, now });
    const calendars = await account.listCalendars(AbortSignal.timeout(20_000));
    expect(calendars.map(({ id }) => id)).toEqual([path]);
  });
});

/** Moves an event as a program of a person does: the whole object, with other times. */
async function edit(server: DavServer, eventId: string, to: { from: number; to: number } | { date: string }) {
  const stored = await (await server.request('GET', eventId)).text();
  const time = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
  const [start, end] =
    'date' in to ? [`;VALUE=DATE:${to.date.replaceAll('-', '')}`, null] : [`:${time(to.from)}`, `DTEND:${time(to.to)}`];
  const text = stored.replace(/DTSTART.*/, `DTSTART${start}`).replace(/DTEND.*\r?\n/, end === null ? '' : `${end}\r\n`);
  await server.request('PUT', eventId, text);
}

describe.skipIf(!hasDavProgram('radicale'))('CalDAV with a server that keeps no list of changes', () => {
  let server: DavServer;
  beforeAll(async () => {
    server = await startDavServer('radicale');
  });
  afterAll(() => server?.stop());

  /** Radicale behind a proxy that takes out sync tokens and, where asked, the calendar's tag. */
  async function proxyWithout(properties: RegExp) {
    const seen: string[] = [];
    const proxy = await startLoopbackServer(async (request, response) => {
      const body = proxy.requests.at(-1)?.body ?? '';
      seen.push(`${request.method} ${body.includes('getetag') ? 'etags' : ''}`.trim());
      const { authorization = '', depth = '0' } = request.headers;
      const answer = await fetch(`${server.origin}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization, depth: String(depth), 'content-type': String(request.headers['content-type'] ?? '') },
        ...(body === '' ? {} : { body }),
      });
      const text = (await answer.text()).replace(properties, '');
      response.writeHead(answer.status, { etag: answer.headers.get('etag') ?? '' }).end(text);
    });
    const { username, password } = server;
    const account = createCalDavAccount({ url: `${proxy.origin}/`, username, password }, { egress, now });
    return { account, seen, close: () => proxy.close() };
  }
  const eventAt = (uid: string) => ({
    uid,
    from: Date.UTC(2026, 2, 2, 9),
    to: Date.UTC(2026, 2, 2, 10),
    title: '',
    description: '',
  });

  it('the tag of the calendar and the ETags of its events tell the changes', async () => {
    const { account, seen, close } = await proxyWithout(/<sync-token>[^<]*<\/sync-token>/g);
    const calendarId = await server.makeCalendar('tags');
    const signal = AbortSignal.timeout(20_000);
    const [moved, quiet, deleted] = await Promise.all(
      ['moved', 'quiet', 'deleted'].map((uid) => account.createEvent({ calendarId, event: eventAt(uid) }, signal)),
    );
    const eventIds = new Set([moved, quiet, deleted] as string[]);
    const since = (token: string | null) => account.changes({ calendarId, token, eventIds, now: now() }, signal);
    const first = await since(null);
    expect(first.eventIds).toBeNull();
    seen.length = 0;
    expect(await since(first.token)).toEqual({ token: first.token, hasChanged: false, eventIds: new Set() });
    expect(seen).toEqual(['PROPFIND']);
    await edit(server, moved as string, { from: Date.UTC(2026, 2, 3, 9), to: Date.UTC(2026, 2, 3, 10) });
    await server.request('DELETE', deleted as string);
    const told = await since(first.token);
    expect(told.eventIds).toEqual(new Set([moved, deleted]));
    expect((await since(told.token)).hasChanged).toBe(false);
    await close();
  });

  it('without a tag any event may have changed each time', async () => {
    const { account, close } = await proxyWithout(/<sync-token>[^<]*<\/sync-token>|<CS:getctag>[^<]*<\/CS:getctag>/g);
    const calendarId = await server.makeCalendar('bare');
    const since = (token: string | null) =>
      account.changes({ calendarId, token, eventIds: new Set(), now: now() }, AbortSignal.timeout(20_000));
    const { token } = await since(null);
    expect(await since(token)).toMatchObject({ hasChanged: true, eventIds: null });
    await close();
  });
});

describe('CalDAV with a server that misbehaves', () => {
  const settings = (url: string) => ({ url, username: 'a', password: 'b' });
  const span = { from: 0, to: 86_400_000 };

  it('a server that fails or is none is told apart from an empty calendar', async () => {
    const answers = [
      { status: 503, body: '', fault: 'unavailable' },
      { status: 200, body: '<html>Welcome</html>', fault: 'refused' },
      { status: 207, body: '<d:multistatus xmlns:d="DAV:"><d:resp', fault: 'unavailable' },
    ];
    for (const { status, body, fault } of answers) {
      const peer = await startLoopbackServer((_request, response) => response.writeHead(status).end(body));
      const account = createCalDavAccount(settings(peer.origin), { egress, now });
      const asked = account.busyTimes({ calendarId: '/c/', span, timezone: 'UTC' }, AbortSignal.timeout(20_000));
      await expect(asked).rejects.toMatchObject({ name: 'CalendarProviderError', fault });
      await peer.close();
    }
  });

  it('a server that does not answer ends with the signal', async () => {
    const peer = await startLoopbackServer(() => {});
    const stop = new AbortController();
    const account = createCalDavAccount(settings(peer.origin), { egress, now });
    const asked = account.listCalendars(stop.signal);
    stop.abort(new Error('out of time'));
    await expect(asked).rejects.toThrow('out of time');
    await peer.close();
  });

  it('reaches no address that egress does not allow', async () => {
    const guarded = createEgress({ allowHosts: [] });
    const account = createCalDavAccount(settings('http://127.0.0.1:5232/'), { egress: guarded, now });
    await expect(account.listCalendars(AbortSignal.timeout(20_000))).rejects.toMatchObject({ fault: 'refused' });
    await guarded.close();
  });
});
