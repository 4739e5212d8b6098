import { randomUUID } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#platform/log/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { type Database, openDatabase } from './open.ts';
import { TransactionAborted, type Tx } from './tenant-scope.ts';

let database: TestDatabase;
let db: Database;
let owner: pg.Client;
const poolSize = 2;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.connections.owner);
  await owner.connect();
  const log = createLogger({ level: 'silent' });
  db = openDatabase({ connections: database.connections, poolSizes: { app: poolSize, platform: 2 }, log });
});
afterAll(async () => {
  await db.close();
  await owner.end();
  await database.drop();
});
afterEach(() => expect(stateOfPool()).toEqual({ inUse: 0, waiting: 0 }));

const stateOfPool = () => ({
  inUse: db.app.pool.totalCount - db.app.pool.idleCount,
  waiting: db.app.pool.waitingCount,
});
const newTenant = () => randomUUID() as TenantId;

const keep = (tx: Tx, tenantId: TenantId, topic: string) =>
  tx
    .insertInto('events')
    .values({ tenant_id: tenantId, type: 'agent.trashed', topic, data: '{}', created_at: new Date() })
    .execute();

async function topicsOf(tenantId: TenantId): Promise<string[]> {
  const rows = await db.app.inTenant(tenantId, (tx) =>
    tx.selectFrom('events').select('topic').orderBy('topic').execute(),
  );
  return rows.map((row) => row.topic);
}

describe('inTenant', () => {
  it('commits when the work returns, with its result', async () => {
    const tenantId = newTenant();
    const result = await db.app.inTenant(tenantId, async (tx) => {
      await keep(tx, tenantId, 'kept');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await topicsOf(tenantId)).toEqual(['kept']);
  });

  it('retries reads after a lost connection, and never writes twice', async () => {
    const tenantId = newTenant();
    let runs = 0;
    const losing = (lost: number) => async (tx: Tx) => {
      runs += 1;
      if (runs > lost) return sql<{ n: number }>`select 1 as n`.execute(tx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      return sql<{ n: number }>`select 2 as n`.execute(tx);
    };
    const read = await db.app.inTenant(tenantId, losing(1), { onlyReads: true });
    expect([read.rows, runs]).toEqual([[{ n: 1 }], 2]);
    runs = 0;
    await expect(db.app.inTenant(tenantId, losing(9), { onlyReads: true })).rejects.toSatisfy(isConnectionLoss);
    expect(runs).toBe(2);
    runs = 0;
    await expect(db.app.inTenant(tenantId, losing(9))).rejects.toSatisfy(isConnectionLoss);
    expect(runs).toBe(1);
  });

  it('rolls back when the work throws, and rethrows', async () => {
    const tenantId = newTenant();
    const fault = new Error('our own');
    const failing = db.app.inTenant(tenantId, async (tx) => {
      await keep(tx, tenantId, 'gone');
      throw fault;
    });
    await expect(failing).rejects.toBe(fault);
    expect(await topicsOf(tenantId)).toEqual([]);
  });

  it('rolls back when the work throws before its first query', async () => {
    const failing = db.app.inTenant(newTenant(), async () => {
      throw new Error('at once');
    });
    await expect(failing).rejects.toThrow('at once');
  });

  // Without a look at what COMMIT answered, PostgreSQL's silent rollback would pass for success.
  it('throws TransactionAborted, with nothing committed, when the work swallowed a failed statement', async () => {
    const tenantId = newTenant();
    const failing = db.app.inTenant(tenantId, async (tx) => {
      await keep(tx, tenantId, 'before');
      await sql`select 1 / 0`.execute(tx).catch(() => {});
      return 'all is well';
    });
    await expect(failing).rejects.toThrow(TransactionAborted);
    expect(await topicsOf(tenantId)).toEqual([]);
  });

  it('returns each concurrent query its own rows', async () => {
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    const rows = await db.app.inTenant(newTenant(), (tx) =>
      Promise.all(numbers.map((number) => sql<{ n: number }>`select ${number}::int as n`.execute(tx))),
    );
    expect(rows.map((result) => result.rows[0]?.n)).toEqual(numbers);
  });

  it('rejects the failed one of concurrent queries and commits none', async () => {
    const tenantId = newTenant();
    const failing = db.app.inTenant(tenantId, (tx) =>
      Promise.all([keep(tx, tenantId, 'a'), sql`select nonsense`.execute(tx), keep(tx, tenantId, 'b')]),
    );
    await expect(failing).rejects.toMatchObject({ code: '42703' });
    expect(await topicsOf(tenantId)).toEqual([]);
  });

  it.each(['nobody', `'; drop table agents; --`, ' ', '0'])('refuses %j as a tenant id', async (id) => {
    await expect(db.app.inTenant(id as TenantId, async () => 'never')).rejects.toThrow('A tenant id is a UUID');
  });

  it('never mixes up tenants on shared connections', async () => {
    const tenants = Array.from({ length: 20 }, newTenant);
    await Promise.all(tenants.map((id) => db.app.inTenant(id, (tx) => keep(tx, id, id))));
    const seen = await Promise.all(tenants.map(topicsOf));
    expect(seen).toEqual(tenants.map((id) => [id]));
    expect(db.app.pool.totalCount).toBeLessThanOrEqual(poolSize);
  });

  it('releases its connections after any number of failures', async () => {
    const failures = Array.from({ length: 50 }, (_, turn) =>
      db.app.inTenant(newTenant(), async (tx) => {
        if (turn % 3 === 0) throw new Error('thrown');
        await sql`select nonsense`.execute(tx).catch((error) => {
          if (turn % 3 === 1) throw error;
        });
      }),
    );
    const results = await Promise.allSettled(failures);
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(await topicsOf(newTenant())).toEqual([]);
  });

  // The driver reports such a loss as an event on the connection, and an event without a listener ends the process.
  it('fails alone when its connection dies between two queries', async () => {
    const failing = db.app.inTenant(newTenant(), async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await terminate(rows[0]?.pid ?? 0);
      await sql`select 1`.execute(tx);
    });
    await expect(failing).rejects.toThrow();
    expect(await topicsOf(newTenant())).toEqual([]);
  });
});

describe('the platform', () => {
  it('sees every tenant, and sets the tenant on rows it writes', async () => {
    const [first, second] = [newTenant(), newTenant()];
    for (const id of [first, second]) await db.app.inTenant(id, (tx) => keep(tx, id, 'platform'));
    const rows = await db.platform.inPlatform((tx) =>
      tx.selectFrom('events').select('tenant_id').where('topic', '=', 'platform').orderBy('id').execute(),
    );
    expect(rows.map((row) => row.tenant_id)).toEqual([first, second]);
  });
});

/** Ends a backend as an administrator or a crash would. */
async function terminate(pid: number): Promise<void> {
  const owner = new pg.Client(database.connections.owner);
  await owner.connect();
  await owner.query('select pg_terminate_backend($1)', [pid]);
  await owner.end();
}
