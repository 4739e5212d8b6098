import type { AgentId } from '@parley/contract/ids';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar } from '../../../../test/calendars.ts';

// Sunday.
const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const pathOf = (agentId: AgentId) => `/api/agents/${agentId}/calendar/feed`;
async function createFeed(agentId: AgentId, body: object = {}): Promise<string> {
  const answer = await tenant.request('POST', pathOf(agentId), body);
  expect(answer.statusCode).toBe(201);
  return new URL(answer.json().url).pathname;
}
async function book(agentId: AgentId, starts_at: string): Promise<string> {
  const customer = { name: 'Alma Berg', phone: '070-174 06 05', email: 'alma@example.com' };
  const body = { starts_at, customer, note: 'Gears; slip, often' };
  const answer = await tenant.request('POST', `/api/agents/${agentId}/calendar/bookings`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id;
}
const read = (url: string, etag?: string) =>
  app.server.inject({ url, headers: etag === undefined ? {} : { 'if-none-match': etag } });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

it('has the bookings as a calendar program reads them, and follows them', async () => {
  const agentId = await agentWithCalendar(tenant, { title: 'Bicycle service', location: 'Kajgatan 12, Göteborg' });
  const id = await book(agentId, '2026-03-29T08:00:00Z');
  const cancelled = await book(agentId, '2026-03-30T08:00:00Z');
  const url = await createFeed(agentId);
  expect(url).toMatch(/\.ics$/);
  expect(eventsOf((await read(url)).body)).toHaveLength(2);
  const bookings = `/api/agents/${agentId}/calendar/bookings`;
  await tenant.request('POST', `${bookings}/${cancelled}/cancel`, {});
  await tenant.request('POST', `${bookings}/${id}/reschedule`, { starts_at: '2026-03-28T09:00:00Z' });
  const answer = await read(url);
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ]);
  const [event, ...others] = eventsOf(answer.body);
  expect(others).toEqual([]);
  expect([event?.uid, event?.summary, event?.location, event?.description, event?.sequence]).toEqual([
    id,
    'Bicycle service: Alma Berg',
    'Kajgatan 12, Göteborg',
    'Phone: +46701740605\nE-mail: alma@example.com\nGears; slip, often',
    1,
  ]);
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-03-28T09:00:00.000Z');
});

it('answers 304 while nothing changed, and says when it was read', async () => {
  const agentId = await agentWithCalendar(tenant);
  const url = await createFeed(agentId);
  const etag = String((await read(url)).headers.etag);
  clock.advance(60_000);
  const unchanged = await read(url, etag);
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect((await tenant.request('GET', pathOf(agentId))).json().last_read_at).not.toBeNull();
  await book(agentId, '2026-03-03T08:00:00Z');
  expect((await read(url, etag)).statusCode).toBe(200);
});

it('leaves out whose bookings they are, where it is told to', async () => {
  const agentId = await agentWithCalendar(tenant);
  await book(agentId, '2026-03-03T08:00:00Z');
  const { body } = await read(await createFeed(agentId, { shows_customers: false }));
  expect(eventsOf(body).map(({ summary }) => summary)).toEqual(['Booked']);
  expect(body).not.toMatch(/Alma|46701740605|alma@|Gears/);
});

it('ends with a new address, by deletion, and while the agent is in the trash', async () => {
  const agentId = await agentWithCalendar(tenant);
  expect((await tenant.request('GET', pathOf(agentId))).json()).toMatchObject({ url: null, last_read_at: null });
  const first = await createFeed(agentId);
  const second = await createFeed(agentId);
  const isValid = async (url: string) => (await read(url)).statusCode === 200;
  expect([await isValid(first), await isValid(second)]).toEqual([false, true]);
  await tenant.request('DELETE', `/api/agents/${agentId}`);
  expect(await isValid(second)).toBe(false);
  await tenant.request('POST', `/api/agents/trash/${agentId}/restore`);
  expect(await isValid(second)).toBe(true);
  for (const _ of [1, 2]) expect((await tenant.request('DELETE', pathOf(agentId))).statusCode).toBe(204);
  const gone = await read(second);
  expect([gone.statusCode, gone.json().error]).toEqual([404, 'not_found']);
  const audit = (await tenant.request('GET', '/api/audit-log?action=calendar.feed_delete')).json();
  expect(audit.data).toHaveLength(1);
});

it('opens with no other token, and no key that only reads shows its address', async () => {
  const agentId = await agentWithCalendar(tenant);
  const url = await createFeed(agentId);
  const [, token = ''] = /feeds\/(.+)\.ics/.exec(url) ?? [];
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  const { tokens } = app.deps.areaDeps.calendarFeeds;
  const [, feedId = ''] = tokens.read(token) ?? [];
  const other = await app.createTenant();
  for (const wrong of [forged, '', tokens.issue([other.id, feedId])]) {
    const answer = await read(`/api/calendar/feeds/${wrong}.ics`);
    expect([answer.statusCode, answer.body.includes('not_found')]).toEqual([404, true]);
  }
  const headers = { 'x-api-key': await tenant.createKey(['calendar:read']) };
  expect((await app.server.inject({ url: pathOf(agentId), headers })).statusCode).toBe(403);
  expect((await other.request('GET', pathOf(agentId))).statusCode).toBe(404);
});
