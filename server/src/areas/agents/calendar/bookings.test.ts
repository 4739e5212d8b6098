import type { Slot } from '@parley/contract/resources/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar } from '../../../../test/calendars.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

// Sunday.
const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const url = (agentId: string, rest = '') => `/api/agents/${agentId}/calendar/bookings${rest}`;
const book = (agentId: string, starts_at: string, more: Record<string, unknown> = {}, headers: Headers = {}) =>
  tenant.request('POST', url(agentId), { starts_at, customer: { name: 'Alma Berg' }, ...more }, headers);
const booked = async (agentId: string, startsAt: string, more: Record<string, unknown> = {}) => {
  const answer = await book(agentId, startsAt, more);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const act = (agentId: string, id: string, action: string, body?: unknown, by = tenant, headers: Headers = {}) =>
  by.request('POST', url(agentId, `/${id}/${action}`), body, headers);
const list = async (agentId: string, query = '') => (await tenant.request('GET', url(agentId, query))).json();
const alternatives = (answer: { json(): { details: { code: string; message: string }[] } }) =>
  answer
    .json()
    .details.filter(({ code }) => code === 'alternative')
    .map(({ message }) => message.slice(0, 16));
const eventsOf = async (agentId: string) => {
  const query = `select type, data from events where topic = $1 and type like 'booking.%' order by id`;
  return (await app.deps.db.platform.pool.query(query, [`agent:${agentId}`])).rows;
};
const monday = '2026-03-02T09:00:00.000Z';

describe('booking', () => {
  it('takes a free slot, stores the number as given and in E.164, and emits an event', async () => {
    const id = await agentWithCalendar(tenant);
    const customer = { name: ' Alma Berg ', phone: '070-174 06 05', email: 'Alma@example.com' };
    const answer = await book(id, '2026-03-02T10:00:00+01:00', { customer, note: 'Gears slip' });
    expect(answer.statusCode).toBe(201);
    const booking = answer.json();
    expect(booking).toMatchObject({
      agent_id: id,
      status: 'booked',
      starts_at: monday,
      ends_at: '2026-03-02T09:30:00.000Z',
      customer: {
        name: 'Alma Berg',
        phone: '+46701740605',
        phone_raw_input: '070-174 06 05',
        email: 'alma@example.com',
      },
      note: 'Gears slip',
      call_id: null,
      cancelled_at: null,
    });
    expect((await list(id)).data).toEqual([booking]);
    expect(await eventsOf(id)).toEqual([{ type: 'booking.created', data: { booking } }]);
    const audit = (await auditRows(app, tenant.id, 'booking.create')).filter((row) => row.resource_id === booking.id);
    expect(audit.map((row) => row.details)).toEqual([
      { agent_id: id, starts_at: booking.starts_at, ends_at: booking.ends_at },
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/Alma|4670|Gears/);
  });

  it('a taken time is 409 with the nearest free ones, each of which can be booked', async () => {
    const id = await agentWithCalendar(tenant);
    await booked(id, monday);
    const refused = await book(id, monday);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: 'conflict',
      details: [{ path: '/starts_at', code: 'taken' }, ...Array(5).fill({ code: 'alternative' })],
    });
    expect(alternatives(refused)).toEqual([
      '2026-03-02T08:00',
      '2026-03-02T08:30',
      '2026-03-02T09:30',
      '2026-03-02T10:00',
      '2026-03-02T10:30',
    ]);
    for (const each of alternatives(refused)) expect((await book(id, `${each}:00Z`)).statusCode).toBe(201);
  });

  it.each([
    ['outside the hours', '2026-03-02T13:00:00Z', 'not_open'],
    ['between two slots', '2026-03-02T09:10:00Z', 'not_open'],
    ['within the notice', '2026-03-01T10:30:00Z', 'too_soon'],
    ['in the past', '2020-03-02T09:00:00Z', 'too_soon'],
    ['beyond the horizon', '2026-05-01T09:00:00Z', 'too_late'],
    ['at the end of the world', '9999-12-31T23:00:00Z', 'too_late'],
  ])('%s is 409 with the limits', async (_what, startsAt, code) => {
    const refused = await book(await agentWithCalendar(tenant), startsAt);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().details[0]).toMatchObject({ path: '/starts_at', code });
    expect(alternatives(refused)).toHaveLength(5);
  });

  it('buffers separate it from adjacent bookings', async () => {
    const id = await agentWithCalendar(tenant, { buffer_before_minutes: 10, buffer_after_minutes: 15 });
    await booked(id, monday);
    for (const tooNear of ['2026-03-02T08:30:00Z', '2026-03-02T09:30:00Z']) {
      expect((await book(id, tooNear)).statusCode).toBe(409);
    }
    for (const far of ['2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z']) {
      expect((await book(id, far)).statusCode).toBe(201);
    }
  });

  it('a longer one needs its whole duration free', async () => {
    const id = await agentWithCalendar(tenant);
    await booked(id, monday);
    expect((await book(id, '2026-03-02T08:30:00Z', { duration_minutes: 60 })).statusCode).toBe(409);
    expect((await booked(id, '2026-03-02T09:30:00Z', { duration_minutes: 60 })).ends_at).toBe(
      '2026-03-02T10:30:00.000Z',
    );
  });

  it('one of two concurrent bookings for the last place succeeds', async () => {
    const id = await agentWithCalendar(tenant);
    const answers = await Promise.all([book(id, '2026-03-02T08:30:00Z', { duration_minutes: 60 }), book(id, monday)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409]);
    expect((await list(id)).data).toHaveLength(1);
  });

  it('fifty concurrent bookings fill exactly the capacity', { timeout: 60_000 }, async () => {
    const id = await agentWithCalendar(tenant, { capacity: 3 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(id, monday)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(47);
    for (const refused of answers.filter((answer) => answer.statusCode === 409)) {
      expect(alternatives(refused)).toHaveLength(5);
      expect(alternatives(refused)).not.toContain(monday.slice(0, 16));
    }
    expect((await list(id, '?include_total=true')).total).toBe(3);
    expect(await eventsOf(id)).toHaveLength(3);
  });

  it('a request repeated with its Idempotency-Key returns the same booking', async () => {
    const id = await agentWithCalendar(tenant);
    const key = { 'idempotency-key': 'a-booking' };
    const [first, second] = [await book(id, monday, {}, key), await book(id, monday, {}, key)];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await list(id)).data).toHaveLength(1);
  });

  it('409 where the calendar is disabled', async () => {
    const id = await agentWithCalendar(tenant, { is_enabled: false });
    const refused = await book(id, monday);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().details).toMatchObject([{ code: 'calendar_disabled' }]);
  });

  it.each([
    [{ customer: { name: ' ' } }, '/customer/name'],
    [{ customer: { name: 'A', phone: 'call me' } }, '/customer/phone'],
    [{ customer: { name: 'A', phone: '12' } }, '/customer/phone'],
    [{ customer: { name: 'A', email: 'a@' } }, '/customer/email'],
    [{ customer: { name: 'A', ssn: '1' } }, '/customer/ssn'],
    [{ duration_minutes: 12 }, '/duration_minutes'],
    [{ starts_at: 'tomorrow' }, '/starts_at'],
    [{ status: 'cancelled' }, '/status'],
  ])('%j is refused at %s', async (more, path) => {
    const answer = await book(await agentWithCalendar(tenant), monday, more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toEqual([path]);
  });
});

