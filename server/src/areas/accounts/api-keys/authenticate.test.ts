import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { withoutRequestId } from '../../../../test/unknown-id.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const tryKey = (key: string) => app.server.inject({ url: '/api/agents', headers: { 'x-api-key': key } });
const change = (key: string, set: string) =>
  app.deps.db.platform.pool.query(`update api_keys set ${set} where prefix = $1`, [
    key.slice(0, 'pk_live_'.length + 8),
  ]);

describe('an API key', () => {
  it('authenticates its tenant', async () => expect((await tryKey(tenant.key)).statusCode).toBe(200));

  it('is stored as a hash only: its secret is in no table', async () => {
    for (const table of ['api_keys', 'audit_log', 'events', 'idempotency_keys']) {
      const found = await app.deps.db.platform.pool.query(
        `select 1 from ${table} as row where row::text like '%' || $1 || '%'`,
        [tenant.key.slice(-30)],
      );
      expect(found.rowCount).toBe(0);
    }
  });

  it('401 alike for a wrong secret, an unknown prefix, and a malformed key', async () => {
    const flipped = tenant.key.slice(0, -1) + (tenant.key.endsWith('A') ? 'B' : 'A');
    const answers = await Promise.all(
      [
        flipped,
        `pk_live_${'x'.repeat(43)}`,
        `pk_platform_${'x'.repeat(43)}`,
        'nonsense',
        tenant.key.slice(0, -1),
        `${tenant.key}x`,
      ].map(tryKey),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(answers[0]?.json() ?? {}));
      expect(answer.body).not.toContain('xxxxx');
    }
  });

  it('that was revoked is invalid with the next request, in every process', async () => {
    const other = await buildTestApp({ database: app.database, clock });
    const key = await tenant.createKey(['agents:read']);
    const statuses = async () => [
      (await tryKey(key)).statusCode,
      (await other.server.inject({ url: '/api/agents', headers: { 'x-api-key': key } })).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await change(key, 'revoked_at = now()');
    expect(await statuses()).toEqual([401, 401]);
    await other.close();
  });

  it('is valid until the instant it expires', async () => {
    const key = await tenant.createKey(['agents:read']);
    await change(key, `expires_at = '${new Date(clock.now().getTime() + 60_000).toISOString()}'`);
    clock.advance(59_999);
    expect((await tryKey(key)).statusCode).toBe(200);
    clock.advance(1);
    expect((await tryKey(key)).statusCode).toBe(401);
  });

  it('with a prefix shared by another tenant’s key authenticates its own tenant only', async () => {
    const stranger = await app.createTenant();
    await tenant.request('POST', '/api/agents', { name: 'Ours' });
    await app.deps.db.platform.pool.query('update api_keys set prefix = $1 where tenant_id = $2', [
      tenant.key.slice(0, 16),
      stranger.id,
    ]);
    expect((await tryKey(tenant.key)).json().data).toHaveLength(1);
    expect((await tryKey(stranger.key)).statusCode).toBe(401);
  });

  it('403 for a platform key on a tenant’s operations; 401 once revoked', async () => {
    const key = await app.createPlatformKey();
    const answer = await tryKey(key);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('platform key');
    await app.deps.db.platform.pool.query('update platform_keys set revoked_at = now()');
    expect((await tryKey(key)).statusCode).toBe(401);
  });

  it('has known scopes only: a removed scope grants nothing', async () => {
    const key = await tenant.createKey([]);
    await change(key, `scopes = '{agents:everything}'`);
    expect((await tryKey(key)).statusCode).toBe(403);
  });
});
