import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@parley/contract/ids';
import { startEmbeddedServer } from '@parley/embedded-postgres';
import pg from 'pg';
import { listCallPage } from '../../server/src/areas/telephony/call-history/list-calls.queries.ts';
import { embeddedConnections } from '../../server/src/db/connections.ts';
import { createEmbeddedDatabase } from '../../server/src/db/embedded-database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openScope } from '../../server/src/db/tenant-scope.ts';
import type { Bench } from '../shared/bench.ts';
import { spread } from '../shared/numbers.ts';
import { fillCalls, tenantId } from './rows.ts';

type Listing = Parameters<typeof listCallPage>[1];

const agent = '00000000-0000-4000-8000-000000000003' as NonNullable<Listing['agent_id']>;
const month = { from: '2026-05-01T00:00:00Z', to: '2026-06-01T00:00:00Z' };

/** Filters of the list of calls, each with the page of 50 that the API gives. */
const listings: Record<string, Partial<Listing>> = {
  newest: {},
  oldest: { sort: 'started_at' },
  'one agent': { agent_id: agent },
  'one number': { phone_number: '+46700007919' },
  'frequent status': { status: ['completed'] },
  'rare status': { status: ['busy'] },
  'web and outbound: none': { type: 'web', direction: 'outbound' },
  transferred: { was_transferred: true },
  'agent and rare status': { agent_id: agent, status: ['busy'] },
  'one month': month,
  'one month, no answer, agent': { ...month, agent_id: agent, status: ['no_answer'] },
  'rare metadata': { metadata: { customer: 'c77' } },
  'frequent metadata': { metadata: { plan: 'pro' } },
  'unknown metadata': { metadata: { plan: 'none' } },
  'frequent word': { q: 'welcome' },
  'rare word': { q: 'ref12345' },
  'unknown word': { q: 'zzzzzzzz' },
  'beginning of a word': { q: 'wel' },
  'frequent and unknown word': { q: 'welcome zzzzz' },
  'part of a number': { q: '12345' },
  'frequent word, rare status': { q: 'welcome', status: ['busy'] },
  'frequent word, oldest': { q: 'welcome', sort: 'started_at' },
  longest: { sort: '-duration_seconds' },
  'longest of a month': { ...month, sort: '-duration_seconds' },
  'longest of an agent, failed': { agent_id: agent, status: ['failed'], sort: '-duration_seconds' },
  shortest: { sort: 'duration_seconds' },
  'frequent word, counted': { q: 'welcome', include_total: true },
  'all, counted': { include_total: true },
};

/** Time of each filter and order of the list of calls in one tenant with a million of them. */
export const run: Bench = async ({ isQuick, say }) => {
  const rows = Number(process.env['BENCH_ROWS'] ?? (isQuick ? 100_000 : 1_000_000));
  const times = isQuick ? 20 : 60;
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const server = await startEmbeddedServer({ dataDir });
  try {
    await createEmbeddedDatabase(server.connection({ user: 'postgres', database: 'postgres' }));
    const connections = embeddedConnections(server);
    await migrate(connections.owner);
    const owner = new pg.Client(connections.owner);
    await owner.connect();
    await fillCalls(owner, rows, say);
    await owner.end();
    const pool = new pg.Pool({ ...connections.app, max: 2, pipeline: true } as pg.PoolConfig);
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
    const scope = openScope(pool);
    const results: Record<string, ReturnType<typeof spread>> = {};
    for (const [name, listing] of Object.entries(listings)) {
      const asked: Listing = { limit: 50, include_total: false, sort: '-started_at', ...listing };
      const measured: number[] = [];
      for (let turn = 0; turn < times; turn++) {
        const startedAt = performance.now();
        await scope.inTenant(tenantId as TenantId, (tx) => listCallPage(tx, asked), { onlyReads: true });
        if (turn > 2) measured.push(performance.now() - startedAt);
      }
      results[name] = spread(measured);
      say(`${name.padEnd(32)} p50 ${results[name].p50} ms, p95 ${results[name].p95} ms`);
    }
    await pool.end();
    return { unit: 'ms a page of 50', rows, calls: results };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
