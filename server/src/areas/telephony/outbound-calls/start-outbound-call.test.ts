import type { CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { attemptsOf, dialOf, ownNumber, scriptedDialer } from '../../../../test/outbound-calls.ts';

const clock = createTestClock('2026-03-02T10:00:00.000Z');
let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let number: { id: string; number: string; trunkId: string | null };

beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  tenant = await app.createTenant();
  agentId = (await tenant.request('POST', '/api/agents', { name: 'Reception', timezone: 'Europe/Stockholm' })).json()
    .id;
  number = await ownNumber(app, tenant.id);
});
afterAll(() => app.close());

const start = (more: object = {}, headers: Record<string, string> = {}) =>
  tenant.request('POST', '/api/calls/outbound', { agent_id: agentId, to_number: '+46701234567', ...more }, headers);
const startAdHoc = (agent: object, more: object = {}) =>
  tenant.request('POST', '/api/calls/outbound/ad-hoc', { agent, to_number: '+46701234567', ...more });
const inMs = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
const day = 86_400_000;

const snapshotOf = async (callId: string) =>
  (
    await app.deps.db.platform.everywhere
      .selectFrom('calls')
      .select('agent_config')
      .where('id', '=', callId)
      .executeTakeFirstOrThrow()
  ).agent_config as { prompt: string; voicemail: object };

// Regression: a queued call reported a start at creation, and no dialling time.
describe('a queued call', () => {
  it('shows its order, without a start time', async () => {
    const schedule_at = inMs(3_600_000);
    const calling_window = { from: '09:00', to: '18:00', days: ['mon', 'tue'] };
    const retry = { max_attempts: 3, on: ['busy'], delay_seconds: 60, until: inMs(day) };
    const { id } = (await start({ schedule_at, calling_window, retry })).json();
    const call = (await tenant.request('GET', `/api/calls/${id}`)).json();
    expect(call).toMatchObject({
      started_at: null,
      schedule_at,
      calling_window: { ...calling_window, timezone: 'Europe/Stockholm' },
      retry: { ...retry, delay_seconds: [60], attempts: 0, next_attempt_at: schedule_at },
    });
    const [listed] = (await tenant.request('GET', `/api/calls?status=queued&from=${inMs(-1000)}`)).json().data;
    expect(listed).toMatchObject({ id, retry: call.retry });
  });

  it('counts its attempts and shows the time of the next', async () => {
    const { id } = (await start({ retry: { max_attempts: 3, delay_seconds: 600 } })).json();
    const now = async () => (await tenant.request('GET', `/api/calls/${id}`)).json();
    const dialer = scriptedDialer(app);
    await dialer.dialDue();
    const attempt = await dialer.attemptOf(id);
    expect(await now()).toMatchObject({
      status: 'ringing',
      started_at: clock.now().toISOString(),
      retry: { attempts: 1, next_attempt_at: null },
    });
    attempt.end({ kind: 'busy' });
    await dialer.idle();
    expect(await now()).toMatchObject({ status: 'queued', retry: { attempts: 1, next_attempt_at: inMs(600_000) } });
    await tenant.request('POST', `/api/calls/${id}/complete`);
    expect(await now()).toMatchObject({ status: 'cancelled', retry: { attempts: 1, next_attempt_at: null } });
    await dialer.stop();
  });

  it.each([
    [{ from: '09:00', to: '09:00' }, '/calling_window/to'],
    [{ from: '00:00', to: '00:00' }, '/calling_window/to'],
    [{ from: '09:00', to: '18:00', days: [] }, '/calling_window/days'],
    [{ from: '09:00', to: '18:00', days: ['mon', 'mon'] }, '/calling_window/days'],
  ])('400: an empty window %j, or one with a duplicate day', async (calling_window, path) => {
    const answer = await start({ calling_window });
    expect([answer.statusCode, answer.json().details?.[0]?.path]).toEqual([400, path]);
  });

  it('202: a window across midnight, or of the whole day', async () => {
    expect((await start({ calling_window: { from: '22:00', to: '02:00' } })).statusCode).toBe(202);
    expect((await start({ calling_window: { from: '00:00', to: '24:00' } })).statusCode).toBe(202);
  });
});

