import { WidgetRuntime } from '@parley/contract/resources/chat-widget';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/people.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  // A Monday morning in Stockholm.
  clock = createTestClock(new Date('2026-03-02T09:00:00Z'));
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const read = (agentId: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: `/api/chat/widget/${agentId}/runtime`, headers });
const put = (agentId: string, body: object) => tenant.request('PUT', `/api/chat/widget/${agentId}/config`, body);
const seen = (userId: string, status = 'online') =>
  app.deps.db.platform.pool.query(
    `insert into chat_operators (tenant_id, user_id, status, capacity, last_seen_at, updated_at) values ($1, $2, $3, 5, $4, $4)
     on conflict (tenant_id, user_id) do update set status = excluded.status, last_seen_at = excluded.last_seen_at`,
    [tenant.id, userId, status, clock.now()],
  );
const arePeopleThere = async (agentId: string) => {
  clock.advance(1001);
  return (await read(agentId)).json().people.are_available;
};

it('returns the current availability, to any origin, uncached', async () => {
  const agentId = await createChatAgent(tenant);
  await put(agentId, { allow_file_uploads: true, custom_css: '.a { color: red }', offline_behavior: 'hide' });
  const answer = await read(agentId, { origin: 'https://shop.example' });
  expect(answer.statusCode).toBe(200);
  expect(WidgetRuntime.parse(answer.json())).toEqual(answer.json());
  expect(answer.json()).toMatchObject({
    people: { are_available: false, can_be_asked_for: true, offline_behavior: 'hide' },
    voice: { is_available: true },
    files: { max_bytes: 10_485_760, max_files: 10, types: expect.arrayContaining(['image/png', 'application/pdf']) },
    verification: { is_required: false, methods: ['email_otp'] },
    custom_css: '.a { color: red }',
  });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
});

// Regression: only sessions had the greeting, so every page that showed one had to start a session.
it('returns the greeting, with the defaults of the variables it uses and no others', async () => {
  const greeting = ' Hi {{name}}, welcome to {{ company }}{{unknown}} ';
  const dynamic_variables = { name: 'there', company: 'Lindgren', margin: '40 %' };
  const agentId = await createChatAgent(tenant, { first_speaker: 'agent', greeting, dynamic_variables });
  const told = async () => (await read(agentId)).json().greeting;
  expect(await told()).toEqual({
    text: 'Hi {{name}}, welcome to {{ company }}{{unknown}}',
    variables: { name: 'there', company: 'Lindgren' },
    is_from_model: false,
  });
  await tenant.request('PATCH', `/api/agents/${agentId}`, { first_speaker: 'model' });
  expect(await told()).toEqual({ text: '', variables: {}, is_from_model: true });
  await tenant.request('PATCH', `/api/agents/${agentId}`, { first_speaker: 'user' });
  expect(await told()).toEqual({ text: '', variables: {}, is_from_model: false });
});

it('offers no files and no voice where disabled', async () => {
  const agentId = await createChatAgent(tenant);
  await put(agentId, { is_voice_enabled: false });
  expect((await read(agentId)).json()).toMatchObject({ files: null, voice: { is_available: false } });
});

it('offers no voice in a process without calls', async () => {
  const silent = await buildTestApp({ database: app.database, env: { PARLEY_ROLES: 'api,jobs' } });
  const agentId = await createChatAgent(tenant);
  const answer = await silent.server.inject({ url: `/api/chat/widget/${agentId}/runtime` });
  expect(answer.json().voice).toEqual({ is_available: false });
  await silent.close();
});

it('reports operators as available while one assigned is online, within opening hours', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => createPerson(app, { tenants: [{ id: tenant.id, role: 'operator' }] })),
  );
  const agentId = await createChatAgent(tenant, { timezone: 'Europe/Stockholm' });
  const [oneId = '', otherId = ''] = [one?.id, other?.id];
  expect(await arePeopleThere(agentId)).toBe(false);
  await seen(oneId);
  expect(await arePeopleThere(agentId)).toBe(true);
  await put(agentId, { operator_ids: [otherId] });
  expect(await arePeopleThere(agentId)).toBe(false);
  await seen(otherId);
  expect(await arePeopleThere(agentId)).toBe(true);
  await seen(otherId, 'away');
  expect(await arePeopleThere(agentId)).toBe(false);
  await put(agentId, { hours: { timezone: null, weekly: { monday: [{ from: '11:00', to: '17:00' }] } } });
  await seen(oneId);
  expect(await arePeopleThere(agentId)).toBe(false);
  await put(agentId, { hours: { timezone: null, weekly: { monday: [{ from: '09:00', to: '17:00' }] } } });
  expect(await arePeopleThere(agentId)).toBe(true);
  // Past the presence time.
  clock.advance(61_000);
  expect(await arePeopleThere(agentId)).toBe(false);
});

it('queries the database once a second, at any request rate', async () => {
  const heard: string[] = [];
  const stop = app.deps.feed.onEvent(({ topic }) => heard.push(topic));
  const agentId = await createChatAgent(tenant);
  const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'operator' }] });
  // The event drops the cached entry, so it must have arrived.
  await expect.poll(() => heard).toContain(`agent:${agentId}`);
  stop();
  await read(agentId);
  const before = (await read(agentId)).json().people.are_available;
  await seen(person.id);
  const answers = await Promise.all(Array.from({ length: 20 }, async () => (await read(agentId)).json()));
  expect(new Set(answers.map(({ people }) => people.are_available))).toEqual(new Set([before]));
  expect(await arePeopleThere(agentId)).toBe(true);
});

it('403 origin_not_allowed for a site not listed, 403 where chat is disabled, 404 for an unknown agent', async () => {
  const agentId = await createChatAgent(tenant);
  await put(agentId, { allowed_domains: ['example.com'] });
  expect((await read(agentId, { origin: 'https://example.com' })).statusCode).toBe(200);
  expect((await read(agentId, { origin: 'https://example.com.evil.example' })).json().error).toBe('origin_not_allowed');
  expect((await read(await createChatAgent(tenant, { chat_enabled: false }))).json().error).toBe('chat_disabled');
  expect((await read('0197f3a0-7c1e-7b42-9f2d-000000000000')).statusCode).toBe(404);
});
