import type { ToolId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openCall } from '../../../../test/test-calls.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { deleteOldToolLogs, type ToolLogEntry, toolLogOperations, writeToolLog } from './index.ts';

let app: TestApp;
let tenant: TestTenant;
let stranger: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  [tenant, stranger] = await Promise.all([app.createTenant(), app.createTenant({ name: 'Stranger' })]);
});
afterAll(() => app.close());

const external = { tool_name: 'look_up', tool_type: 'webhook', tool_call_id: 'c1', status: 'ok', latency_ms: 12 };
const create = (body: object, who = tenant) => who.request('POST', '/api/tool-logs', body);
const get = (path: string, who = tenant) => who.request('GET', `/api/tool-logs${path}`);

/** Writes a run as Parley itself does; returns its id. */
async function write(more: Partial<ToolLogEntry> = {}, who = tenant): Promise<string> {
  const id = app.deps.newId();
  await app.deps.db.app.inTenant(who.id, (tx) =>
    writeToolLog(tx, {
      tenantId: who.id,
      id,
      toolId: null,
      toolName: 'look_up',
      toolType: 'webhook',
      agentId: null,
      agentVersion: null,
      callId: null,
      sessionId: null,
      toolCallId: 'c1',
      status: 'ok',
      source: 'parley',
      request: null,
      response: null,
      error: null,
      latencyMs: 10,
      attempts: 1,
      offsetMs: null,
      at: app.deps.clock.now(),
      ...more,
    }),
  );
  return id;
}

describe('access', () => {
  const requests: Record<string, { path: string; body?: object; status: number }> = {
    listToolLogs: { path: '', status: 200 },
    createToolLog: { path: '', body: external, status: 201 },
    getToolLogStatistics: { path: '/statistics', status: 200 },
    getToolLog: { path: '/{id}', status: 200 },
  };

  it.each(toolLogOperations.map((operation) => ({ operation, id: operation.id })))(
    '$id: 401 without a key, 403 without the scope, naming it, and its own status with that scope alone',
    async ({ operation, id }) => {
      if (operation.access.kind !== 'tenant') throw new Error('expected a tenant operation');
      const { scope } = operation.access;
      const { path, body, status } = requests[id] as (typeof requests)[string];
      const url = `/api/tool-logs${path.replace('{id}', await write())}`;
      const without = await app.server.inject({ method: operation.method, url, ...(body ? { payload: body } : {}) });
      expect(without.statusCode).toBe(401);
      const others = (['tools:read', 'tools:write', 'stats:read'] as const).filter((each) => each !== scope);
      const wrong = await tenant.request(operation.method, url, body, { 'x-api-key': await tenant.createKey(others) });
      expect(wrong.statusCode).toBe(403);
      expect(wrong.json().message).toContain(scope);
      const right = await tenant.request(operation.method, url, body, { 'x-api-key': await tenant.createKey([scope]) });
      expect(right.statusCode).toBe(status);
    },
  );

  it(`"404 for another tenant's log, exactly as for an unknown one"`, async () => {
    const id = await write();
    const [foreign, missing] = [await get(`/${id}`, stranger), await get(`/${unknownId}`, stranger)];
    expect(foreign.statusCode).toBe(404);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(missing.json()));
    expect((await get('/not-an-id')).statusCode).toBe(404);
    expect((await get('', stranger)).json().data).toEqual([]);
    expect((await get('/statistics', stranger)).json()).toMatchObject({ total: 0, success_rate: null, by_tool: [] });
  });
});

