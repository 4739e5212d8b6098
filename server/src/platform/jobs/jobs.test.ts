import type { TenantId } from '@parley/contract/ids';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Infrastructure, openInfrastructure } from '../../../test/open-infrastructure.ts';
import { enqueue, type JobWorker, startJobWorker } from './jobs.ts';
import { WorkerLiveness } from './worker-liveness.ts';

let floor: Infrastructure;
let owner: pg.Client;
let worker: JobWorker | undefined;

beforeAll(async () => {
  floor = await openInfrastructure();
  owner = new pg.Client(floor.database.connections.owner);
  await owner.connect();
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await owner.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await owner.end();
  await floor.close();
});

async function work(run: (payload: unknown) => Promise<void>): Promise<void> {
  worker = await startJobWorker({
    connection: floor.database.connections.owner,
    jobs: [{ name: 'test.do', run }],
    concurrency: 2,
    log: floor.log,
  });
}

const add = (payload: unknown, options: { key?: string; runAt?: Date } = {}) =>
  floor.db.app.inTenant(floor.newTenant() as TenantId, (tx) => enqueue(tx, { name: 'test.do', payload, ...options }));

const jobs = async () => (await owner.query('select key, attempts, last_error from graphile_worker.jobs')).rows;

const heldLocks = async () =>
  (
    await owner.query(`select 1 from pg_locks where locktype = 'advisory' and database = (
      select oid from pg_database where datname = current_database())`)
  ).rows.length;

describe('jobs', () => {
  it('run after the commit that enqueued them, with their data', async () => {
    const done: unknown[] = [];
    await work(async (payload) => void done.push(payload));
    await add({ id: 'å', numbers: [1, null] });
    await vi.waitFor(() => expect(done).toEqual([{ id: 'å', numbers: [1, null] }]), { timeout: 5000 });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });

  it('enqueued in a rolled-back transaction never run', async () => {
    const failing = floor.db.app.inTenant(floor.newTenant(), async (tx) => {
      await enqueue(tx, { name: 'test.do', payload: {} });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await jobs()).toEqual([]);
  });

  it('that fail are stored with their error and retried', async () => {
    let attempts = 0;
    await work(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not today');
    });
    await add({});
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ attempts: 1, last_error: 'not today' }]), 5000);
    await owner.query('update graphile_worker._private_jobs set run_at = now()');
    await vi.waitFor(() => expect(attempts).toBe(2), { timeout: 5000 });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });

  it('with one key: only the last is pending', async () => {
    await add({ n: 1 }, { key: 'same' });
    await add({ n: 2 }, { key: 'same' });
    await add({ n: 3 }, { key: 'other' });
    const done: unknown[] = [];
    await work(async (payload) => void done.push(payload));
    await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 5000 });
    expect(done).toEqual(expect.arrayContaining([{ n: 2 }, { n: 3 }]));
  });

  it('wait for their run time', async () => {
    const done: unknown[] = [];
    await work(async (payload) => void done.push(payload));
    await add({ n: 'later' }, { runAt: new Date(Date.now() + 3_600_000) });
    await add({ n: 'now' });
    await vi.waitFor(() => expect(done).toEqual([{ n: 'now' }]), { timeout: 5000 });
    // The job is removed after its handler returned.
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1), { timeout: 5000 });
    expect(done).toEqual([{ n: 'now' }]);
  });

  it('in progress are finished before the worker stops', async () => {
    let hasBegun = false;
    let hasFinished = false;
    await work(async () => {
      hasBegun = true;
      await new Promise((resolve) => setTimeout(resolve, 150));
      hasFinished = true;
    });
    await add({});
    await vi.waitFor(() => expect(hasBegun).toBe(true), { timeout: 5000 });
    await worker?.stop();
    expect(hasFinished).toBe(true);
    worker = undefined;
  });

  it('run once with two workers', async () => {
    const done: unknown[] = [];
    await work(async (payload) => void done.push(payload));
    const second = await startJobWorker({
      connection: floor.database.connections.owner,
      jobs: [{ name: 'test.do', run: async (payload) => void done.push(payload) }],
      concurrency: 2,
      log: floor.log,
    });
    await Promise.all(Array.from({ length: 40 }, (_, n) => add(n)));
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(40), { timeout: 10_000 });
    await second.stop();
    expect(done.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  it('run again when their worker died, and stay locked while it lives', async () => {
    const dead = new WorkerLiveness({ connection: floor.database.connections.owner, log: floor.log });
    const other = new WorkerLiveness({ connection: floor.database.connections.owner, log: floor.log });
    dead.add('worker-dead');
    await add({ held: true });
    const lock = `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '1 minute'`;
    await owner.query(lock);
    const lockedBy = async () => (await owner.query('select locked_by from graphile_worker.jobs')).rows;
    await expect.poll(heldLocks).toBe(1);
    for (let checks = 0; checks < 3; checks += 1) await other.check();
    expect(await lockedBy()).toEqual([{ locked_by: 'worker-dead' }]);
    await dead.stop();
    await expect.poll(heldLocks).toBe(0);
    await other.check();
    expect(await lockedBy()).toEqual([{ locked_by: 'worker-dead' }]);
    await other.check();
    expect(await lockedBy()).toEqual([{ locked_by: null }]);
    await other.stop();
  });

  it('a connection that is lost takes its locks again before another process takes the jobs', async () => {
    const liveness = new WorkerLiveness({ connection: floor.database.connections.owner, log: floor.log });
    liveness.add('worker-live');
    await expect.poll(heldLocks).toBe(1);
    await owner.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (
      select oid from pg_database where datname = current_database())`);
    await expect.poll(heldLocks).toBe(0);
    await expect.poll(heldLocks).toBe(1);
    await liveness.stop();
  });

  it('can be enqueued by the application role, which can neither read nor change any', async () => {
    await add({ secret: 'of another tenant' });
    for (const statement of [
      'select * from graphile_worker.jobs',
      'select * from graphile_worker._private_jobs',
      'delete from graphile_worker._private_jobs',
      `select graphile_worker.add_job('test.do')`,
    ]) {
      await expect(floor.db.app.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
