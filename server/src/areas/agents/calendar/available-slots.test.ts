import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar } from '../../../../test/calendars.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

// Sunday.
const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const ask = (id: string, query: Record<string, string> = {}, by = tenant, headers: Record<string, string> = {}) =>
  by.request('GET', `/api/agents/${id}/calendar/slots?${new URLSearchParams(query)}`, undefined, headers);
const starts = async (id: string, query: Record<string, string>) =>
  (await ask(id, query)).json().data.map((slot: { starts_at: string }) => slot.starts_at.slice(0, 16));
const monday = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };

it('the free slots of a day, in UTC and in the calendar’s local time', async () => {
  const id = await agentWithCalendar(tenant);
  const answer = await ask(id, { ...monday, limit: '2' });
  expect(answer.json()).toEqual({
    is_enabled: true,
    timezone: 'Europe/Stockholm',
    duration_minutes: 30,
    has_more: true,
    data: [
      {
        starts_at: '2026-03-02T08:00:00.000Z',
        ends_at: '2026-03-02T08:30:00.000Z',
        local_starts_at: '2026-03-02T09:00:00+01:00',
      },
      {
        starts_at: '2026-03-02T08:30:00.000Z',
        ends_at: '2026-03-02T09:00:00.000Z',
        local_starts_at: '2026-03-02T09:30:00+01:00',
      },
    ],
  });
  const inNewYork = (await ask(id, { ...monday, limit: '1', timezone: 'America/New_York' })).json();
  expect(inNewYork).toMatchObject({ timezone: 'America/New_York' });
  expect(inNewYork.data[0].local_starts_at).toBe('2026-03-02T03:00:00-05:00');
});

it('by default the next week, in the agent’s time zone', async () => {
  const id = await agentWithCalendar(tenant, { timezone: null, notice_minutes: 90 });
  const answer = (await ask(id)).json();
  expect(answer).toMatchObject({ timezone: 'UTC', has_more: false });
  // Today until noon minus the 90 minutes of notice, then six mornings, and the last until ten.
  expect(answer.data.map((slot: { starts_at: string }) => slot.starts_at.slice(5, 16))).toEqual([
    '03-01T11:30',
    ...['02', '03', '04', '05', '06', '07'].flatMap((day) =>
      ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => `03-${day}T${time}`),
    ),
    '03-08T09:00',
    '03-08T09:30',
  ]);
});

it('a longer booking starts at the same times and must end within the opening hours', async () => {
  const id = await agentWithCalendar(tenant);
  expect(await starts(id, { ...monday, duration: '120' })).toEqual([
    '2026-03-02T08:00',
    '2026-03-02T08:30',
    '2026-03-02T09:00',
  ]);
});

it('on the day DST begins the opening hours follow local time', async () => {
  const id = await agentWithCalendar(tenant);
  const first = async (date: string) =>
    (await starts(id, { from: `${date}T00:00:00Z`, to: `${date}T12:00:00Z`, limit: '1' }))[0];
  expect(await first('2026-03-28')).toBe('2026-03-28T08:00');
  expect(await first('2026-03-29')).toBe('2026-03-29T07:00');
});

it('bookings and their buffers are not free once the capacity is reached', async () => {
  const id = await agentWithCalendar(tenant, { buffer_after_minutes: 15, capacity: 2 });
  const book = () =>
    tenant.request('POST', `/api/agents/${id}/calendar/bookings`, {
      starts_at: '2026-03-02T09:00:00Z',
      customer: { name: 'Alma' },
    });
  expect((await book()).statusCode).toBe(201);
  expect(await starts(id, monday)).toHaveLength(6);
  expect((await book()).statusCode).toBe(201);
  expect(await starts(id, monday)).toEqual(['2026-03-02T08:00', '2026-03-02T10:00', '2026-03-02T10:30']);
});

it('a disabled calendar has none, and says so', async () => {
  const id = await agentWithCalendar(tenant, { is_enabled: false });
  expect((await ask(id, monday)).json()).toMatchObject({ is_enabled: false, data: [], has_more: false });
});

it.each([
  [{ from: '2026-03-02T00:00:00Z', to: '2026-03-02T00:00:00Z' }, 'query/to'],
  [{ from: '2026-03-02T00:00:00Z', to: '2026-04-02T00:00:01Z' }, 'query/to'],
  [{ from: 'monday' }, 'query/from'],
  [{ timezone: 'Mars/Olympus' }, 'query/timezone'],
  [{ duration: '7' }, 'query/duration'],
  [{ duration: '485' }, 'query/duration'],
  [{ limit: '0' }, 'query/limit'],
  [{ day: 'monday' }, 'query/day'],
])('%j is refused at %s', async (query, path) => {
  const answer = await ask(await agentWithCalendar(tenant), query as unknown as Record<string, string>);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details.map((detail: { path: string }) => detail.path)).toEqual([path]);
});

it.each(['0001-01-01T00:00:00Z', '9999-12-01T00:00:00Z'])('at %s there are none', async (from) => {
  expect(await starts(await agentWithCalendar(tenant), { from })).toEqual([]);
});

it(`"404 for another tenant's agent as for an unknown one; 403 without the scope"`, async () => {
  const id = await agentWithCalendar(tenant);
  expect((await ask(id, {}, await app.createTenant())).statusCode).toBe(404);
  expect((await ask(unknownId)).statusCode).toBe(404);
  const key = { 'x-api-key': await tenant.createKey(['calendar:write']) };
  expect((await ask(id, {}, tenant, key)).statusCode).toBe(403);
});
