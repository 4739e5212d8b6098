import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { type OAuthVendor, startOAuthVendor } from '#platform/oauth/testing/oauth-vendor.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar } from '../../../../test/calendars.ts';
import { createPerson, logInAs, send } from '../../../../test/people.ts';
import { type GooglePeer, startGooglePeer } from '../../../providers/calendar/testing/google-peer.ts';
import { calendarSyncJob } from './sync-due-calendars.ts';

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
let peer: GooglePeer;
let google: OAuthVendor;
let consumers: Awaited<ReturnType<typeof startConsumers>>;
let connectionId: string;
/** Runs before the peer answers; a status it returns is answered instead. */
let beforeAnswer: (request: string) => Promise<number | void> = async () => {};
let requests: string[] = [];

beforeAll(async () => {
  peer = await startGooglePeer();
  google = await startOAuthVendor({ ...client, api: (request, response) => void passOn(request, response) });
  app = await buildTestApp({ clock, env, vendorAddresses: { google: google.origin } });
  tenant = await app.createTenant();
  const own = app.deps.consumers.filter(({ name }) => name === 'calendar.booking_mails');
  consumers = await startConsumers({ ...app.deps, consumers: own });
  connectionId = await connect();
});
afterEach(() => {
  beforeAnswer = async () => {};
});
afterAll(async () => {
  await consumers.stop();
  await app.close();
  await google.close();
  await peer.close();
});

