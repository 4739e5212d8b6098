import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOfCustomer, creditMinutes, creditMoney, reverseMinutes } from '#areas/business/balance';
import { type BookContext, balanceOf, checkBooks } from '#areas/business/ledger';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { recordUse } from './record-use.ts';
import { usageOfPeriod } from './usage.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const at = new Date('2026-03-10T12:00:00Z');

function inBook<Result>(tenantId: string, work: (context: BookContext) => Promise<Result>): Promise<Result> {
  const { db, newId } = app.deps;
  return db.app.inTenant(tenantId as TenantId, (tx) => work({ tx, now: at, newId }));
}

describe('books', () => {
  it('a credit with the same key counts once, and a refund takes back what is left', async () => {
    const { id: tenantId } = await app.createTenant();
    const credit = { tenantId, seconds: 600, key: 'order:1', expiresAt: null };
    await Promise.all([1, 2, 3].map(() => inBook(tenantId, (context) => creditMinutes(context, credit))));
    await inBook(tenantId, (context) =>
      recordUse(context, { tenantId, kind: 'inbound_call', id: crypto.randomUUID(), at, quantity: 90 }),
    );
    const back = await inBook(tenantId, (context) =>
      reverseMinutes(context, { tenantId, key: 'order:1', reason: 'refund' }),
    );
    expect(back.seconds).toBe(510);
    expect(await inBook(tenantId, ({ tx }) => balanceOfCustomer(tx, tenantId))).toMatchObject({ seconds: 0, lots: [] });
  });

  it('minutes that expire first are used first, then money at the price of the time', async () => {
    const { id: tenantId } = await app.createTenant();
    await app.deps.db.platform.everywhere
      .insertInto('price_lists')
      .values({
        id: crypto.randomUUID(),
        customer_id: tenantId,
        name: 'Test',
        currency: 'EUR',
        inbound_minute_micros: 90_000,
        outbound_minute_micros: 90_000,
        web_minute_micros: 90_000,
        chat_turn_micros: 5_000,
        message_micros: 0,
        valid_from: '2026-01-01',
        created_at: at,
        updated_at: at,
      })
      .execute();
    await inBook(tenantId, async (context) => {
      await creditMinutes(context, { tenantId, seconds: 60, key: 'a', expiresAt: null });
      await creditMinutes(context, { tenantId, seconds: 60, key: 'b', expiresAt: new Date('2026-04-01') });
      await creditMoney(context, { tenantId, micros: 1_000_000n, currency: 'EUR', key: 'c' });
    });
    const id = crypto.randomUUID();
    const use = { tenantId, kind: 'inbound_call', id, at, quantity: 100 } as const;
    await Promise.allSettled([1, 2].map(() => inBook(tenantId, (context) => recordUse(context, use))));
    const after = await inBook(tenantId, ({ tx }) => balanceOfCustomer(tx, tenantId));
    expect(after.lots.map((lot) => [lot.expiresAt, lot.remainingSeconds])).toEqual([[null, 20]]);
    await inBook(tenantId, (context) => recordUse(context, { ...use, id: crypto.randomUUID(), quantity: 80 }));
    const wallet = await inBook(tenantId, ({ tx }) =>
      balanceOf(tx, { accountId: tenantId, account: 'wallet', unit: 'EUR' }),
    );
    expect(wallet.balance).toBe(1_000_000n - 90_000n);
    const sums = await inBook(tenantId, ({ tx }) =>
      usageOfPeriod(tx, { accountId: tenantId, from: '2026-03-01', until: '2026-04-01' }),
    );
    expect(sums).toMatchObject([{ kind: 'inbound_call', quantity: 180, coveredSeconds: 120, micros: 90_000n }]);
  });

  it('balance after all of this', async () => {
    expect(await checkBooks(app.deps.db.platform)).toEqual({
      unbalancedEntries: 0,
      wrongAccounts: 0,
      belowFloor: 0,
      wrongLots: 0,
      wrongHolds: 0,
      wrongUsageDays: 0,
    });
  });
});