describe('POST /api/calls/outbound', () => {
  it('202: the call is queued, with both numbers, and listed', async () => {
    const answer = await start({ metadata: { campaign: 'a' }, dynamic_variables: { first_name: 'Anna' } });
    expect(answer.statusCode).toBe(202);
    const call = answer.json();
    expect(call).toMatchObject({
      status: 'queued',
      direction: 'outbound',
      type: 'phone',
      agent_id: agentId,
      agent_version: 1,
      phone_number: '+46701234567',
      from_number: number.number,
      to_number: '+46701234567',
      metadata: { campaign: 'a' },
      dynamic_variables: { first_name: 'Anna' },
    });
    expect(answer.headers['location']).toBe(`/api/calls/${call.id}`);
    const listed = await tenant.request('GET', '/api/calls?direction=outbound&status=queued');
    expect(listed.json().data.map((each: { id: string }) => each.id)).toEqual([call.id]);
    expect(await dialOf(app, call.id)).toMatchObject({
      state: 'waiting',
      max_attempts: 1,
      not_before: clock.now(),
      expires_at: new Date(clock.now().getTime() + 7 * day),
      ring_ms: 40_000,
      trunk_id: number.trunkId,
    });
    expect(await auditRows(app, tenant.id, 'outbound_call.create')).toMatchObject([
      { resource_id: call.id, details: {} },
    ]);
  });

  it('the call uses the current agent with its override', async () => {
    const more = { agent_override: { prompt: 'Sell' }, voicemail: { detect: true, action: 'message', message: 'Hi' } };
    const { id } = (await start(more)).json();
    await tenant.request('PATCH', `/api/agents/${agentId}`, { prompt: 'Later' });
    expect(await snapshotOf(id)).toMatchObject({
      prompt: 'Sell',
      voicemail: { detect: true, action: 'message', message: 'Hi' },
    });
  });

  it('the same Idempotency-Key makes one call; with another body it is 409', async () => {
    const headers = { 'idempotency-key': 'order-1' };
    const [first, again] = [await start({}, headers), await start({}, headers)];
    expect([first.statusCode, again.statusCode, again.headers['idempotent-replayed']]).toEqual([202, 202, 'true']);
    expect(again.json()).toEqual(first.json());
    expect((await start({ to_number: '+46701234568' }, headers)).statusCode).toBe(409);
    const listed = await tenant.request('GET', '/api/calls?include_total=true');
    expect(listed.json().total).toBe(1);
  });

  it('thirty concurrent requests with one key make one call', async () => {
    const headers = { 'idempotency-key': 'order-many' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => start({}, headers)));
    expect(new Set(answers.map((answer) => answer.statusCode).filter((status) => status !== 409))).toEqual(
      new Set([202]),
    );
    expect((await tenant.request('GET', '/api/calls?include_total=true')).json().total).toBe(1);
  });

  it('a past time means now; 30 days ahead is accepted', async () => {
    const past = (await start({ schedule_at: '2020-01-01T00:00:00Z' })).json();
    expect(await dialOf(app, past.id)).toMatchObject({ not_before: clock.now() });
    const ahead = (await start({ schedule_at: inMs(30 * day) })).json();
    expect(await dialOf(app, ahead.id)).toMatchObject({ not_before: new Date(inMs(30 * day)) });
  });

  it("a calling window is in the agent's time zone, and moves the first attempt", async () => {
    const { id } = (await start({ calling_window: { from: '14:00', to: '15:00' } })).json();
    expect(await dialOf(app, id)).toMatchObject({ not_before: new Date('2026-03-02T13:00:00.000Z') });
  });

  it('a SIP address is called through a trunk, not from a carrier’s number', async () => {
    const answer = await start({ to_number: 'sip:desk@example.com' });
    expect([answer.statusCode, answer.json().to_number]).toEqual([202, 'sip:desk@example.com']);
    const other = await app.createTenant();
    await ownNumber(app, other.id, { trunk: null });
    const agent = (await other.request('POST', '/api/agents', { name: 'A' })).json().id;
    const body = { agent_id: agent, to_number: 'sip:desk@example.com' };
    const refused = await other.request('POST', '/api/calls/outbound', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details).toMatchObject([{ path: '/to_number', code: 'needs_trunk' }]);
  });

  it.each([
    ['no number', { to_number: 'anna' }, '/to_number'],
    ['a number that cannot be', { to_number: '+46701' }, '/to_number'],
    ['a rescue service', { to_number: '112' }, '/to_number'],
    ['a number that costs extra', { to_number: '+46900123456' }, '/to_number'],
    ['too far ahead', { schedule_at: '2026-04-02T10:00:00Z' }, '/schedule_at'],
    ['an end before the beginning', { retry: { until: '2026-03-02T10:00:00Z' } }, '/retry/until'],
    [
      'an end before the window opens',
      { retry: { until: '2026-03-02T12:00:00Z' }, calling_window: { from: '14:00', to: '15:00' } },
      '/retry/until',
    ],
    ['eleven attempts', { retry: { max_attempts: 11 } }, '/retry/max_attempts'],
    ['an invalid outcome', { retry: { on: ['answered'] } }, '/retry/on/0'],
    ['ringing for ever', { ring_seconds: 121 }, '/ring_seconds'],
    ['no time of day', { calling_window: { from: '9', to: '25:00' } }, '/calling_window/from'],
    ['an override of what could send secrets elsewhere', { agent_override: { llm: {} } }, '/agent_override/llm'],
    ['an invalid voicemail action', { voicemail: { action: 'sing' } }, '/voicemail/action'],
    ['an unknown field', { colour: 'red' }, '/colour'],
  ])('400: %s, with its path', async (_name, more, path) => {
    const answer = await start(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
    expect((await tenant.request('GET', '/api/calls')).json().data).toEqual([]);
  });

  it('404 for an agent in the trash, 403 for a deactivated one, 403 for a key without the scope', async () => {
    await tenant.request('PATCH', `/api/agents/${agentId}`, { is_active: false });
    expect((await start()).statusCode).toBe(403);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    expect((await start()).statusCode).toBe(404);
    const key = await tenant.createKey(['calls:read']);
    expect((await start({}, { 'x-api-key': key })).statusCode).toBe(403);
  });

  it(`"another tenant's agent is 404 as an unknown one, and another's number is refused"`, async () => {
    const stranger = await app.createTenant();
    await ownNumber(app, stranger.id);
    const ask = (body: object) =>
      stranger.request('POST', '/api/calls/outbound', { to_number: '+46701234567', ...body });
    expect((await ask({ agent_id: agentId })).statusCode).toBe(404);
    const own = (await stranger.request('POST', '/api/agents', { name: 'Own' })).json().id;
    expect((await ask({ agent_id: own, from_number: number.number })).statusCode).toBe(400);
  });
});

