import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { type OAuthVendor, startOAuthVendor } from '#platform/oauth/testing/oauth-vendor.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar } from '../../../../test/calendars.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createPerson, logInAs, send } from '../../../../test/people.ts';
import {
  type DavServer,
  davPrograms,
  hasDavProgram,
  startDavServer,
} from '../../../providers/calendar/testing/dav-server.ts';
import { plantedIcalendar } from '../../../providers/calendar/testing/planted-icalendar.ts';
import { calendarJobs } from './repair-events.ts';

// Sunday.
const clock = createTestClock('2026-03-01T10:00:00Z');
const client = { clientId: 'parley', clientSecret: 'client-secret' };
const env = {
  PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
  PARLEY_OAUTH_GOOGLE_ID: client.clientId,
  PARLEY_OAUTH_GOOGLE_SECRET: client.clientSecret,
};
let app: TestApp;
let tenant: TestTenant;
let google: OAuthVendor;

beforeAll(async () => {
  google = await startOAuthVendor({ ...client, api: answerAsGoogle });
  app = await buildTestApp({ clock, env, vendorAddresses: { google: google.origin } });
  tenant = await app.createTenant();
});
afterAll(async () => {
  await app.close();
  await google.close();
});

/** Answers with one empty calendar where the token is good. */
function answerAsGoogle({ headers, path, method }: IncomingMessage & { path: string }, response: ServerResponse) {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const isGood = google.isAccessToken(token);
  const calendar = { id: 'primary', summary: 'Work', accessRole: 'owner', primary: true };
  const body = method === 'POST' ? { id: 'event' } : { items: path.endsWith('/calendarList') ? [calendar] : [] };
  response
    .writeHead(isGood ? 200 : 401, { 'content-type': 'application/json' })
    .end(JSON.stringify(isGood ? body : {}));
}

const slotsOf = async (agentId: string, day: string) =>
  tenant.request('GET', `/api/agents/${agentId}/calendar/slots?from=${day}T00:00:00Z&to=${day}T23:00:00Z`);
const times = (answer: { json(): { data: { local_starts_at: string }[] } }) =>
  answer.json().data.map((slot) => slot.local_starts_at.slice(11, 16));
const book = (agentId: string, starts_at: string, by = tenant) =>
  by.request('POST', `/api/agents/${agentId}/calendar/bookings`, { starts_at, customer: { name: 'Alma Berg' } });
const act = (agentId: string, bookingId: string, action: string, body: object) =>
  tenant.request('POST', `/api/agents/${agentId}/calendar/bookings/${bookingId}/${action}`, body);
