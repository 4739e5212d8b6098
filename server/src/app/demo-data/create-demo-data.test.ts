import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createPerson } from '../../../test/people.ts';
import { listen } from '../../../test/visitor.ts';
import { createDemoData, type DemoAccount } from './create-demo-data.ts';
import { planMonth } from './month-plan.ts';
import { createSeededRandom } from './seeded-random.ts';

const now = new Date('2026-11-16T16:00:00Z');
let app: TestApp;
let account: DemoAccount;

beforeAll(async () => {
  app = await buildTestApp();
  const owner = await createPerson(app, { email: 'owner@example.com' });
  const { db, bus, localFiles, log } = app.deps;
  account = await createDemoData({
    db,
    bus,
    files: localFiles,
    log,
    address: await listen(app),
    ownerId: owner.id,
    now,
    days: 3,
    recordedCalls: 1,
  });
});
afterAll(() => app.close());

const count = async (table: 'calls' | 'call_turns' | 'chat_sessions' | 'contact_requests' | 'bookings', where = {}) => {
  const rows = await app.deps.db.app.inTenant(account.tenantId, (tx) => tx.selectFrom(table).selectAll().execute());
  return rows.filter((row) => Object.entries(where).every(([key, value]) => Reflect.get(row, key) === value)).length;
};

describe('demo data', () => {
  it('has as many calls and chats as it says, all in the past, none of them live', async () => {
    expect(await count('calls')).toBe(account.calls);
    expect(await count('calls', { ended_at: null })).toBe(0);
    expect(await count('call_turns')).toBeGreaterThan(account.calls * 2);
    expect(await count('chat_sessions')).toBe(account.chats);
    const { rows } = await app.deps.db.platform.pool.query<{ last: Date }>('select max(ended_at) as last from calls');
    expect(rows[0]?.last.getTime()).toBeLessThan(now.getTime());
  });

  it('records the newest calls with the sound of what was said', async () => {
    const recorded = await app.deps.db.app.inTenant(account.tenantId, (tx) =>
      tx.selectFrom('calls').select(['id', 'duration_seconds']).where('recording_state', '<>', 'none').execute(),
    );
    expect(recorded).toHaveLength(account.recordings);
    for (const { id, duration_seconds: seconds } of recorded) {
      const bytes = await app.deps.localFiles.size(`recordings/${account.tenantId}/${id}.wav`);
      expect((bytes ?? 0) / 64_000).toBeCloseTo(seconds ?? 0, -0.5);
    }
  });

  it('leaves chats waiting for an operator, contact requests and bookings', async () => {
    expect(await count('chat_sessions', { status: 'waiting' })).toBe(2);
    expect(await count('contact_requests', { status: 'new' })).toBe(2);
    expect(await count('bookings')).toBeGreaterThan(3);
  });

  it('has operators whose replies the report of the inbox counts', async () => {
    const report = await app.deps.db.platform.pool.query<{ replied: string }>(
      'select count(first_replied_at) as replied from chat_sessions where tenant_id = $1',
      [account.tenantId],
    );
    expect(Number(report.rows[0]?.replied)).toBeGreaterThan(0);
  });

  it('has tools, a directory, a number and a second version', async () => {
    const found = await app.deps.db.platform.pool.query<Record<string, string>>(
      `select (select count(*) from tools where tenant_id = $1) as tools,
              (select count(*) from directory_entries where tenant_id = $1) as entries,
              (select count(*) from phone_numbers where tenant_id = $1 and agent_id is not null) as numbers,
              (select max(version) from agents where tenant_id = $1) as version`,
      [account.tenantId],
    );
    const past = await app.deps.db.platform.pool.query<Record<string, string>>(
      `select (select count(*) from tool_logs where tenant_id = $1) as runs,
              (select count(*) from webhook_endpoints where tenant_id = $1 and not is_active) as webhooks,
              (select count(*) from events where tenant_id = $1 and created_at < $2) as past_events`,
      [account.tenantId, now],
    );
    expect(Number(past.rows[0]?.['runs'])).toBeGreaterThan(0);
    expect([past.rows[0]?.['webhooks'], past.rows[0]?.['past_events']].map(Number)).toEqual([1, 0]);
    const { tools, entries, numbers, version } = found.rows[0] ?? {};
    expect([tools, entries, numbers].map(Number)).toEqual([3, 3, 1]);
    expect(Number(version)).toBeGreaterThan(1);
  });

  it('leaves no key behind', async () => {
    const { rows } = await app.deps.db.platform.pool.query('select revoked_at from api_keys where tenant_id = $1', [
      account.tenantId,
    ]);
    expect(rows).toEqual([{ revoked_at: expect.any(Date) }]);
  });

  it('is the same month with each run', () => {
    expect(planMonth(createSeededRandom(1), now, 30)).toEqual(planMonth(createSeededRandom(1), now, 30));
  });
});