describe('POST /api/tool-logs', () => {
  it('201: stores a run reported by another runtime, under the name and type of its tool, and audits it', async () => {
    const tool = (await tenant.request('POST', '/api/tools', { name: 'hang_up', type: 'end_call' })).json();
    const agent = (await tenant.request('POST', '/api/agents', { name: 'A' })).json();
    const answer = await create({
      tool_id: tool.id,
      agent_id: agent.id,
      agent_version: 1,
      tool_call_id: 'call_1',
      status: 'error',
      error: 'The line was busy',
      request: { reason: 'done', password: 'hunter22' },
      latency_ms: 40,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      tool_id: tool.id,
      tool_name: 'hang_up',
      tool_type: 'end_call',
      agent_id: agent.id,
      source: 'external',
      status: 'error',
      request: { reason: 'done', password: '[redacted]' },
      response: null,
    });
    expect(answer.headers['location']).toBe(`/api/tool-logs/${answer.json().id}`);
    expect((await get(`/${answer.json().id}`)).json()).toEqual(answer.json());
    const [row] = (await auditRows(app, tenant.id, 'tool_log.create')).slice(-1);
    expect(row).toMatchObject({ resource_id: answer.json().id, details: { status: 'error' } });
  });

  it.each<[object, string]>([
    [{ tool_id: unknownId }, '/tool_id'],
    [{ agent_id: unknownId }, '/agent_id'],
    [{ call_id: unknownId }, '/call_id'],
    [{ session_id: unknownId }, '/session_id'],
    [{ tool_name: undefined }, '/tool_name'],
    [{ tool_type: undefined }, '/tool_type'],
    [{ status: 'fine' }, '/status'],
    [{ source: 'parley' }, '/source'],
    [{ tenant_id: unknownId }, '/tenant_id'],
    [{ created_at: '2026-03-01T00:00:00Z' }, '/created_at'],
    [{ latency_ms: -1 }, '/latency_ms'],
  ])('400: %j, with the pointer', async (more, path) => {
    const answer = await create({ ...external, ...more });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });

  it(`"400: another tenant's tool and agent, as for unknown ones"`, async () => {
    const tool = (await stranger.request('POST', '/api/tools', { name: 'x', type: 'end_call' })).json();
    const agent = (await stranger.request('POST', '/api/agents', { name: 'A' })).json();
    for (const [field, id] of [
      ['tool_id', tool.id],
      ['agent_id', agent.id],
    ]) {
      const [foreign, unknown] = [
        await create({ ...external, [field]: id }),
        await create({ ...external, [field]: unknownId }),
      ];
      expect(foreign.statusCode).toBe(400);
      expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(unknown.json()));
    }
  });
});

describe('a run reported of a conversation', () => {
  it.each([
    [{ pii_redaction: true }, { to: '[email]' }],
    [{ zero_retention: true }, null],
    [{}, { to: 'anna@example.com' }],
  ])('is stored as its agent allows: %j', async (privacy, stored) => {
    const config = AgentConfig.parse({ name: 'Reception', ...privacy });
    const call = await openCall(app, tenant.id, { agent: { id: null, version: null, config } });
    const made = await create({ ...external, call_id: call.id, request: { to: 'anna@example.com' } });
    expect(made.json()).toMatchObject({ status: 'ok', request: stored });
  });
});

