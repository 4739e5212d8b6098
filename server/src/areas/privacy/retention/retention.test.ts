import type { AgentId, ToolLogId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { dataClasses, type RetentionDays } from '@parley/contract/resources/retention';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { pastCall } from '../../../../test/test-calls.ts';

const clock = createTestClock('2026-03-01T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());

const url = '/api/privacy/retention';
const limited: Partial<RetentionDays> = { tool_logs: 90, webhook_deliveries: 30 };
const kept = Object.fromEntries(dataClasses.map((name) => [name, limited[name] ?? null])) as RetentionDays;
const policy = (tenant: TestTenant, days: Partial<RetentionDays>, headers = {}) =>
  tenant.request('PUT', url, { days: { ...kept, ...days } }, headers);
const preview = async (tenant: TestTenant, days: Partial<RetentionDays>) => {
  const answer = (await tenant.request('POST', `${url}/preview`, { days: { ...kept, ...days } })).json();
  return Object.fromEntries(
    answer.deletes.flatMap((each: { data_class: string; count: number }) =>
      each.count > 0 ? [[each.data_class, each.count]] : [],
    ),
  );
};
const run = (tenant: TestTenant) => jobOf(app.deps.jobs, 'retention.run').run({ tenant_id: tenant.id });
const exists = async (tenant: TestTenant, callId: string) =>
  (await tenant.request('GET', `/api/calls/${callId}`)).statusCode === 200;
const callOf = (tenant: TestTenant, more = {}) =>
  pastCall(app, tenant.id, { type: 'phone', phoneNumber: '+46701234567', ...more });

async function enqueued(name: string): Promise<unknown[]> {
  const client = new pg.Client(app.database.connections.owner);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 order by j.id`,
      [name],
    );
    return rows.map(({ payload }) => payload);
  } finally {
    await client.end();
  }
}

describe('the retention policy of a tenant', () => {
  it('keeps everything by default, changes with an audit row, and is protected by its version', async () => {
    const tenant = await app.createTenant();
    const first = await tenant.request('GET', url);
    expect(first.headers['etag']).toBe('"0"');
    expect(first.json()).toMatchObject({ version: 0, days: kept, updated_at: null, last_run: null });
    const changed = await policy(tenant, { recordings: 30 }, { 'if-match': '"0"' });
    expect([changed.statusCode, changed.headers['etag']]).toEqual([200, '"1"']);
    expect((await tenant.request('GET', url)).json().days).toEqual({ ...kept, recordings: 30 });
    expect((await policy(tenant, { recordings: 7 }, { 'if-match': '"0"' })).json().error).toBe('version_mismatch');
    const [row] = await auditRows(app, tenant.id, 'retention.update');
    expect(row?.details).toEqual({ version: 1, days: { recordings: { from: null, to: 30 } } });
    await policy(tenant, { recordings: 30 });
    expect(await auditRows(app, tenant.id, 'retention.update')).toHaveLength(1);
  });

  it('400 beyond the limits, for a missing kind and an unknown one; 403 without the scope', async () => {
    const tenant = await app.createTenant();
    for (const [days, path] of [
      [{ calls: 0 }, '/days/calls'],
      [{ tool_logs: 91 }, '/days/tool_logs'],
      [{ tool_logs: null }, '/days/tool_logs'],
      [{ webhook_deliveries: 4 }, '/days/webhook_deliveries'],
    ] as const) {
      const refused = await policy(tenant, days);
      expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, path]);
    }
    const { calls: _, ...others } = kept;
    expect((await tenant.request('PUT', url, { days: others })).statusCode).toBe(400);
    expect((await tenant.request('PUT', url, { days: { ...kept, faxes: 3 } })).statusCode).toBe(400);
    const reader = await tenant.createKey(['privacy:read']);
    expect((await policy(tenant, {}, { 'x-api-key': reader })).statusCode).toBe(403);
  });
});

describe('the nightly deletion', () => {
  it('deletes a recording after its days, then the transcript, then the call; others stay', async () => {
    const [tenant, other] = [await app.createTenant(), await app.createTenant()];
    const call = await callOf(tenant, { isRecorded: true });
    const foreign = await callOf(other);
    await policy(tenant, { recordings: 10, transcripts: 20, calls: 30 });
    const read = async () => (await tenant.request('GET', `/api/calls/${call.id}`)).json();

    clock.advance(9 * dayMs);
    await run(tenant);
    expect(await read()).toMatchObject({ recording_available: true });
    clock.advance(2 * dayMs);
    expect(await preview(tenant, { recordings: 10, transcripts: 11 })).toEqual({ recordings: 1 });
    await run(tenant);
    expect(await read()).toMatchObject({
      recording_available: false,
      recording_state: 'none',
      phone_number: '+46701234567',
    });
    expect((await read()).transcript).toHaveLength(2);
    const [files] = (await enqueued('retention.delete_files')) as [{ keys: string[] }];
    expect(files.keys).toContain(`recordings/${tenant.id}/${call.id}.wav`);
    await jobOf(app.deps.jobs, 'retention.delete_files').run(files);
    for (const key of files.keys) expect(await app.deps.files.size(key)).toBeNull();

    clock.advance(10 * dayMs);
    await run(tenant);
    expect((await read()).transcript).toEqual([]);
    clock.advance(10 * dayMs);
    await run(tenant);
    expect(await exists(tenant, call.id)).toBe(false);
    expect(await exists(other, foreign.id)).toBe(true);
    const deleted = (await auditRows(app, tenant.id, 'retention.run')).map(({ details }) => details);
    expect(deleted).toEqual([
      { deleted: { recordings: 1 } },
      { deleted: { transcripts: 1 } },
      { deleted: { calls: 1 } },
    ]);
    expect((await tenant.request('GET', url)).json().last_run).toMatchObject({
      finished_at: clock.now().toISOString(),
      deleted: { calls: 1 },
    });
  });

  it("follows the shorter of the policy and the agent's days; an agent that is gone by its snapshot", async () => {
    const tenant = await app.createTenant();
    const own = { data_retention_days: 5 };
    const { id: agentId } = (await tenant.request('POST', '/api/agents', { name: 'Short', ...own })).json();
    const config = AgentConfig.parse({ name: 'Short', ...own });
    const short = await callOf(tenant, { agent: { id: agentId as AgentId, version: 1, config } });
    const gone = await callOf(tenant, { agent: { id: null, version: null, config } });
    const long = await callOf(tenant);
    clock.advance(6 * dayMs);
    expect(await preview(tenant, {})).toEqual({ calls: 2 });
    await run(tenant);
    expect(await Promise.all([short, gone, long].map(({ id }) => exists(tenant, id)))).toEqual([false, false, true]);
    await policy(tenant, { calls: 3 });
    await run(tenant);
    expect(await exists(tenant, long.id)).toBe(false);
  });

  it('leaves what is under a legal hold, and deletes it once the hold is lifted', async () => {
    const tenant = await app.createTenant();
    const call = await callOf(tenant);
    const hold = { object: { kind: 'call', id: call.id }, reason: 'Case T 1234-26' };
    const { id } = (await tenant.request('POST', '/api/privacy/legal-holds', hold)).json();
    await policy(tenant, { calls: 1, transcripts: 1 });
    clock.advance(2 * dayMs);
    expect(await preview(tenant, { calls: 1, transcripts: 1 })).toEqual({});
    await run(tenant);
    expect(await exists(tenant, call.id)).toBe(true);
    await tenant.request('DELETE', `/api/privacy/legal-holds/${id}`);
    await run(tenant);
    expect(await exists(tenant, call.id)).toBe(false);
  });

  it('deletes tool logs, and goes on after a crash with the counts of before', async () => {
    const tenant = await app.createTenant();
    const log = { tool_name: 'look_up', tool_type: 'webhook', tool_call_id: 'c1', status: 'ok', latency_ms: 12 };
    const logs: ToolLogId[] = [];
    for (let count = 0; count < 3; count++) logs.push((await tenant.request('POST', '/api/tool-logs', log)).json().id);
    await policy(tenant, { tool_logs: 2 });
    clock.advance(3 * dayMs);
    // As a process leaves it that was killed between two batches.
    await app.deps.db.platform.pool.query(
      `insert into retention_runs (tenant_id, id, started_at, deleted) values ($1, $2, $3, '{"tool_logs": 200}')`,
      [tenant.id, app.deps.newId(), clock.now()],
    );
    await jobOf(app.deps.jobs, 'retention.schedule').run({});
    expect(await enqueued('retention.run')).toContainEqual({ tenant_id: tenant.id });
    await run(tenant);
    const [row] = await auditRows(app, tenant.id, 'retention.run');
    expect(row?.details).toEqual({ deleted: { tool_logs: 203 } });
    expect((await tenant.request('GET', `/api/tool-logs/${logs[0]}`)).statusCode).toBe(404);
  });

  it('deletes events as sent to webhooks with their deliveries', async () => {
    const tenant = await app.createTenant();
    const query = (text: string) => app.deps.db.platform.pool.query(text, [tenant.id, clock.now()]);
    await query(
      `insert into webhook_events (tenant_id, id, type, body, created_at) values ($1, gen_random_uuid(), 'call.ended', '{}', $2)`,
    );
    await policy(tenant, { webhook_deliveries: 5 });
    clock.advance(6 * dayMs);
    expect(await preview(tenant, { webhook_deliveries: 6 })).toEqual({});
    expect(await preview(tenant, { webhook_deliveries: 5 })).toEqual({ webhook_deliveries: 1 });
    await run(tenant);
    expect(await preview(tenant, { webhook_deliveries: 5 })).toEqual({});
  });

  it('passes through more rows than one batch holds', async () => {
    const tenant = await app.createTenant();
    await app.deps.db.platform.pool.query(
      `insert into tool_logs (tenant_id, id, tool_name, tool_type, tool_call_id, status, source, latency_ms, attempts,
         created_at)
       select $1, gen_random_uuid(), 'look_up', 'webhook', 'c', 'ok', 'external', 1, 1,
         $2::timestamptz - make_interval(secs => n / 3) from generate_series(1, 450) n`,
      [tenant.id, clock.now()],
    );
    await policy(tenant, { tool_logs: 2 });
    clock.advance(3 * dayMs);
    await run(tenant);
    const [row] = await auditRows(app, tenant.id, 'retention.run');
    expect(row?.details).toEqual({ deleted: { tool_logs: 450 } });
  });
});