/** Gives requests with a good token to the peer of the Calendar API. */
async function passOn(request: IncomingMessage & { body: string; path: string }, response: ServerResponse) {
  const name = `${request.method} ${request.path}`;
  requests.push(name);
  const status = await beforeAnswer(name);
  if (status !== undefined) return response.writeHead(status).end('{}');
  const isGood = google.isAccessToken(request.headers.authorization?.slice('Bearer '.length) ?? '');
  const answer = await fetch(`${peer.origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { authorization: `Bearer ${isGood ? 'good-token' : 'none'}`, 'content-type': 'application/json' },
    ...(request.body === '' ? {} : { body: request.body }),
  });
  return response.writeHead(answer.status).end(await answer.text());
}

async function connect(): Promise<string> {
  const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'admin' }] });
  const { access_token: token } = await logInAs(app, person);
  const begun = await send(app, 'GET', '/api/calendar/google/auth-url', { token });
  const back = google.agree(begun.json().url);
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const ended = await app.server.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } });
  return new URL(String(ended.headers.location), 'http://console').searchParams.get('connected') ?? '';
}

const sync = async () => {
  clock.advance(150_000);
  requests = [];
  await calendarSyncJob({ ...app.deps, calendars: app.deps.areaDeps.calendar.calendars }).run({});
};
const syncsOf = async (calendarId: string) =>
  (await tenant.request('GET', '/api/calendar/connections'))
    .json()
    .data[0].syncs.find(({ calendar_id: id }: { calendar_id: string }) => id === calendarId);

/** A booking at ten o'clock with its event; each test has a day, so that the clock may go on. */
async function booked(startsAt: string) {
  const calendarId = peer.addCalendar();
  const write_calendar = { connection_id: connectionId, calendar_id: calendarId };
  const agentId = await agentWithCalendar(tenant, { write_calendar, horizon_days: 365 });
  const email = `alma-${agentId}@example.com`;
  const path = `/api/agents/${agentId}/calendar/bookings`;
  const made = await tenant.request('POST', path, { starts_at: startsAt, customer: { name: 'Alma Berg', email } });
  if (made.statusCode !== 201) throw new Error(made.body);
  const { id } = made.json() as Booking;
  const booking = async () => (await tenant.request('GET', path)).json().data[0] as Booking;
  const act = (action: string, body: object) => tenant.request('POST', `${path}/${id}/${action}`, body);
  const told = async () => {
    const rows = await app.deps.db.platform.pool.query(
      "select type from events where data->'booking'->>'id' = $1 order by id",
      [id],
    );
    return rows.rows.map(({ type }) => type as string);
  };
  const mails = async (count: number) => {
    const find = () => app.deps.db.platform.pool.query('select id from emails where to_address = $1', [email]);
    await vi.waitFor(async () => expect((await find()).rows).toHaveLength(count));
  };
  const eventId = id.replaceAll('-', '');
  const eventTimes = async () => {
    const answer = await fetch(`${peer.origin}/calendar/v3/calendars/${calendarId}/events/${eventId}`, {
      headers: { authorization: 'Bearer good-token' },
    });
    const { start, status } = (await answer.json()) as { start: { dateTime?: string }; status: string };
    return status === 'cancelled' ? status : start.dateTime;
  };
  return { agentId: agentId as AgentId, calendarId, eventId, id, booking, act, told, mails, eventTimes };
}
const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });

describe('a booking whose event its owner changes in her own calendar', () => {
  it('moves with it once, also to where no slot is, and the customer is told as for any other move', async () => {
    const { agentId, calendarId, eventId, booking, told, mails, id } = await booked('2026-03-02T09:00:00Z');
    await sync();
    expect(await told()).toEqual(['booking.created']);
    const slots = async () =>
      (
        await tenant.request(
          'GET',
          `/api/agents/${agentId}/calendar/slots?from=2026-03-02T00:00:00Z&to=2026-03-03T00:00:00Z`,
        )
      )
        .json()
        .data.map(({ starts_at }: { starts_at: string }) => starts_at.slice(11, 16));
    expect(await slots()).not.toContain('09:00');
    peer.edit(calendarId, eventId, span('2026-03-02T17:00:00Z', '2026-03-02T18:15:00Z'));
    await sync();
    expect(await booking()).toMatchObject({
      status: 'booked',
      starts_at: '2026-03-02T17:00:00.000Z',
      ends_at: '2026-03-02T18:15:00.000Z',
      sequence: 1,
      event_difference: null,
    });
    expect(await slots()).toContain('09:00');
    await sync();
    expect(await told()).toEqual(['booking.created', 'booking.rescheduled']);
    await mails(2);
    const rows = await auditRows(app, tenant.id, 'booking.reschedule');
    expect(rows.filter(({ resource_id }) => resource_id === id)).toMatchObject([
      { actor: { kind: 'system', name: 'Connected calendar' }, details: { starts_at: '2026-03-02T17:00:00.000Z' } },
    ]);
    expect(await syncsOf(calendarId)).toMatchObject({ synced_at: clock.now().toISOString(), detail: '' });
  });

  it('is cancelled when the event is deleted, told once, and the calendar is left alone from then on', async () => {
    const { calendarId, eventId, booking, told, mails, act } = await booked('2026-03-03T09:00:00Z');
    await sync();
    peer.remove(calendarId, eventId);
    await sync();
    expect(await booking()).toMatchObject({ status: 'cancelled', cancel_reason: 'calendar' });
    await act('cancel', { reason: 'once more' });
    await sync();
    expect(await told()).toEqual(['booking.created', 'booking.cancelled']);
    await mails(2);
    clock.advance(600_000);
    await sync();
    await sync();
    expect(requests.filter((each) => each.includes(calendarId.split('@')[0] ?? ''))).toEqual([]);
    expect(await syncsOf(calendarId)).toBeUndefined();
  });

  it('stays where it is when the event becomes all-day or lies in the past, and says so until it is moved', async () => {
    const { calendarId, eventId, booking, told, act, eventTimes } = await booked('2026-03-04T09:00:00Z');
    await sync();
    peer.edit(calendarId, eventId, { date: '2026-03-04' });
    await sync();
    expect(await booking()).toMatchObject({ starts_at: '2026-03-04T09:00:00.000Z', event_difference: 'all_day' });
    peer.edit(calendarId, eventId, span('2026-02-04T09:00:00Z', '2026-02-04T09:30:00Z'));
    await sync();
    expect(await booking()).toMatchObject({ starts_at: '2026-03-04T09:00:00.000Z', event_difference: 'past' });
    peer.edit(calendarId, eventId, { date: '2026-03-04' });
    expect((await act('reschedule', { starts_at: '2026-03-05T09:00:00Z' })).statusCode).toBe(200);
    await sync();
    expect(await booking()).toMatchObject({ starts_at: '2026-03-05T09:00:00.000Z', event_difference: null });
    expect(await eventTimes()).toBe('2026-03-05T09:00:00.000Z');
    expect(await told()).toEqual(['booking.created', 'booking.rescheduled']);
  });

  it('a change while the sync token has expired is found', async () => {
    const { calendarId, eventId, booking } = await booked('2026-03-06T09:00:00Z');
    await sync();
    peer.expireSyncTokens();
    peer.edit(calendarId, eventId, span('2026-03-06T10:00:00Z', '2026-03-06T10:30:00Z'));
    await sync();
    expect(await booking()).toMatchObject({ starts_at: '2026-03-06T10:00:00.000Z' });
  });
});

describe('an owner and a customer who move at the same time', () => {
  it('the customer who comes between reading and applying wins, and nothing goes back and forth', async () => {
    const { calendarId, eventId, booking, told, act, eventTimes } = await booked('2026-03-09T09:00:00Z');
    await sync();
    peer.edit(calendarId, eventId, span('2026-03-09T15:00:00Z', '2026-03-09T15:30:00Z'));
    let moved = false;
    beforeAnswer = async (request) => {
      if (moved || !request.startsWith('GET') || !request.endsWith(`/events/${eventId}`)) return;
      moved = true;
    };
    const customer = (async () => {
      await vi.waitFor(() => expect(moved).toBe(true));
      return act('reschedule', { starts_at: '2026-03-10T09:00:00Z' });
    })();
    await sync();
    expect((await customer).statusCode).toBe(200);
    const after = await booking();
    for (let count = 0; count < 3; count += 1) await sync();
    // Whichever came second won; the event is where the booking is, and both stay there.
    expect(await booking()).toEqual(after);
    expect(await eventTimes()).toBe(after.starts_at);
    expect(after.starts_at).toBe('2026-03-10T09:00:00.000Z');
    expect((await told()).filter((type) => type === 'booking.cancelled')).toEqual([]);
  });

  it('an old answer of the provider moves no booking back', async () => {
    const { eventId, booking, told, act, eventTimes } = await booked('2026-03-11T09:00:00Z');
    await sync();
    // Parley's own write is among the changes; its first read is answered late, after the customer moved again.
    expect((await act('reschedule', { starts_at: '2026-03-11T10:00:00Z' })).statusCode).toBe(200);
    let reads = 0;
    beforeAnswer = async (request) => {
      if (!request.startsWith('GET') || !request.endsWith(`/events/${eventId}`)) return;
      reads += 1;
      if (reads === 1) expect((await act('reschedule', { starts_at: '2026-03-12T09:00:00Z' })).statusCode).toBe(200);
    };
    await sync();
    expect(reads).toBe(2);
    for (let count = 0; count < 2; count += 1) await sync();
    expect(await booking()).toMatchObject({ starts_at: '2026-03-12T09:00:00.000Z', sequence: 2 });
    expect(await eventTimes()).toBe('2026-03-12T09:00:00.000Z');
    expect(await told()).toEqual(['booking.created', 'booking.rescheduled', 'booking.rescheduled']);
  });
});

describe('reading that ends in the middle', () => {
  it('applied changes stay and are not told again, the rest follows, and the connection says why', async () => {
    const first = await booked('2026-03-13T09:00:00Z');
    const path = `/api/agents/${first.agentId}/calendar/bookings`;
    const other = await tenant.request('POST', path, { starts_at: '2026-03-13T10:00:00Z', customer: { name: 'Bo' } });
    const otherEvent = other.json().id.replaceAll('-', '');
    await sync();
    peer.edit(first.calendarId, first.eventId, span('2026-03-13T12:00:00Z', '2026-03-13T12:30:00Z'));
    peer.edit(first.calendarId, otherEvent, span('2026-03-13T13:00:00Z', '2026-03-13T13:30:00Z'));
    beforeAnswer = async (request) => (request.endsWith(otherEvent) ? 403 : undefined);
    await sync();
    expect((await first.told()).at(-1)).toBe('booking.rescheduled');
    expect(await syncsOf(first.calendarId)).toMatchObject({ detail: expect.stringContaining('does not allow') });
    beforeAnswer = async () => {};
    // Twice as long after a failure.
    await sync();
    expect(requests.filter((each) => each.endsWith(otherEvent))).toEqual([]);
    await sync();
    const bookings = (await tenant.request('GET', path)).json().data as Booking[];
    expect(bookings.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual(['12:00', '13:00']);
    expect(await first.told()).toEqual(['booking.created', 'booking.rescheduled']);
    expect(await syncsOf(first.calendarId)).toMatchObject({ detail: '' });
  });

  it('a calendar without most of its events cancels no booking, says so, and goes on when they are back', async () => {
    const { agentId, calendarId, eventId, booking } = await booked('2026-03-17T09:00:00Z');
    const path = `/api/agents/${agentId}/calendar/bookings`;
    const events = [eventId];
    for (const time of ['17T10', '18T09', '18T10', '19T09']) {
      const body = { starts_at: `2026-03-${time}:00:00Z`, customer: { name: 'Bo' } };
      const made = await tenant.request('POST', path, body);
      if (made.statusCode !== 201) throw new Error(made.body);
      events.push(made.json().id.replaceAll('-', ''));
    }
    await sync();
    for (const each of events) peer.remove(calendarId, each);
    await sync();
    expect(await booking()).toMatchObject({ status: 'booked' });
    expect(await syncsOf(calendarId)).toMatchObject({ detail: expect.stringContaining('Most events') });
    const bookings = (await tenant.request('GET', path)).json().data as Booking[];
    for (const { id } of bookings.slice(1)) await tenant.request('POST', `${path}/${id}/cancel`, {});
    await sync();
    await sync();
    const left = (await tenant.request('GET', path)).json().data as Booking[];
    expect(left.map(({ status, cancel_reason }) => [status, cancel_reason])).toContainEqual(['cancelled', 'calendar']);
    expect(await syncsOf(calendarId)).toMatchObject({ detail: '' });
  });

  it('nothing is read for an account without the module', async () => {
    const { calendarId, eventId, booking } = await booked('2026-03-16T09:00:00Z');
    await sync();
    const flag = (is_on: boolean) =>
      app.deps.db.platform.pool.query(
        `insert into tenant_feature_flags (tenant_id, flag, is_on, set_at) values ($1, 'calendar', $2, now())
         on conflict (tenant_id, flag) do update set is_on = excluded.is_on`,
        [tenant.id, is_on],
      );
    await flag(false);
    peer.edit(calendarId, eventId, span('2026-03-16T10:00:00Z', '2026-03-16T10:30:00Z'));
    await sync();
    expect(requests).toEqual([]);
    await flag(true);
    await sync();
    expect(await booking()).toMatchObject({ starts_at: '2026-03-16T10:00:00.000Z' });
  });
});