const repair = async () => {
  clock.advance(61_000);
  const { db } = app.deps;
  const { calendars } = app.deps.areaDeps.calendar;
  await jobOf(calendarJobs({ db, clock, calendars }), 'calendar.repair_events').run({}, {} as never);
};
const connect = async (body: object, by = tenant) => {
  const answer = await by.request('POST', '/api/calendar/connections', body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id as string;
};
const builtIn = (by = tenant) => connect({ provider: 'builtin', name: 'Room 4' }, by);

describe('a calendar that several agents share', () => {
  it('one of two concurrent bookings of two agents succeeds', async () => {
    const connection_id = await builtIn();
    const write_calendar = { connection_id, calendar_id: 'default' };
    const agents = await Promise.all([1, 2].map(() => agentWithCalendar(tenant, { write_calendar })));
    const answers = await Promise.all(agents.map((id) => book(id, '2026-03-02T09:00:00Z')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    const loser = agents[answers.findIndex((answer) => answer.statusCode === 409)] ?? '';
    expect(times(await slotsOf(loser, '2026-03-02'))).not.toContain('10:00');
  });

  it('the bookings of an agent itself still count up to its capacity', async () => {
    const write_calendar = { connection_id: await builtIn(), calendar_id: 'default' };
    const agent = await agentWithCalendar(tenant, { write_calendar, capacity: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await book(agent, '2026-03-02T09:00:00Z')).statusCode);
    expect(statuses).toEqual([201, 201, 409]);
  });

  it('a cancelled booking frees the time for the other agent, a moved one its old time', async () => {
    const write_calendar = { connection_id: await builtIn(), calendar_id: 'default' };
    const [one, other] = await Promise.all([1, 2].map(() => agentWithCalendar(tenant, { write_calendar })));
    const first = (await book(one as string, '2026-03-02T09:00:00Z')).json();
    const moved = await act(one as string, first.id, 'reschedule', { starts_at: '2026-03-02T10:00:00Z' });
    expect(moved.statusCode).toBe(200);
    expect((await book(other as string, '2026-03-02T09:00:00Z')).statusCode).toBe(201);
    expect((await book(other as string, '2026-03-02T10:00:00Z')).statusCode).toBe(409);
    await act(one as string, first.id, 'cancel', {});
    await repair();
    expect((await book(other as string, '2026-03-02T10:00:00Z')).statusCode).toBe(201);
  });

  it('is removed when no agent uses it', async () => {
    const connection_id = await builtIn();
    const agent = await agentWithCalendar(tenant, { busy_calendars: [{ connection_id, calendar_id: 'default' }] });
    const path = `/api/calendar/connections/${connection_id}`;
    expect((await tenant.request('DELETE', path)).json()).toMatchObject({ reason: 'calendar_connection_used' });
    await tenant.request('PUT', `/api/agents/${agent}/calendar`, { weekly_hours: {} });
    expect((await tenant.request('DELETE', path)).statusCode).toBe(204);
    expect((await tenant.request('DELETE', path)).statusCode).toBe(404);
    const [created] = await auditRows(app, tenant.id, 'calendar_connection.create');
    expect(created?.details).toEqual({ provider: 'builtin' });
  });

  it('is unknown to another account', async () => {
    const other = await app.createTenant();
    const connection_id = await builtIn();
    for (const [method, rest] of [
      ['GET', '/calendars'],
      ['POST', '/test'],
      ['DELETE', ''],
    ] as const) {
      expect((await other.request(method, `/api/calendar/connections/${connection_id}${rest}`)).statusCode).toBe(404);
    }
    const agent = (await other.request('POST', '/api/agents', { name: 'A' })).json().id;
    const write_calendar = { connection_id, calendar_id: 'default' };
    const answer = await other.request('PUT', `/api/agents/${agent}/calendar`, { write_calendar });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([{ path: '/write_calendar/connection_id', code: 'unknown_calendar' }]);
  });
});

describe.each(davPrograms.filter(hasDavProgram))('a calendar at %s', (program) => {
  let server: DavServer;
  let connectionId: string;
  let made = 0;
  beforeAll(async () => {
    server = await startDavServer(program);
    const { origin, username, password } = server;
    connectionId = await connect({ provider: 'caldav', name: 'Office', url: `${origin}/`, username, password });
  });
  afterAll(() => server?.stop());

  const newCalendar = async () => {
    made += 1;
    const calendar_id = await server.makeCalendar(`agent-${made}`);
    return { connection_id: connectionId, calendar_id };
  };
  const eventsIn = async ({ calendar_id }: { calendar_id: string }) => {
    const { calendars } = app.deps.areaDeps.calendar;
    const row = await app.deps.db.app.inTenant(tenant.id, (tx) => calendars.listCalendars(tx, connectionId as never));
    expect(row.map(({ id }) => id)).toContain(calendar_id);
    const span = { from: Date.parse('2026-03-01T00:00Z'), to: Date.parse('2026-12-01T00:00Z') };
    const config = { busy_calendars: [{ connection_id: connectionId as never, calendar_id }], write_calendar: null };
    // Asked as an agent that has no bookings, so that all events are foreign.
    const asker = { tenantId: tenant.id, agentId: app.deps.newId() as never, config, timezone: 'Europe/Stockholm' };
    const found = await app.deps.db.app.inTenant(tenant.id, (tx) =>
      calendars.busyTimes(tx, asker, span, { isFresh: true }),
    );
    return [...new Set(found.map(({ from }) => new Date(from).toISOString().slice(0, 16)))].sort();
  };

  it('events of people take times, series over the change of the clocks and whole days too', async () => {
    const calendar = await newCalendar();
    const agent = await agentWithCalendar(tenant, { busy_calendars: [calendar], horizon_days: 365 });
    const put = (name: string, event: Parameters<typeof plantedIcalendar>[1]) =>
      server.request('PUT', `${calendar.calendar_id}${name}.ics`, plantedIcalendar(`${name}-${made}`, event));
    await put('standup', { kind: 'daily', date: '2026-03-02', from: '09:00', to: '10:00' });
    await put('holiday', { kind: 'all_day', date: '2026-10-26' });
    const free = ['10:00', '10:30', '11:00', '11:30'];
    expect(times(await slotsOf(agent, '2026-03-28'))).toEqual(free);
    expect(times(await slotsOf(agent, '2026-03-29'))).toEqual(free);
    expect(times(await slotsOf(agent, '2026-10-25'))).toEqual(free);
    expect(times(await slotsOf(agent, '2026-10-26'))).toEqual([]);
    expect((await book(agent, '2026-10-25T08:00:00Z')).json()).toMatchObject({
      details: [{ code: 'taken' }, {}, {}, {}, {}, {}],
    });
  });

  it('booking, moving and cancelling write through', async () => {
    const write_calendar = await newCalendar();
    const agent = await agentWithCalendar(tenant, { write_calendar });
    const booking = (await book(agent, '2026-03-03T09:00:00Z')).json();
    expect(await eventsIn(write_calendar)).toEqual(['2026-03-03T09:00']);
    expect((await act(agent, booking.id, 'reschedule', { starts_at: '2026-03-04T10:00:00Z' })).statusCode).toBe(200);
    const stored = await (await server.request('GET', `${write_calendar.calendar_id}${booking.id}.ics`)).text();
    expect(stored).toContain('DTSTART:20260304T100000Z');
    await act(agent, booking.id, 'cancel', {});
    await repair();
    expect((await server.request('GET', `${write_calendar.calendar_id}${booking.id}.ics`)).status).toBe(404);
  });

  it('one of two concurrent bookings of two agents succeeds, and one event is written, also when the clocks change', async () => {
    const write_calendar = await newCalendar();
    const config = { write_calendar, horizon_days: 365 };
    const agents = await Promise.all([1, 2].map(() => agentWithCalendar(tenant, config)));
    // Ten o'clock before the changes of the clocks, and on their days.
    const starts = ['2026-03-28T09:00', '2026-03-29T08:00', '2026-10-24T08:00', '2026-10-25T09:00'];
    for (const start of starts) {
      const answers = await Promise.all(agents.map((id) => book(id, `${start}:00Z`)));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    }
    expect(await eventsIn(write_calendar)).toEqual(starts);
  });

  it('a time that a person took after it was offered is not booked', async () => {
    const calendar = await newCalendar();
    const agent = await agentWithCalendar(tenant, { busy_calendars: [calendar] });
    expect(times(await slotsOf(agent, '2026-03-06'))).toContain('09:00');
    const event = plantedIcalendar(`late-${made}`, { kind: 'timed', from: '2026-03-06T09:00', to: '2026-03-06T09:30' });
    await server.request('PUT', `${calendar.calendar_id}late.ics`, event);
    // Offered still, from the answer of a moment ago.
    expect(times(await slotsOf(agent, '2026-03-06'))).toContain('09:00');
    const refused = await book(agent, '2026-03-06T08:00:00Z');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().details).not.toContainEqual(expect.objectContaining({ message: '2026-03-06T08:00:00.000Z' }));
    expect(times(await slotsOf(agent, '2026-03-06'))).not.toContain('09:00');
  });

  it('an event whose booking was never committed is deleted', async () => {
    const write_calendar = await newCalendar();
    const agent = await agentWithCalendar(tenant, { write_calendar });
    const { db } = app.deps;
    const { calendars } = app.deps.areaDeps.calendar;
    const bookingId = app.deps.newId();
    const asker = {
      tenantId: tenant.id,
      agentId: agent,
      config: { busy_calendars: [], write_calendar } as never,
      timezone: 'UTC',
    };
    const span = { from: Date.parse('2026-03-07T09:00Z'), to: Date.parse('2026-03-07T10:00Z') };
    const event = { ...span, title: 'Alma', description: '' };
    const crashed = db.app.inTenant(tenant.id, async (tx) => {
      await calendars.create(tx, asker, bookingId as never, event);
      throw new Error('the process ends here');
    });
    await expect(crashed).rejects.toThrow('the process ends here');
    expect(await eventsIn(write_calendar)).toEqual(['2026-03-07T09:00']);
    await repair();
    expect(await eventsIn(write_calendar)).toEqual([]);
  });
});

describe('a calendar at Google', () => {
  // Regression: the refused booking stored "failing" over the grant that had ended, so the console asked for no new one.
  it('a grant that ends during a conversation: no booking, and the state says so until the account is connected again', async () => {
    const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'admin' }] });
    const { access_token: token } = await logInAs(app, person);
    async function connectAt(query = ''): Promise<void> {
      const begun = await send(app, 'GET', `/api/calendar/google/auth-url${query}`, { token });
      const back = google.agree(begun.json().url);
      const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
      await app.server.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } });
    }
    await connectAt();
    const state = async () =>
      (await tenant.request('GET', '/api/calendar/connections'))
        .json()
        .data.find(({ provider }: { provider: string }) => provider === 'google');
    const { id: connection_id } = await state();
    const write_calendar = { connection_id, calendar_id: 'primary' };
    const agent = await agentWithCalendar(tenant, { write_calendar });
    expect((await book(agent, '2026-03-02T09:00:00Z')).statusCode).toBe(201);
    google.revokeAll();
    const refused = await book(agent, '2026-03-03T09:00:00Z');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ reason: 'calendar_failed', params: { name: expect.any(String) } });
    expect(await state()).toMatchObject({ state: 'revoked', state_detail: refused.json().params.why });
    expect((await book(agent, '2026-03-03T10:00:00Z')).statusCode).toBe(503);
    expect((await tenant.request('GET', `/api/agents/${agent}/calendar/bookings`)).json().data).toHaveLength(1);
    const unknown = `/api/calendar/google/auth-url?connection_id=${await builtIn()}`;
    expect((await send(app, 'GET', unknown, { token })).statusCode).toBe(404);
    await connectAt(`?connection_id=${connection_id}`);
    expect(await state()).toMatchObject({ id: connection_id, state: 'connected' });
    expect((await book(agent, '2026-03-03T10:00:00Z')).statusCode).toBe(201);
  });
});

