import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@parley/contract/ids';
import { startEmbeddedServer } from '@parley/embedded-postgres';
import pg from 'pg';
import { balanceOfCustomer, createCallCredit, creditMinutes } from '../../server/src/areas/business/balance/index.ts';
import { readOverview } from '../../server/src/areas/business/subscriptions/index.ts';
import { recordUse } from '../../server/src/areas/business/usage/index.ts';
import { embeddedConnections } from '../../server/src/db/connections.ts';
import { createEmbeddedDatabase } from '../../server/src/db/embedded-database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openScope } from '../../server/src/db/tenant-scope.ts';
import { systemClock } from '../../server/src/platform/clock/clock.ts';
import type { Bench } from '../shared/bench.ts';
import { spread } from '../shared/numbers.ts';
import { fillUsage } from './fill-usage.ts';

const tenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
const unbilled = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b02' as TenantId;

/** A customer with a year of uses on the embedded database: pages of billing, authorisation and metering of calls. */
export const run: Bench = async ({ isQuick, say }) => {
  const uses = isQuick ? 20_000 : 1_000_000;
  const times = isQuick ? 100 : 1000;
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const server = await startEmbeddedServer({ dataDir });
  await createEmbeddedDatabase(server.connection({ user: 'postgres', database: 'postgres' }));
  const connections = embeddedConnections(server);
  await migrate(connections.owner);
  const pools = [connections.app, connections.owner].map(
    (connection) => new pg.Pool({ ...connection, max: 10, pipeline: true } as pg.PoolConfig),
  );
  const [pool, owner] = pools as [pg.Pool, pg.Pool];
  for (const each of pools) each.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  try {
    for (const id of [tenantId, unbilled]) {
      await owner.query('insert into tenants values ($1, $2, now())', [id, 'Bench']);
    }
    await fillUsage(owner, { tenantId, uses });
    say(`${uses} uses are there`);
    const scope = openScope(pool);
    const book = <Result>(
      work: (context: { tx: Parameters<typeof balanceOfCustomer>[0]; now: Date; newId(): string }) => Promise<Result>,
    ) => scope.inTenant(tenantId, (tx) => work({ tx, now: new Date(), newId: randomUUID }));
    await book((context) => creditMinutes(context, { tenantId, seconds: 900_000_000, key: 'all', expiresAt: null }));
    const credit = createCallCredit({ db: { app: { ...scope, pool } }, clock: systemClock });
    const call = (of: TenantId) => ({ tenantId: of, id: randomUUID(), kind: 'inbound_call' as const });
    const ways: Record<string, () => Promise<unknown>> = {
      'balance and current period': () =>
        scope.inTenant(
          tenantId,
          async (tx) => [await balanceOfCustomer(tx, tenantId), await readOverview(tx, { tenantId, now: new Date() })],
          { onlyReads: true },
        ),
      'authorisation of a call': () => credit.reserve(call(tenantId)),
      'authorisation without billing': () => credit.reserve(call(unbilled)),
      'metering of a call': () =>
        book((context) =>
          recordUse(context, { tenantId, kind: 'inbound_call', id: randomUUID(), at: new Date(), quantity: 90 }),
        ),
    };
    const latencyMs: Record<string, unknown> = {};
    for (const [name, way] of Object.entries(ways)) {
      const measured = await measure(way, times);
      latencyMs[name] = spread(measured);
      say(`${name}: ${JSON.stringify(latencyMs[name])}`);
    }
    return { uses, latencyMs };
  } finally {
    await Promise.all(pools.map((each) => each.end()));
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

async function measure(way: () => Promise<unknown>, times: number): Promise<number[]> {
  for (let warm = 0; warm < 20; warm += 1) await way();
  const latencies: number[] = [];
  while (latencies.length < times) {
    const begun = performance.now();
    await way();
    latencies.push(performance.now() - begun);
  }
  return latencies;
}
