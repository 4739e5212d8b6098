import type { CallId, TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { ownNumber } from '../../../../test/outbound-calls.ts';
import { claimDials } from './claim-dials.queries.ts';
import { findDueTenants, findNextDue } from './due-dials.queries.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const unlimited = { callsPerTenant: 100_000, callsPerSecond: 1_000_000_000 };
let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Queued calls of a tenant from one number, a second apart, the last due at `now`. */
async function queueOf(calls: number): Promise<{ tenantId: TenantId; inOrder: CallId[] }> {
  const { id: tenantId } = await app.createTenant();
  const { id: numberId } = await ownNumber(app, tenantId, { trunk: { callsPerSecond: 1_000_000_000 } });
  const { pool } = app.deps.db.platform;
  await pool.query(
    `insert into calls (tenant_id, id, agent_config, type, direction, status, created_at, started_at)
     select $1, gen_random_uuid(), '{"name": "Bulk"}', 'phone', 'outbound', 'queued', $2, $2
     from generate_series(1, $3)`,
    [tenantId, now, calls],
  );
  const { rows } = await pool.query<{ call_id: CallId }>(
    `insert into outbound_dials (tenant_id, call_id, to_number, number_id, from_number, route, ring_ms, max_attempts,
       retry, not_before, expires_at, created_at)
     select tenant_id, id, '+46701234567', $2, '+46812345678', '{}', 40000, 1, '{"on": [], "delays_seconds": [60]}',
       $3::timestamptz - row_number() over (order by md5(id::text)) * interval '1 second',
       $3::timestamptz + interval '1 day', $3
     from calls where tenant_id = $1 returning call_id, not_before`,
    [tenantId, numberId, now],
  );
  return { tenantId, inOrder: rows.toReversed().map((row) => row.call_id) };
}

const claim = (tenantId: TenantId, most: number, processId: string) =>
  app.deps.db.app.inTenant(tenantId, (tx) => claimDials(tx, { tenantId, processId, most, limits: unlimited, now }));

it('10,000 calls are claimed in FIFO order, each once, by two processes', async () => {
  const { tenantId, inOrder } = await queueOf(10_000);
  const taken: CallId[] = [];
  const byProcess = await Promise.all(
    [app.deps.newId(), app.deps.newId()].map(async (processId) => {
      const own: CallId[] = [];
      for (;;) {
        const { dials } = await claim(tenantId, 250, processId);
        if (dials.length === 0) return own;
        taken.push(...dials.map((dial) => dial.callId));
        own.push(...dials.map((dial) => dial.callId));
      }
    }),
  );
  expect(new Set(taken).size).toBe(10_000);
  const placeOf = new Map(inOrder.map((callId, at) => [callId, at]));
  for (const own of byProcess) {
    const places = own.map((callId) => placeOf.get(callId) ?? -1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

it('due tenants are found, least recently dialled first', async () => {
  const [first, second] = [await queueOf(3), await queueOf(3)];
  const later = await queueOf(1);
  const { platform } = app.deps.db;
  const tomorrow = new Date(now.getTime() + 86_400_000);
  await platform.pool.query('update outbound_dials set not_before = $2 where tenant_id = $1', [
    later.tenantId,
    tomorrow,
  ]);
  await claim(first.tenantId, 1, app.deps.newId());
  const found = await findDueTenants(platform, now, 100);
  expect(found).not.toContain(later.tenantId);
  expect(found.indexOf(second.tenantId)).toBeGreaterThanOrEqual(0);
  expect(found.indexOf(second.tenantId)).toBeLessThan(found.indexOf(first.tenantId));
  expect(await findNextDue(platform, now)).toEqual(tomorrow);
});