describe('a calendar server that fails', () => {
  it('nothing is booked or offered, the connection says why, and the agent is told', async () => {
    let isBroken = false;
    const body = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/c/</d:href><d:propstat><d:prop><d:displayname>Work</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`;
    const peer = await startLoopbackServer((request, response) => {
      if (isBroken) return void response.writeHead(503).end();
      if (request.method === 'REPORT') return void response.writeHead(207).end('<d:multistatus xmlns:d="DAV:"/>');
      response.writeHead(request.method === 'PUT' ? 403 : 207).end(body);
    });
    const login = { username: 'a', password: 'app-password' };
    const id = await connect({ provider: 'caldav', name: 'Work', url: `${peer.origin}/c/`, ...login });
    const write_calendar = { connection_id: id, calendar_id: '/c/' };
    const agent = await agentWithCalendar(tenant, { write_calendar });
    expect(times(await slotsOf(agent, '2026-03-02'))).toHaveLength(6);
    const refused = await book(agent, '2026-03-02T09:00:00Z');
    expect(refused.statusCode).toBe(503);
    expect(refused.json().message).toContain('does not allow this account to do that');
    isBroken = true;
    clock.advance(31_000);
    const unavailable = await slotsOf(agent, '2026-03-02');
    expect(unavailable.statusCode).toBe(503);
    expect(unavailable.json()).toMatchObject({ reason: 'calendar_failed', params: { name: 'Work' } });
    const asked = peer.requests.length;
    expect((await slotsOf(agent, '2026-03-02')).statusCode).toBe(503);
    expect(peer.requests.length).toBe(asked);
    const listed = (await tenant.request('GET', '/api/calendar/connections')).json();
    const connection = listed.data.find((each: { id: string }) => each.id === id);
    expect(connection).toMatchObject({
      state: 'failing',
      state_detail: 'The calendar server answered with status 503.',
    });
    expect(JSON.stringify(listed)).not.toContain('app-password');
    const bookings = await tenant.request('GET', `/api/agents/${agent}/calendar/bookings`);
    expect(bookings.json().data).toEqual([]);
    await peer.close();
  });

  it('an address without a calendar server, or a wrong password, is refused before anything is stored', async () => {
    const peer = await startLoopbackServer((_request, response) => response.writeHead(401).end());
    const login = { username: 'a', password: 'b' };
    const refused = await tenant.request('POST', '/api/calendar/connections', {
      provider: 'caldav',
      name: 'Wrong',
      url: peer.origin,
      ...login,
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details).toMatchObject([{ path: '/url', code: 'server_unusable' }]);
    expect((await tenant.request('GET', '/api/calendar/connections')).body).not.toContain('Wrong');
    await peer.close();
  });
});