describe('cancelling', () => {
  it('frees the time, idempotently, with the first reason', async () => {
    const id = await agentWithCalendar(tenant);
    const booking = await booked(id, monday);
    const answer = await act(id, booking.id, 'cancel', { reason: 'Alma is ill' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'cancelled',
      cancelled_at: clock.now().toISOString(),
      cancel_reason: 'Alma is ill',
    });
    expect((await act(id, booking.id, 'cancel')).json()).toEqual(answer.json());
    expect((await book(id, monday)).statusCode).toBe(201);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
      'booking.created',
      'booking.cancelled',
      'booking.created',
    ]);
    const audit = (await auditRows(app, tenant.id, 'booking.cancel')).filter((row) => row.resource_id === booking.id);
    expect(audit.map((row) => row.details)).toEqual([{ agent_id: id, starts_at: monday }]);
  });

  it('concurrent cancellations cancel once', async () => {
    const id = await agentWithCalendar(tenant);
    const booking = await booked(id, monday);
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, booking.id, 'cancel', { reason: 'x' })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    expect((await eventsOf(id)).filter(({ type }) => type === 'booking.cancelled')).toHaveLength(1);
  });
});

describe('rescheduling', () => {
  it('moves it, may overlap its own old time, and frees that atomically', async () => {
    const id = await agentWithCalendar(tenant, { buffer_after_minutes: 30 });
    const booking = await booked(id, monday);
    const answer = await act(id, booking.id, 'reschedule', { starts_at: '2026-03-02T09:30:00Z', duration_minutes: 60 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: booking.id,
      starts_at: '2026-03-02T09:30:00.000Z',
      ends_at: '2026-03-02T10:30:00.000Z',
    });
    expect((await eventsOf(id)).at(-1)).toEqual({
      type: 'booking.rescheduled',
      data: { booking: answer.json(), previous: { starts_at: monday, ends_at: '2026-03-02T09:30:00.000Z' } },
    });
    const moved = await act(id, booking.id, 'reschedule', { starts_at: '2026-03-03T09:00:00Z' });
    expect(moved.json().ends_at).toBe('2026-03-03T10:00:00.000Z');
    expect((await book(id, monday)).statusCode).toBe(201);
    const audit = (await auditRows(app, tenant.id, 'booking.reschedule')).filter(
      (row) => row.resource_id === booking.id,
    );
    expect(audit).toHaveLength(2);
  });

  it('to a taken time is 409 with alternatives, and leaves it unchanged', async () => {
    const id = await agentWithCalendar(tenant);
    const [first, second] = [await booked(id, monday), await booked(id, '2026-03-02T10:00:00Z')];
    const refused = await act(id, first.id, 'reschedule', { starts_at: second.starts_at });
    expect(refused.statusCode).toBe(409);
    expect(alternatives(refused)).toContain(monday.slice(0, 16));
    expect((await list(id)).data).toEqual([first, second]);
  });

  it('to its current time changes nothing, also inside the minimum notice', async () => {
    const id = await agentWithCalendar(tenant, { notice_minutes: 43_200, horizon_days: 60 });
    const booking = await booked(id, '2026-04-02T09:00:00Z');
    await tenant.request('PUT', `/api/agents/${id}/calendar`, { is_enabled: false });
    const answer = await act(id, booking.id, 'reschedule', { starts_at: booking.starts_at });
    expect(answer.json()).toEqual(booking);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('two concurrent ones to the same place: one succeeds, the other is unchanged', async () => {
    const id = await agentWithCalendar(tenant);
    const bookings = [await booked(id, monday), await booked(id, '2026-03-02T10:00:00Z')];
    const wish = { starts_at: '2026-03-02T08:00:00Z' };
    const answers = await Promise.all(bookings.map((booking) => act(id, booking.id, 'reschedule', wish)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  });

  it('a cancelled booking, or one in a disabled calendar, is 409', async () => {
    const id = await agentWithCalendar(tenant);
    const [first, second] = [await booked(id, monday), await booked(id, '2026-03-02T10:00:00Z')];
    await act(id, first.id, 'cancel');
    expect((await act(id, first.id, 'reschedule', { starts_at: monday })).statusCode).toBe(409);
    await tenant.request('PUT', `/api/agents/${id}/calendar`, { is_enabled: false });
    expect((await act(id, second.id, 'reschedule', { starts_at: monday })).statusCode).toBe(409);
  });
});

describe('listing', () => {
  it('filters by time, status and phone, and pages in order of time', async () => {
    const id = await agentWithCalendar(tenant, { capacity: 5 });
    const times = ['2026-03-03T08:00', '2026-03-02T08:00', '2026-03-02T08:00', '2026-03-04T08:00'];
    const phone = { name: 'Alma', phone: '+46701740605' };
    for (const [index, time] of times.entries()) {
      await booked(id, `${time}:00Z`, index === 0 ? { customer: phone } : {});
    }
    const all = (await list(id)).data as Slot[];
    expect(all.map(({ starts_at }) => starts_at.slice(0, 16))).toEqual(times.toSorted());
    const walked: unknown[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(id, `?limit=1${cursor}`);
      walked.push(...page.data);
      if (!page.has_more) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(walked).toEqual(all);
    expect((await list(id, '?sort=-starts_at')).data[0]).toEqual(all[3]);
    expect((await list(id, '?from=2026-03-02T08:00:00Z&to=2026-03-03T08:00:00Z')).data).toEqual(all.slice(0, 2));
    expect((await list(id, '?phone=%2B46701740605')).data).toEqual([all[2]]);
    await act(id, (all[0] as unknown as { id: string }).id, 'cancel');
    expect((await list(id, '?status=booked')).data).toEqual(all.slice(1));
    expect((await list(id, '?status=booked,cancelled&include_total=true')).total).toBe(4);
  });

  it.each(['?status=lost', '?phone=070', '?q=x', '?sort=name', '?cursor=abc', '?from=monday'])(
    '%s is refused',
    async (query) => {
      const answer = await tenant.request('GET', url(await agentWithCalendar(tenant), query));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toHaveLength(1);
    },
  );

  it('a cursor of the other sort order is refused', async () => {
    const id = await agentWithCalendar(tenant, { capacity: 2 });
    await Promise.all([booked(id, monday), booked(id, monday)]);
    const { next_cursor } = await list(id, '?limit=1');
    const answer = await tenant.request('GET', url(id, `?sort=-starts_at&cursor=${next_cursor}`));
    expect(answer.statusCode).toBe(400);
  });
});

describe('access', () => {
  it('404 for another tenant’s or a missing booking, with no change', async () => {
    const id = await agentWithCalendar(tenant);
    const booking = await booked(id, monday);
    const stranger = await app.createTenant();
    const [strangersAgent, otherAgent] = [await agentWithCalendar(stranger), await agentWithCalendar(tenant)];
    for (const [action, body] of [
      ['cancel', {}],
      ['reschedule', { starts_at: '2026-03-02T10:00:00Z' }],
    ] as const) {
      const never = await act(id, unknownId, action, body);
      expect(never.statusCode).toBe(404);
      for (const answer of [
        await act(strangersAgent, booking.id, action, body, stranger),
        await act(otherAgent, booking.id, action, body),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(never.json()));
      }
      expect((await act(id, booking.id, action, body, stranger)).statusCode).toBe(404);
    }
    expect((await stranger.request('GET', url(id))).statusCode).toBe(404);
    expect((await stranger.request('POST', url(id), { starts_at: monday, customer: { name: 'X' } })).statusCode).toBe(
      404,
    );
    expect((await list(id)).data).toEqual([booking]);
  });

  it('404 for an agent in the trash; once restored it has its bookings', async () => {
    const id = await agentWithCalendar(tenant);
    const booking = await booked(id, monday);
    await tenant.request('DELETE', `/api/agents/${id}`);
    expect((await tenant.request('GET', url(id))).statusCode).toBe(404);
    expect((await book(id, '2026-03-02T10:00:00Z')).statusCode).toBe(404);
    expect((await act(id, booking.id, 'cancel')).statusCode).toBe(404);
    expect((await act(id, booking.id, 'reschedule', { starts_at: '2026-03-02T10:00:00Z' })).statusCode).toBe(404);
    await tenant.request('POST', `/api/agents/trash/${id}/restore`);
    expect((await list(id)).data).toEqual([booking]);
  });

  it('403 without the scope', async () => {
    const id = await agentWithCalendar(tenant);
    const booking = await booked(id, monday);
    const reader = { 'x-api-key': await tenant.createKey(['calendar:read']) };
    const writer = { 'x-api-key': await tenant.createKey(['calendar:write']) };
    expect((await book(id, '2026-03-02T10:00:00Z', {}, reader)).statusCode).toBe(403);
    expect((await act(id, booking.id, 'cancel', {}, tenant, reader)).statusCode).toBe(403);
    expect((await act(id, booking.id, 'reschedule', { starts_at: monday }, tenant, reader)).statusCode).toBe(403);
    expect((await tenant.request('GET', url(id), undefined, writer)).statusCode).toBe(403);
  });
});
