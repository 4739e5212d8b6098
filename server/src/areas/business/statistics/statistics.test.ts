import type { AgentId, CallId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openAgentChat, openWaitingChat } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { openCall, pastCall, turn } from '../../../../test/test-calls.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import { countedCallsMax } from './read-period.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: AgentId;

const operations = [
  '/api/statistics/dashboard',
  '/api/statistics/daily',
  '/api/statistics/monthly',
  '/api/statistics/agents',
  '/api/calls/statistics',
  '/api/calls/statistics/detailed',
  '/api/calls/usage',
];
const agent = () => ({ id: agentId, version: 1, config: AgentConfig.parse({ name: 'Reception' }) });
const rebuild = () => jobOf(app.deps.jobs, 'statistics.rebuild').run({});
const get = async (path: string, of = tenant) => {
  const answer = await of.request('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Runs the consumers until they have read every event. */
async function readEvents(): Promise<void> {
  const { consumers, db } = app.deps;
  const ours = consumers.filter(({ name }) => name.startsWith('statistics.'));
  const running = await startConsumers({ ...app.deps, consumers: ours });
  const behind = `select c.name from outbox_consumers c where c.name like 'statistics.%'
    and exists (select from events e where e.type = any(c.types) and (e.xid, e.id) > (c.cursor_xid, c.cursor_id))`;
  await vi.waitFor(async () => expect((await db.platform.pool.query(behind)).rows).toEqual([]), 15_000);
  await running.stop();
}

/** Three ended calls of this day in Stockholm, one that goes on, and three chats. */
beforeAll(async () => {
  clock = createTestClock('2026-03-28T22:30:00Z');
  app = await buildTestApp({
    clock,
    brain: createScriptedBrain((asked) => `Re: ${asked.question}`),
    env: { PARLEY_CALL_RATES: 'SEK 0.25 0.60' },
  });
  tenant = await app.createTenant();
  await tenant.request('PATCH', '/api/account', { timezone: 'Europe/Stockholm' });
  agentId = (await createChatAgent(tenant)) as AgentId;
  await rebuild();
  // From now on, so that every event is read.
  await readEvents();
  await pastCall(app, tenant.id, { agent: agent() }, { reason: 'user_hangup', durationMs: 90_000 });
  await pastCall(
    app,
    tenant.id,
    { agent: agent(), direction: 'outbound' },
    { reason: 'transferred', durationMs: 30_000 },
  );
  await pastCall(app, tenant.id, { agent: agent() }, { reason: 'error_llm', durationMs: 60_000 });
  const live = await openCall(app, tenant.id, { agent: agent() });
  await app.deps.calls.store.markAnswered(live);
  await openWaitingChat(app, tenant, agentId);
  const solved = await openAgentChat(app, agentId);
  await solved.says('Are you open?');
  await tenant.request('POST', `/api/chat/sessions/${solved.id}/close`);
  const operator = await createOperator(app, tenant);
  const taken = await openWaitingChat(app, tenant, agentId);
  await operator.desk('POST', `/chats/${taken.id}/claim`);
  await readEvents();
});
afterAll(() => app.close());

describe('statistics', () => {
  it('200: totals, rates, directions, statuses and cost', async () => {
    const statistics = await get('/api/calls/statistics');
    expect(statistics).toMatchObject({
      period: {
        from: '2026-02-26T23:00:00.000Z',
        to: '2026-03-28T23:00:00.000Z',
        first_day: '2026-02-27',
        last_day: '2026-03-28',
        timezone: 'Europe/Stockholm',
        is_rebuilding: false,
      },
      calls: 3,
      answered: 3,
      conversations: 3,
      contained: 1,
      transferred: 1,
      duration_seconds: 180,
      average_duration_seconds: 60,
      containment_rate: 0.3333,
      success_rate: null,
      by_status: { completed: 2, failed: 1, no_answer: 0, busy: 0, cancelled: 0 },
      // 150 seconds at 0.25 and 30 at 0.60 a minute.
      cost: { amount_minor_units: 93, currency: 'SEK' },
    });
    expect(statistics.by_direction).toHaveLength(2);
  });

  it('200: the dashboard has today, yesterday, live conversations and the trend', async () => {
    const dashboard = await get('/api/statistics/dashboard');
    expect(dashboard).toMatchObject({
      live: { ringing: 0, in_progress: 1, queued: 0, chats_open: 0, chats_waiting: 1, chats_with_operator: 1 },
      today: { calls: { calls: 3 }, chats: { sessions: 3, judged: 1, contained: 1, escalated: 2, claimed: 1 } },
      yesterday: { calls: { calls: 0, answer_rate: null }, chats: { sessions: 0 } },
      last_7_days: { calls: { calls: 3 } },
      previous_7_days: { calls: { calls: 0 } },
      top_agents: [{ agent_id: agentId, calls: 3 }],
    });
    expect(dashboard.trend).toHaveLength(30);
    expect(dashboard.trend.at(-1)).toEqual({ day: '2026-03-28', calls: 3, answered: 3, chats: 3 });
  });

  it('200: usage of the month, with the calls that go on', async () => {
    expect(await get('/api/calls/usage')).toMatchObject({
      period: { first_day: '2026-03-01', last_day: '2026-03-31' },
      calls: 3,
      seconds: 180,
      minutes: 3,
      concurrent: 1,
    });
    expect(await get('/api/calls/usage?month=2026-02')).toMatchObject({ calls: 0, minutes: 0, peak_concurrent: 0 });
  });

  it('200: every day and month is present, also without a call', async () => {
    const { days } = await get('/api/statistics/daily?from=2026-03-27&to=2026-03-30');
    expect(days.map((each: { day: string; calls: number }) => [each.day, each.calls])).toEqual([
      ['2026-03-27', 0],
      ['2026-03-28', 3],
      ['2026-03-29', 0],
      ['2026-03-30', 0],
    ]);
    expect(days[1].chats).toMatchObject({ sessions: 3, contained: 1 });
    const { months } = await get('/api/statistics/monthly');
    expect(months.map((each: { month: string }) => each.month)).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ month: '2026-03', calls: 3, chats: { sessions: 3 } });
  });

  it('an event delivered again changes nothing', async () => {
    const { db, bus } = app.deps;
    const before = await get('/api/calls/statistics/detailed');
    const { rows } = await db.platform.pool.query(
      `select topic, data from events where type = 'call.ended' and tenant_id = $1`,
      [tenant.id],
    );
    await inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now: clock.now() }, async (_tx, emit) => {
      for (const { topic, data } of rows) await emit('call.ended', topic, data);
    });
    await readEvents();
    expect(rows).toHaveLength(3);
    expect(await get('/api/calls/statistics/detailed')).toEqual(before);
  });

  it('success and sentiment are counted once a call is analysed', async () => {
    const { db, bus } = app.deps;
    const { rows } = await db.platform.pool.query(
      `select e.topic, e.data from events e join calls c on c.id = (e.data #>> '{call,id}')::uuid
       where e.type = 'call.ended' and e.tenant_id = $1 and c.end_reason = 'user_hangup' limit 1`,
      [tenant.id],
    );
    const { topic, data } = rows[0];
    const analyzed = { success: true, sentiment: 'positive' };
    await db.platform.everywhere.updateTable('calls').set(analyzed).where('id', '=', data.call.id).execute();
    await inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now: clock.now() }, (_tx, emit) =>
      emit('call.analyzed', topic, data),
    );
    await readEvents();
    expect(await get('/api/calls/statistics/detailed')).toMatchObject({
      calls: 3,
      succeeded: 1,
      unsuccessful: 0,
      success_rate: 1,
      sentiment: { positive: 1, neutral: 0, negative: 0 },
    });
  });

  it('a call that ends while the zone of the account changes is counted once, in the new zone', async () => {
    const moving = await app.createTenant();
    await rebuild();
    await moving.request('PATCH', '/api/account', { timezone: 'Asia/Kathmandu' });
    const ending = await openCall(app, moving.id);
    await app.deps.calls.store.markAnswered(ending);
    await app.deps.calls.store.appendTurns(ending, [turn(1)]);
    await app.deps.calls.store.endCall(ending, { reason: 'user_hangup', durationMs: 5000 });
    expect((await get('/api/calls/statistics', moving)).period).toMatchObject({ timezone: 'UTC', is_rebuilding: true });
    await Promise.all([readEvents(), rebuild()]);
    const after = await get('/api/statistics/daily?from=2026-03-28&to=2026-03-29', moving);
    expect(after.period).toMatchObject({ timezone: 'Asia/Kathmandu', is_rebuilding: false });
    expect(after.days.map((day: { calls: number }) => day.calls)).toEqual([0, 1]);
  });

  it('figures outlive the erased call', async () => {
    const other = await app.createTenant();
    await rebuild();
    const call = await pastCall(app, other.id);
    await readEvents();
    await app.deps.db.platform.everywhere
      .deleteFrom('calls')
      .where('id', '=', call.id as CallId)
      .execute();
    await other.request('PATCH', '/api/account', { timezone: 'Europe/Stockholm' });
    await rebuild();
    expect((await get('/api/calls/statistics', other)).calls).toBe(1);
  });

  it('a call erased before it was counted is counted once, in the roll-ups and in a rebuild', async () => {
    const other = await app.createTenant();
    await rebuild();
    const call = await pastCall(app, other.id, {}, { reason: 'user_hangup', durationMs: 90_000 });
    const erased = await other.request('DELETE', `/api/calls/${call.id}`);
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    const counted = { calls: 1, conversations: 1, contained: 1, duration_seconds: 90 };
    await readEvents();
    expect(await get('/api/calls/statistics', other)).toMatchObject(counted);
    await app.deps.db.platform.everywhere.deleteFrom('call_facts').where('tenant_id', '=', other.id).execute();
    await app.deps.db.platform.everywhere
      .updateTable('statistics_zones')
      .set({ is_built: false })
      .where('tenant_id', '=', other.id)
      .execute();
    await rebuild();
    expect(await get('/api/calls/statistics', other)).toMatchObject(counted);
  });

  it('tokens of the model add up in usage, and are in the call', async () => {
    const other = await app.createTenant();
    const ended = (input: number, output: number) =>
      pastCall(app, other.id, {}, { reason: 'user_hangup', durationMs: 5000, modelTokens: { input, output } });
    const [first] = await Promise.all([ended(100, 7), ended(20, 1)]);
    await rebuild();
    expect((await get('/api/calls/usage', other)).model_tokens).toEqual({ input: 120, output: 8 });
    expect(await get(`/api/calls/${first.id}`, other)).toMatchObject({ model_tokens: { input: 100, output: 7 } });
  });

  it('nothing of another tenant is counted', async () => {
    const other = await app.createTenant();
    for (const path of operations) {
      const text = JSON.stringify(await get(path, other));
      expect(text).not.toContain(agentId);
      expect(text).not.toMatch(/"(?:calls|sessions)":[1-9]/);
    }
    expect((await get(`/api/calls/statistics?agent_id=${agentId}`, other)).calls).toBe(0);
  });

  it('400 for a reversed or too long period, another zone over 62 days, and what is no day', async () => {
    const refused = [
      '/api/calls/statistics?from=2026-03-02&to=2026-03-01',
      '/api/calls/statistics?from=2020-01-01&to=2026-03-01',
      '/api/calls/statistics?from=2026-01-01&to=2026-03-04&timezone=Asia/Kolkata',
      '/api/calls/statistics?from=2026-01-01T12:00:00Z&to=2026-03-10',
      '/api/statistics/daily?from=2026-02-30',
      '/api/statistics/daily?from=0001-01-01',
      '/api/statistics/monthly?from=2026-13',
      '/api/calls/usage?month=2026-3',
      '/api/statistics/agents?timezone=Mars/Olympus',
    ];
    for (const path of refused) {
      const answer = await tenant.request('GET', path);
      expect([path, answer.statusCode]).toEqual([path, 400]);
    }
    const { message } = (await tenant.request('GET', refused[2] as string)).json();
    expect(message).toBe(
      "In another time zone than the account's, a period has at most 62 days; this one has 63. Shorten it, or omit `timezone` for Europe/Stockholm",
    );
    expect(await get('/api/calls/statistics?from=2026-01-01&to=2026-03-03&timezone=Asia/Kolkata')).toMatchObject({
      calls: 0,
    });
  });

  it('400 for more calls than are counted one by one, in another zone or with hours; whole days have no bound', async () => {
    const busy = await app.createTenant();
    const calls = (count: number) => sql`
      insert into call_facts (tenant_id, id, started_at, ended_at, direction, status, end_reason, duration_seconds,
        was_transferred, is_conversation, is_contained, latency_buckets)
      select ${busy.id}, gen_random_uuid(), timestamptz '2026-02-02 12:00Z' + n * interval '1 second', '2026-02-03', 'inbound',
        'completed', 'user_hangup', 1, false, true, true, '{}' from generate_series(1, ${count}::int) n`;
    const { everywhere } = app.deps.db.platform;
    await calls(countedCallsMax).execute(everywhere);
    const inZone = '/api/statistics/daily?from=2026-02-01&to=2026-02-04&timezone=Asia/Kolkata';
    expect((await get(inZone, busy)).days.map((day: { calls: number }) => day.calls)).toContain(countedCallsMax);
    await calls(1).execute(everywhere);
    const refused = await busy.request('GET', inZone);
    expect([refused.statusCode, refused.json().reason]).toEqual([400, 'period_with_too_many_calls']);
    expect((await busy.request('GET', '/api/calls/statistics?from=2026-02-01T01:00:00Z')).statusCode).toBe(400);
    expect((await busy.request('GET', '/api/statistics/daily?from=2026-02-01&to=2026-02-04')).statusCode).toBe(200);
  });

  it('403 without the scope', async () => {
    const headers = { 'x-api-key': await tenant.createKey(['calls:read']) };
    for (const url of operations) expect((await app.server.inject({ url, headers })).statusCode).toBe(403);
  });
});

describe('GET /api/statistics/platform-overview', () => {
  it('200 for a platform admin, with the headers of a deprecated operation', async () => {
    const headers = { 'x-api-key': await app.createPlatformKey() };
    const answer = await app.server.inject({ url: '/api/statistics/platform-overview', headers });
    expect(answer.headers).toMatchObject({
      deprecation: '@1795392000',
      sunset: 'Tue, 23 Nov 2027 00:00:00 GMT',
      link: '</api/admin/tenants>; rel="successor-version"',
    });
    expect(answer.json()).toMatchObject({ live_calls: 1, this_month: { answered: expect.any(Number) } });
    expect(answer.json().total.calls).toBeGreaterThanOrEqual(3);
  });

  it("403 with a tenant's key", async () => {
    expect((await tenant.request('GET', '/api/statistics/platform-overview')).statusCode).toBe(403);
  });
});
