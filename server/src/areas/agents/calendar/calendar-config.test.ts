import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar, mornings } from '../../../../test/calendars.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const newAgent = async (more: Record<string, unknown> = {}) =>
  (await tenant.request('POST', '/api/agents', { name: 'Desk', ...more })).json().id as string;
const read = (id: string, by = tenant) => by.request('GET', `/api/agents/${id}/calendar`);
const set = (id: string, body: unknown, by = tenant, headers: Record<string, string> = {}) =>
  by.request('PUT', `/api/agents/${id}/calendar`, body, headers);

describe('reading', () => {
  it('an unconfigured calendar has the defaults, disabled', async () => {
    const id = await newAgent();
    expect((await read(id)).json()).toMatchObject({
      agent_id: id,
      is_enabled: false,
      timezone: null,
      slot_minutes: 30,
      capacity: 1,
      exceptions: [],
      updated_at: null,
    });
  });

  it('404 for another tenant’s, a trashed or an unknown agent', async () => {
    const id = await agentWithCalendar(tenant);
    const stranger = await app.createTenant();
    const never = withoutRequestId((await read(unknownId)).json());
    const ask = async (answer: Awaited<ReturnType<typeof read>>) => {
      expect(answer.statusCode).toBe(404);
      expect(withoutRequestId(answer.json())).toEqual(never);
    };
    await ask(await read(id, stranger));
    await ask(await set(id, mornings, stranger));
    await tenant.request('DELETE', `/api/agents/${id}`);
    await ask(await read(id));
    await ask(await set(id, mornings));
  });
});

describe('configuring', () => {
  it('replaces the whole configuration, with an audit row, and is idempotent', async () => {
    const id = await newAgent();
    const answer = await set(id, { ...mornings, capacity: 3, exceptions: [{ date: '2026-12-24', hours: [] }] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      is_enabled: true,
      timezone: 'Europe/Stockholm',
      capacity: 3,
      weekly_hours: mornings.weekly_hours,
      updated_at: '2026-03-01T10:00:00.000Z',
    });
    expect((await read(id)).json()).toEqual(answer.json());
    const second = await set(id, { weekly_hours: { monday: [{ from: '00:00', to: '24:00' }] } });
    expect(second.json()).toMatchObject({ capacity: 1, timezone: null, exceptions: [] });
    expect(second.json().weekly_hours.tuesday).toEqual([]);
    await set(id, { weekly_hours: { monday: [{ from: '00:00', to: '24:00' }] } });
    const audit = (await auditRows(app, tenant.id, 'calendar.configure')).filter((row) => row.resource_id === id);
    expect(audit.map((row) => row.details)).toEqual([
      {
        changed_fields: ['is_enabled', 'timezone', 'weekly_hours', 'exceptions', 'capacity', 'country'],
      },
      { changed_fields: ['timezone', 'weekly_hours', 'exceptions', 'capacity', 'country'] },
    ]);
  });

  const monday = (hours: unknown[]) => ({ weekly_hours: { monday: hours } });
  it.each([
    [{ timezone: 'Mars/Olympus' }, '/timezone'],
    [monday([{ from: '09:00', to: '09:00' }]), '/weekly_hours/monday/0/to'],
    [monday([{ from: '24:00', to: '24:00' }]), '/weekly_hours/monday/0/from'],
    [monday([{ from: '9:00', to: '10:00' }]), '/weekly_hours/monday/0/from'],
    [monday([{ from: '09:00', to: '24:30' }]), '/weekly_hours/monday/0/to'],
    [
      monday([
        { from: '09:00', to: '12:00' },
        { from: '11:30', to: '13:00' },
      ]),
      '/weekly_hours/monday/1',
    ],
    [{ weekly_hours: { funday: [] } }, '/weekly_hours/funday'],
    [{ exceptions: [{ date: '2026-02-30', hours: [] }] }, '/exceptions/0/date'],
    [{ exceptions: [{ date: '2026-12-24' }] }, '/exceptions/0/hours'],
    [
      {
        exceptions: [
          { date: '2026-12-24', hours: [] },
          { date: '2026-12-24', hours: [] },
        ],
      },
      '/exceptions/1/date',
    ],
    [{ slot_minutes: 4 }, '/slot_minutes'],
    [{ slot_minutes: 12 }, '/slot_minutes'],
    [{ slot_minutes: 485 }, '/slot_minutes'],
    [{ buffer_before_minutes: -1 }, '/buffer_before_minutes'],
    [{ notice_minutes: 0.5 }, '/notice_minutes'],
    [{ horizon_days: 0 }, '/horizon_days'],
    [{ capacity: 101 }, '/capacity'],
    [{ country: 'Sweden' }, '/country'],
    [{ calendars: [] }, '/calendars'],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await set(await newAgent(), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  it('adjacent hours do not overlap', async () => {
    const hours = [
      { from: '12:00', to: '17:00' },
      { from: '09:00', to: '12:00' },
    ];
    expect((await set(await newAgent(), monday(hours))).statusCode).toBe(200);
  });

  it('403 without the scope', async () => {
    const id = await newAgent();
    const reader = { 'x-api-key': await tenant.createKey(['calendar:read']) };
    const writer = { 'x-api-key': await tenant.createKey(['calendar:write']) };
    expect((await set(id, mornings, tenant, reader)).statusCode).toBe(403);
    expect((await tenant.request('GET', `/api/agents/${id}/calendar`, undefined, writer)).statusCode).toBe(403);
    expect((await set(id, mornings, tenant, writer)).statusCode).toBe(200);
  });
});

it('a copied agent has the same calendar and no bookings', async () => {
  const id = await agentWithCalendar(tenant, { capacity: 2 });
  await tenant.request('POST', `/api/agents/${id}/calendar/bookings`, {
    starts_at: '2026-03-02T08:00:00Z',
    customer: { name: 'Alma' },
  });
  const copy = (await tenant.request('POST', `/api/agents/${id}/duplicate`)).json();
  const { agent_id: _, ...original } = (await read(id)).json();
  expect((await read(copy.id)).json()).toEqual({ ...original, agent_id: copy.id });
  const bookings = await tenant.request('GET', `/api/agents/${copy.id}/calendar/bookings`);
  expect(bookings.json().data).toEqual([]);
});

it('purging an agent deletes its calendar, bookings and events', async () => {
  const id = await agentWithCalendar(tenant);
  await tenant.request('POST', `/api/agents/${id}/calendar/bookings`, {
    starts_at: '2026-03-02T08:00:00Z',
    customer: { name: 'Somebody to be forgotten' },
  });
  await tenant.request('DELETE', `/api/agents/${id}`);
  const purged = await tenant.request('DELETE', `/api/agents/trash/${id}`);
  expect(purged.json().deleted).toMatchObject({ bookings: 1 });
  const left = await app.deps.db.platform.pool.query(
    `select 1 from agent_calendars where agent_id = $1 union all select 1 from bookings where agent_id = $1
     union all select 1 from events where data::text like '%Somebody to be forgotten%'`,
    [id],
  );
  expect(left.rows).toEqual([]);
});