describe('a stored run', () => {
  const kept = async (more: Partial<ToolLogEntry>) => (await get(`/${await write(more)}`)).json();

  it('redacts secrets by name, by format, and listed ones', async () => {
    const log = await kept({
      request: {
        headers: { authorization: 'Bearer abcdefgh', 'x-custom': 'named-secret' },
        url: 'https://a:b@x.example/',
      },
      response: { echoed: ['you sent named-secret', 'token=abcdefgh'], name: 'Ada' },
      error: 'refused named-secret',
      secrets: ['named-secret'],
    });
    expect(JSON.stringify(log)).not.toMatch(/named-secret|abcdefgh|a:b@/);
    expect(log.response).toEqual({ echoed: ['you sent [redacted]', 'token=[redacted]'], name: 'Ada' });
    expect(log.error).toBe('refused [redacted]');
  });

  it('is truncated to 16 KB, with its original length', async () => {
    const rows = Array.from({ length: 90 }, (_, at) => ({ at, text: 'é'.repeat(300) }));
    const { response } = await kept({ response: rows });
    expect(response.bytes).toBeGreaterThan(50_000);
    expect(Buffer.byteLength(JSON.stringify(response))).toBeLessThan(20_000);
    expect(response.shortened).toMatch(/^\[\{"at":0,"text":"éé/);
  });

  it('is storable, whatever the response held', async () => {
    const circle: Record<string, unknown> = { text: 'a\0b\ud800c', 'key\0': 1 };
    circle['self'] = circle;
    expect((await kept({ response: circle })).response).toMatchObject({ text: 'ab\ufffdc', key: 1 });
    expect((await kept({ response: 'text' })).response).toBe('text');
    expect((await kept({ response: undefined })).response).toBeNull();
  });
});

describe('GET /api/tool-logs', () => {
  it('pages through all once, newest first, filtered by every attribute', async () => {
    const own = await app.createTenant({ name: 'Lister' });
    const tool = (await own.request('POST', '/api/tools', { name: 'hang_up', type: 'end_call' })).json().id as ToolId;
    const agent = (await own.request('POST', '/api/agents', { name: 'A' })).json().id;
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const ids = [
      await write({ at: at(1), toolId: tool }, own),
      await write({ at: at(2), status: 'error', error: 'x' }, own),
      await write({ at: at(3), status: 'timeout', agentId: agent }, own),
      await write({ at: at(4), source: 'test' }, own),
    ].toReversed();
    const list = async (query: string) => (await get(`?${query}`, own)).json();
    const idsOf = async (query: string) => (await list(query)).data.map((row: { id: string }) => row.id);
    const first = await list('limit=3&include_total=true');
    expect(first).toMatchObject({ total: 4, has_more: true });
    expect(first.data[0]).not.toHaveProperty('request');
    const rest = await list(`limit=3&cursor=${first.next_cursor}`);
    expect([...first.data, ...rest.data].map((row: { id: string }) => row.id)).toEqual(ids);
    expect(await idsOf(`tool_id=${tool}`)).toEqual([ids[3]]);
    expect(await idsOf(`agent_id=${agent}`)).toEqual([ids[1]]);
    expect(await idsOf('status=error,timeout')).toEqual([ids[1], ids[2]]);
    expect(await idsOf('source=test')).toEqual([ids[0]]);
    expect(await idsOf('from=2026-01-02T00:00:00Z&to=2026-01-04T00:00:00Z')).toEqual([ids[1], ids[2]]);
    expect(await idsOf(`call_id=${unknownId}`)).toEqual([]);
    expect(await idsOf(`session_id=${unknownId}`)).toEqual([]);
    expect((await get('?status=fine', own)).statusCode).toBe(400);
    expect((await get('?colour=red', own)).statusCode).toBe(400);
  });
});

describe('GET /api/tool-logs/statistics', () => {
  it('counts, rates and latencies; trial runs do not count, cancelled ones not against success', async () => {
    const own = await app.createTenant({ name: 'Counter' });
    const tool = (await own.request('POST', '/api/tools', { name: 'hang_up', type: 'end_call' })).json().id as ToolId;
    for (let ms = 1; ms <= 20; ms++) await write({ latencyMs: ms * 10, toolId: tool, toolName: 'hang_up' }, own);
    for (const error of ['a', 'b', 'b']) await write({ status: 'error', error, latencyMs: 1000 }, own);
    await write({ status: 'timeout', error: 'c', latencyMs: 1000 }, own);
    await write({ status: 'refused', latencyMs: 90_000 }, own);
    await write({ status: 'cancelled', latencyMs: 90_000 }, own);
    await write({ source: 'test', status: 'error', error: 'tried', latencyMs: 90_000 }, own);
    const statistics = (await get('/statistics', own)).json();
    expect(statistics).toMatchObject({
      total: 26,
      by_status: { ok: 20, error: 3, timeout: 1, refused: 1, cancelled: 1 },
      success_rate: 20 / 25,
      top_errors: [
        { error: 'b', count: 2 },
        { error: 'a', count: 1 },
        { error: 'c', count: 1 },
      ],
    });
    expect(statistics.latency_ms).toEqual({ p50: 125, p95: 1000 });
    expect(statistics.by_tool[0]).toEqual({
      tool_id: tool,
      tool_name: 'hang_up',
      tool_type: 'webhook',
      total: 20,
      success_rate: 1,
      latency_ms: { p50: 105, p95: 190.5 },
    });
    expect((await get(`/statistics?tool_id=${tool}`, own)).json()).toMatchObject({ total: 20, success_rate: 1 });
    expect((await get('/statistics?to=2020-01-01T00:00:00Z', own)).json()).toMatchObject({
      total: 0,
      success_rate: null,
      latency_ms: { p50: null, p95: null },
    });
  });

  it('400 for more than 31 days', async () => {
    const [over, within] = ['to=2026-02-02T00:00:00Z', 'to=2026-02-01T00:00:00Z'].map((to) =>
      get(`/statistics?from=2026-01-01T00:00:00Z&${to}`),
    ) as [ReturnType<typeof get>, ReturnType<typeof get>];
    expect((await over).json()).toMatchObject({ error: 'invalid_request', details: [{ path: 'query/from' }] });
    expect((await within).statusCode).toBe(200);
  });
});

describe('maintenance jobs', () => {
  it('deletes old runs of all tenants', async () => {
    const old = await write({ at: new Date('2025-01-01T00:00:00Z') }, stranger);
    const recent = await write({}, stranger);
    await deleteOldToolLogs(app.deps.db.platform, new Date('2025-06-01T00:00:00Z'));
    expect((await get(`/${old}`, stranger)).statusCode).toBe(404);
    expect((await get(`/${recent}`, stranger)).statusCode).toBe(200);
  });
});
