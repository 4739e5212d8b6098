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
import { round, spread } from '../shared/numbers.ts';
import { fillUsage } from './fill-usage.ts';
import { measurePurchases } from './purchases.ts';

const tenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
const unbilled = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b02' as TenantId;

/** Transaction of one indexed select by primary key, under the same row policies: the least that any way costs. */
const floor = 'indexed select';

/** Pages, authorisation and metering of a customer with a year of uses; then purchases, and their invoices as PDF. */
export const run: Bench = async (options) => ({
  ...(await measureUse(options)),
  purchases: await measurePurchases(options),
});

const measureUse: Bench = async ({ isQuick, say }) => {
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
      [floor]: () =>
        scope.inTenant(tenantId, (tx) =>
          tx.selectFrom('tenants').select('name').where('id', '=', tenantId).executeTakeFirst(),
        ),
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
    const latencyMs = await measureTogether(ways, times);
    const spreads = Object.fromEntries(Object.entries(latencyMs).map(([name, values]) => [name, spread(values)]));
    const ratios = ratiosTo(latencyMs);
    for (const name of Object.keys(ways)) say(`${name}: ${JSON.stringify(spreads[name])}, ratio ${ratios[name]?.p50}`);
    return { uses, latencyMs: spreads, ratiosToFloor: ratios };
  } finally {
    await Promise.all(pools.map((each) => each.end()));
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Runs the ways in turn, so that what else the machine does falls on all of them alike. */
async function measureTogether(ways: Record<string, () => Promise<unknown>>, times: number) {
  const latencies: Record<string, number[]> = {};
  for (let turn = -20; turn < times; turn += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const begun = performance.now();
      await way();
      if (turn >= 0) (latencies[name] ??= []).push(performance.now() - begun);
    }
  }
  return latencies;
}

function ratiosTo(latencies: Record<string, number[]>): Record<string, { p50: number; p95: number }> {
  const base = spread(latencies[floor] ?? []);
  const ratios = Object.entries(latencies).map(([name, values]) => {
    const { p50, p95 } = spread(values);
    return [name, { p50: round(p50 / base.p50), p95: round(p95 / base.p95) }];
  });
  return Object.fromEntries(ratios);
}
