import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  balanceOfCustomer,
  createCallCredit,
  creditMinutes,
  creditMoney,
  reverseMinutes,
  reverseMoney,
  setBillingTerms,
} from '#areas/business/balance';
import { type BookContext, checkBooks } from '#areas/business/ledger';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { seededRandom } from '../../../../test/past-calls.ts';
import { rounds } from '../../../../test/rounds.ts';
import { recordUse } from './record-use.ts';

// Property: whatever ten callers do at once to the same accounts, and wherever they break off, nothing is lost, posted
// twice or spent twice.

const operations = rounds('PARLEY_TEST_LEDGER_OPERATIONS', { usual: 300, long: 50_000 });
const callers = 10;
const currency = 'EUR';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

class Crash extends Error {}

/** Own count of what was committed. */
const expected = { credited: 0n, topUps: 0n, uses: 0 };

function customer(tenantId: TenantId, random: () => number) {
  const { db, newId } = app.deps;
  const credit = createCallCredit(app.deps);
  const amount = (most: number) => 1 + Math.floor(random() * most);
  const credits: string[] = [];
  /** One transaction, which breaks off before its commit in one of eight cases; what it did is then done again. */
  async function commit<Result>(work: (context: BookContext) => Promise<Result>): Promise<Result> {
    const breaks = random() < 0.125;
    const attempt = () =>
      db.app.inTenant(tenantId, async (tx) => {
        const result = await work({ tx, now: new Date(), newId });
        if (breaks) throw new Crash();
        return result;
      });
    if (!breaks) return attempt();
    await expect(attempt()).rejects.toThrow(Crash);
    return db.app.inTenant(tenantId, (tx) => work({ tx, now: new Date(), newId }));
  }
  const twice = async <Result>(work: (context: BookContext) => Promise<Result>) => {
    const [first] = await Promise.all([commit(work), commit(work)]);
    return first;
  };
  return [
    async () => {
      const key = newId();
      const seconds = amount(300);
      const expiresAt = random() < 0.5 ? null : new Date(Date.now() + amount(200));
      await twice((context) => creditMinutes(context, { tenantId, seconds, key, expiresAt }));
      expected.credited += BigInt(seconds);
      credits.push(key);
    },
    async () => {
      const micros = BigInt(amount(500_000));
      const key = newId();
      await twice((context) => creditMoney(context, { tenantId, micros, currency, key }));
      expected.topUps += micros;
      if (random() < 0.3) await twice((context) => reverseMoney(context, { tenantId, micros, currency, key }));
    },
    async () => {
      const key = credits[Math.floor(random() * credits.length)];
      if (key) await twice((context) => reverseMinutes(context, { tenantId, key, reason: 'refund' }));
    },
    async () => {
      const call = { tenantId, id: newId(), kind: 'inbound_call' as const };
      const admission = await credit.reserve(call);
      if (admission.kind === 'refused') return;
      if (random() < 0.5) await credit.extend({ ...call, seconds: 200 });
      const use = { tenantId, kind: call.kind, id: call.id, at: new Date(), quantity: amount(260) };
      await twice((context) => recordUse(context, use));
      expected.uses += 1;
    },
    async () => {
      await commit((context) =>
        recordUse(context, { tenantId, kind: 'chat_turn', id: newId(), at: new Date(), quantity: 1 }),
      );
      expected.uses += 1;
    },
    () => jobOf(app.deps.jobs, 'balance.expire_minutes').run({}),
  ];
}

it('keeps books that balance, with every posting once and no balance below its floor', async () => {
  const random = seededRandom(77);
  const { id: tenantId } = await app.createTenant();
  const { db, newId } = app.deps;
  await db.platform.everywhere
    .insertInto('price_lists')
    .values({
      id: newId(),
      customer_id: tenantId,
      name: 'Test',
      currency,
      inbound_minute_micros: 90_001,
      outbound_minute_micros: 90_001,
      web_minute_micros: 90_001,
      chat_turn_micros: 3_333,
      message_micros: 0,
      valid_from: '2026-01-01',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  await db.app.inTenant(tenantId, (tx) =>
    setBillingTerms(tx, { tenantId, now: new Date(), currency, whenEmpty: 'grace', graceSeconds: 60 }),
  );
  const acts = customer(tenantId, random);
  let left = operations;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      await acts[Math.floor(random() * acts.length)]?.();
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  expect(await checkBooks(db.platform)).toEqual({
    unbalancedEntries: 0,
    wrongAccounts: 0,
    belowFloor: 0,
    wrongLots: 0,
    wrongHolds: 0,
    wrongUsageDays: 0,
  });
  const tables = db.platform.everywhere;
  const sumOf = async (account: string, kind: string) => {
    const row = await tables
      .selectFrom('ledger_postings as p')
      .innerJoin('ledger_entries as e', (join) =>
        join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.entry_id'),
      )
      .select(({ fn }) => fn.sum<string>('p.amount').as('total'))
      .where('p.tenant_id', '=', tenantId)
      .where('p.account', '=', account)
      .where('e.kind', '=', kind)
      .executeTakeFirstOrThrow();
    return BigInt(row.total ?? 0);
  };
  expect(await sumOf('minutes', 'minutes')).toBe(expected.credited);
  expect(await sumOf('wallet', 'top_up')).toBe(expected.topUps);
  const records = await tables.selectFrom('usage_records').select('id').where('tenant_id', '=', tenantId).execute();
  expect(records).toHaveLength(expected.uses);
  const { seconds } = await db.app.inTenant(tenantId, (tx) => balanceOfCustomer(tx, tenantId));
  expect(seconds).toBeGreaterThanOrEqual(-60);
});