describe('POST /api/calls/outbound/ad-hoc', () => {
  const secret = 'a-secret-that-nobody-may-read';
  const agent = {
    name: 'Reminder',
    llm: { provider: 'openai', model: 'm', headers: { authorization: secret } },
  };

  /** Contents of all tables as text. */
  async function everything(): Promise<string> {
    const { pool } = app.deps.db.platform;
    const tables = await pool.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and has_table_privilege(c.oid, 'select')`,
    );
    const rows = await Promise.all(
      tables.rows.map(async ({ name }) => JSON.stringify((await pool.query(`select t::text from ${name} t`)).rows)),
    );
    return rows.join('\n');
  }

  const secrets = async () =>
    (await app.deps.db.platform.pool.query('select id from secrets where tenant_id = $1', [tenant.id])).rowCount;

  it('202: stores the agent only in the call, and no plaintext secret in any table', async () => {
    const answer = await startAdHoc(agent);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ agent_id: null, agent_version: null, agent: 'Reminder', status: 'queued' });
    expect((await tenant.request('GET', '/api/agents?include_total=true')).json().total).toBe(1);
    expect(await everything()).not.toContain(secret);
    expect(JSON.stringify(await snapshotOf(answer.json().id))).toMatch(/"secret:[0-9a-f-]{36}:read"/);
    expect(await secrets()).toBe(1);
  });

  it('its secrets are deleted at the end of the call, dialled or cancelled', async () => {
    const cancelled = (await startAdHoc(agent, { schedule_at: inMs(60_000) })).json().id as CallId;
    await tenant.request('POST', `/api/calls/${cancelled}/complete`);
    expect(await secrets()).toBe(0);
    const dialled = (await startAdHoc(agent)).json().id as CallId;
    const phone = scriptedDialer(app);
    const attempt = await phone.attemptOf(dialled);
    expect(attempt.order.agent).toMatchObject({ id: null, version: null, config: { name: 'Reminder' } });
    expect(await secrets()).toBe(1);
    attempt.end({ kind: 'busy' });
    await phone.stop();
    expect([await secrets(), await attemptsOf(app, dialled)]).toMatchObject([0, [{ outcome: 'busy' }]]);
  });

  it.each([
    [
      'a mask, for which nothing is stored',
      { ...agent, llm: { ...agent.llm, headers: { authorization: '••••read' } } },
      '/agent/llm/headers/authorization',
    ],
    [
      'an address this installation never calls',
      { name: 'A', webhook_url: 'http://127.0.0.1/x' },
      '/agent/webhook_url',
    ],
    ['an unknown field', { name: 'A', colour: 'red' }, '/agent/colour'],
  ])('400: %s, with its path below /agent', async (_name, body, path) => {
    const answer = await startAdHoc(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});

describe('GET /api/calls/outbound/queue', () => {
  it('counts waiting, due and dialled calls of this tenant only', async () => {
    await start({ schedule_at: inMs(60_000) });
    await start();
    const stranger = await app.createTenant();
    const limits = { calls: 10, calls_per_second: 5 };
    expect((await tenant.request('GET', '/api/calls/outbound/queue')).json()).toEqual({
      waiting: 2,
      due: 1,
      dialling: 0,
      next_at: clock.now().toISOString(),
      limits,
    });
    expect((await stranger.request('GET', '/api/calls/outbound/queue')).json()).toEqual({
      waiting: 0,
      due: 0,
      dialling: 0,
      next_at: null,
      limits,
    });
  });
});
