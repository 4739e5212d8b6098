import type { AgentId } from '@parley/contract/ids';
import type { JobOverview } from '@parley/contract/resources/job';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { enqueue, startJobWorker } from '#platform/jobs/jobs.ts';
import { consumer } from '#platform/outbox/consumer.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson, logInAs, send } from '../../../../test/people.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let tenant: TestTenant;
let owner: pg.Client;
let headers: { 'x-api-key': string };
let isBroken = true;
const done: string[] = [];
/** A consumer reads what no older transaction can precede any more, and that of another test's database can. */
const eventually = { timeout: 60_000, interval: 30 };

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  headers = { 'x-api-key': await app.createPlatformKey() };
  owner = new pg.Client(app.database.connections.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const list = async (query = '') => {
  const answer = await app.server.inject({ url: `/api/admin/jobs${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<JobOverview>();
};
const act = (method: 'POST' | 'DELETE', path: string) =>
  app.server.inject({ method, url: `/api/admin/jobs/${path}`, headers });
/** Values of the gauges of a job, as a scrape gives them. */
const samples = async (job: string) => {
  const text = await app.deps.metrics.registry.metrics();
  const value = (gauge: string) => Number(new RegExp(`^${gauge}{job="${job}"} (\\d+)$`, 'm').exec(text)?.[1]);
  return { waiting: value('parley_jobs_waiting'), failed: value('parley_jobs_failed') };
};
const failedOf = async (name: string) => (await list()).data.filter((work) => work.name === name);

async function startFailingConsumer(name: string, pollMs = 100) {
  const { db, bus, feed, clock, log } = app.deps;
  const failing = consumer({
    name,
    types: ['agent.trashed'],
    startsAt: 'now',
    retry: { attempts: 1, firstDelayMs: 1, maxDelayMs: 1 },
    async handle(_tx, event) {
      if (isBroken) throw new TypeError('Anna is not a function');
      done.push(event.data.agent_id);
    },
  });
  return startConsumers({ db, bus, feed, clock, log, consumers: [failing], times: { pollMs } });
}

async function emit(id: string) {
  const { db, bus, clock } = app.deps;
  await inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now: clock.now() }, (_tx, emitOne) =>
    emitOne('agent.trashed', `agent:${id}`, { agent_id: id as AgentId }),
  );
}

/** Job that failed once, or permanently. */
async function failedJob(task: string, { isDead = false } = {}) {
  await app.deps.db.app.inTenant(tenant.id, (tx) => enqueue(tx, { name: task, payload: { phone: 'of a caller' } }));
  const worker = await startJobWorker({
    connection: app.database.connections.owner,
    jobs: [{ name: task, run: () => Promise.reject(new Error('no mailbox for anna@example.com')) }],
    concurrency: 1,
    log: app.deps.log,
  });
  await vi.waitFor(async () => expect(await failedOf(task)).toHaveLength(1), eventually);
  await worker.stop();
  if (isDead) await owner.query('update graphile_worker._private_jobs set attempts = max_attempts');
  const [work] = await failedOf(task);
  return work?.id ?? '';
}

describe('GET /api/admin/jobs', () => {
  it('200: an installation without failures', async () => {
    expect(await list('?include_total=true')).toEqual({
      queues: [],
      consumers: [],
      data: [],
      has_more: false,
      next_cursor: null,
      total: 0,
    });
  });

  it('200: queues with the oldest age, and failed jobs without payload or personal data', async () => {
    const id = await failedJob('test.listed');
    const { queues, data } = await list();
    expect(queues).toContainEqual({
      task: 'test.listed',
      waiting: 1,
      running: 0,
      failed: 0,
      oldest_waiting_seconds: null,
    });
    expect(data.find((work) => work.id === id)).toEqual({
      id,
      kind: 'job',
      name: 'test.listed',
      state: 'retrying',
      attempts: 1,
      error: 'no mailbox for […]',
      tenant_id: null,
      event: null,
      created_at: expect.any(String),
      failed_at: expect.any(String),
      next_attempt_at: expect.any(String),
    });
    expect(JSON.stringify(data)).not.toContain('caller');
    expect(await samples('test.listed')).toEqual({ waiting: 1, failed: 0 });
    await owner.query('update graphile_worker._private_jobs set attempts = max_attempts');
    expect((await list()).queues).toContainEqual(
      expect.objectContaining({ task: 'test.listed', waiting: 0, failed: 1 }),
    );
    expect(await samples('test.listed')).toEqual({ waiting: 0, failed: 1 });
    expect((await list('?state=retrying')).data).toEqual([]);
    expect((await list('?state=dead')).data.map((work) => work.id)).toEqual([id]);
    expect((await act('DELETE', id)).statusCode).toBe(204);
  });

  it('pages through failed work', async () => {
    const ids = [await failedJob('test.first'), await failedJob('test.second')];
    const first = await list('?limit=1&include_total=true');
    const second = await list(`?limit=1&cursor=${first.next_cursor}`);
    expect([first.total, second.has_more]).toEqual([2, false]);
    expect([...first.data, ...second.data].map((work) => work.id).sort()).toEqual(ids.sort());
    for (const id of ids) await act('DELETE', id);
  });

  it('401 without a credential, 403 for a tenant', async () => {
    const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'owner' }] });
    const token = (await logInAs(app, person)).access_token;
    for (const [method, path] of [
      ['GET', '/api/admin/jobs'],
      ['POST', '/api/admin/jobs/1/retry'],
      ['DELETE', '/api/admin/jobs/1'],
    ] as const) {
      expect((await tenant.request(method, path)).statusCode).toBe(403);
      expect((await send(app, method, path, { token })).statusCode).toBe(403);
      expect((await send(app, method, path)).statusCode).toBe(401);
    }
  });

  it('400 for an unknown state and a foreign cursor', async () => {
    for (const query of ['?state=lost', '?cursor=abc']) {
      expect((await app.server.inject({ url: `/api/admin/jobs${query}`, headers })).statusCode).toBe(400);
    }
  });
});

describe('a dead letter', { timeout: 120_000 }, () => {
  it('is shown with its consumer, retried with an audit row, and handled', async () => {
    const running = await startFailingConsumer('test.retried');
    await emit('a');
    await vi.waitFor(async () => expect(await failedOf('test.retried')).toHaveLength(1), eventually);
    const [work] = await failedOf('test.retried');
    expect(work).toMatchObject({
      kind: 'event',
      state: 'dead',
      attempts: 1,
      error: 'TypeError',
      tenant_id: tenant.id,
      event: { type: 'agent.trashed', topic: 'agent:a', position: expect.stringMatching(/^\d+\.\d+$/) },
      next_attempt_at: null,
    });
    expect((await list()).consumers).toContainEqual({
      name: 'test.retried',
      status: 'running',
      lag_events: 0,
      lag_seconds: 0,
      retrying: 0,
      held_back: 0,
      dead_letters: 1,
      skipped_events: 0,
    });
    const metrics = await app.deps.metrics.registry.metrics();
    expect(metrics).toContain('parley_outbox_consumer_dead_letters{consumer="test.retried"} 1');
    await running.stop();
    // An hour between its reads: the retry itself wakes it.
    const fixed = await startFailingConsumer('test.retried', 3_600_000);
    const statusOf = async () => (await list()).consumers.find(({ name }) => name === 'test.retried')?.status;
    await vi.waitFor(async () => expect(await statusOf()).toBe('running'), eventually);
    isBroken = false;
    const retried = await act('POST', `${work?.id}/retry`);
    expect(retried.json()).toMatchObject({ id: work?.id, state: 'retrying', attempts: 0 });
    await vi.waitFor(() => expect(done).toEqual(['a']), eventually);
    await vi.waitFor(async () => expect(await failedOf('test.retried')).toEqual([]), eventually);
    const rows = (await auditRows(app, platformChain)).filter((row) => row.resource_id === work?.id);
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['job.retry', { kind: 'event', name: 'test.retried', tenant_id: tenant.id, attempts: 1 }],
    ]);
    await fixed.stop();
  });

  it('is dropped with an audit row; 409 to retry one whose event was deleted; 404 for an unknown one', async () => {
    isBroken = true;
    const running = await startFailingConsumer('test.dropped');
    await emit('b');
    const dropped = async () => (await failedOf('test.dropped')).filter((work) => work.event?.topic === 'agent:b');
    await vi.waitFor(async () => expect(await dropped()).toHaveLength(1), eventually);
    await running.stop();
    const [work] = await dropped();
    await owner.query(`delete from events where topic = 'agent:b'`);
    expect((await act('POST', `${work?.id}/retry`)).json()).toMatchObject({ error: 'conflict' });
    expect((await act('DELETE', `${work?.id}`)).statusCode).toBe(204);
    expect(await dropped()).toEqual([]);
    const rows = (await auditRows(app, platformChain)).filter((row) => row.resource_id === work?.id);
    expect(rows.map(({ action }) => action)).toEqual(['job.drop']);
    for (const id of [work?.id, unknownId, '999999']) {
      expect((await act('DELETE', `${id}`)).statusCode).toBe(404);
      expect((await act('POST', `${id}/retry`)).statusCode).toBe(404);
    }
    expect((await act('DELETE', 'no-id')).statusCode).toBe(404);
  });
});

describe('a failed job', () => {
  it('that was given up runs again after a retry, with an audit row', async () => {
    const id = await failedJob('test.again', { isDead: true });
    expect((await act('POST', `${id}/retry`)).json()).toMatchObject({ id, state: 'retrying', attempts: 0 });
    const ran: unknown[] = [];
    const worker = await startJobWorker({
      connection: app.database.connections.owner,
      jobs: [{ name: 'test.again', run: async (payload) => void ran.push(payload) }],
      concurrency: 1,
      log: app.deps.log,
    });
    await vi.waitFor(() => expect(ran).toEqual([{ phone: 'of a caller' }]), eventually);
    await worker.stop();
    const rows = (await auditRows(app, platformChain)).filter((row) => row.resource_id === id);
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['job.retry', { kind: 'job', name: 'test.again', tenant_id: null, attempts: 25 }],
    ]);
  });

  it('404 while it runs', async () => {
    const id = await failedJob('test.running');
    await owner.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test'`);
    expect((await act('DELETE', id)).statusCode).toBe(404);
    expect((await act('POST', `${id}/retry`)).statusCode).toBe(404);
    expect((await list()).queues).toContainEqual(expect.objectContaining({ task: 'test.running', running: 1 }));
    await owner.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
    expect((await act('DELETE', id)).statusCode).toBe(204);
  });
});
