import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@parley/contract/ids';
import { startEmbeddedServer } from '@parley/embedded-postgres';
import pg from 'pg';
import { embeddedConnections } from '../server/src/db/connections.ts';
import { createEmbeddedDatabase } from '../server/src/db/embedded-database.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openScope } from '../server/src/db/tenant-scope.ts';
import type { Bench } from './shared/bench.ts';
import { median, round } from './shared/numbers.ts';

const callers = 10;
const roundMs = 2000;

/** Cost of row policies for one select of one tenant, awaited statement by statement and pipelined. */
export const run: Bench = async ({ isQuick }) => {
  const rounds = isQuick ? 1 : 5;
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const server = await startEmbeddedServer({ dataDir });
  await createEmbeddedDatabase(server.connection({ user: 'postgres', database: 'postgres' }));
  const connections = embeddedConnections(server);
  await migrate(connections.owner);
  const tenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
  const options = { max: callers, pipeline: true } as pg.PoolConfig;
  const app = new pg.Pool({ ...connections.app, ...options });
  const owner = new pg.Pool({ ...connections.owner, ...options });
  // The server says goodbye to idle connections; without a listener that would end the bench.
  for (const pool of [app, owner]) pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  await owner.query('insert into tenants values ($1, $2, now())', [tenantId, 'Bench']);
  const scope = openScope(app);

  const ways: Record<string, () => Promise<unknown>> = {
    'where only, no transaction': () => owner.query('select name from tenants where id = $1', [tenantId]),
    'where in a transaction, each statement awaited': () =>
      awaited(owner, ['begin'], ['select name from tenants where id = $1', [tenantId]], ['commit']),
    'policies, each statement awaited': () =>
      awaited(
        app,
        ['begin'],
        ["select set_config('app.tenant_id', $1, true)", [tenantId]],
        ['select name from tenants'],
        ['commit'],
      ),
    'policies, sent together': () =>
      scope.inTenant(tenantId, (tx) => tx.selectFrom('tenants').select('name').execute()),
  };
  const perSecond: Record<string, number[]> = {};
  for (let turn = 0; turn <= rounds; turn++) {
    for (const [name, way] of Object.entries(ways)) {
      const rate = await measure(way);
      if (turn > 0) perSecond[name] = [...(perSecond[name] ?? []), rate];
    }
  }
  await Promise.all([app.end(), owner.end()]);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const medians = Object.fromEntries(
    Object.entries(perSecond).map(([name, rates]) => [name, Math.round(median(rates))]),
  );
  const [base = [], ...others] = Object.values(perSecond);
  const ratios = others.map((rates) => round(median(rates.map((rate, index) => rate / (base[index] ?? Number.NaN)))));
  return {
    unit: 'operations a second, 10 callers',
    medians,
    ratiosToFirst: Object.fromEntries(ratios.map((ratio, index) => [Object.keys(ways)[index + 1], ratio])),
  };
};

async function awaited(pool: pg.Pool, ...statements: [text: string, values?: unknown[]][]): Promise<void> {
  const client = await pool.connect();
  for (const [text, values] of statements) await client.query(text, values);
  client.release();
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const caller = async () => {
    while (performance.now() - startedAt < roundMs) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (done * 1000) / (performance.now() - startedAt);
}
