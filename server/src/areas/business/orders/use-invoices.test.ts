import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditMoney } from '#areas/business/balance';
import { type BookContext, checkBooks } from '#areas/business/ledger';
import { recordUse } from '#areas/business/usage';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { offerPlan, openShop, type Shop } from '../../../../test/offers.ts';

let app: TestApp;
let shop: Shop;
let clock: ReturnType<typeof createTestClock>;
beforeAll(async () => {
  clock = createTestClock(new Date('2026-01-10T10:00:00Z'));
  app = await buildTestApp({ clock });
  shop = await openShop(app);
  const prices = {
    name: 'Retail',
    currency: 'SEK',
    inbound_minute_micros: 1_000_000,
    outbound_minute_micros: 0,
    web_minute_micros: 0,
    chat_turn_micros: 500_000,
    message_micros: 0,
    valid_from: '2025-12-01T00:00:00Z',
  };
  expect((await shop.asAdmin('POST', '/api/admin/price-lists', prices)).statusCode).toBe(201);
});
afterAll(() => app.close());

const inBook = <Result>({ id }: TestTenant, work: (context: BookContext) => Promise<Result>): Promise<Result> =>
  app.deps.db.app.inTenant(id as TenantId, (tx) => work({ tx, now: clock.now(), newId: app.deps.newId }));
const use = (tenant: TestTenant, day: string, kind: 'chat_turn' | 'inbound_call' = 'chat_turn', quantity = 2) =>
  inBook(tenant, (context) =>
    recordUse(context, { tenantId: tenant.id, kind, id: app.deps.newId(), at: new Date(`${day}T12:00:00Z`), quantity }),
  );
async function runOn(day: string): Promise<void> {
  clock.setWallTime(`${day}T10:00:00Z`);
  for (const job of ['subscriptions.renew', 'orders.invoice_periods', 'orders.invoice_periods']) {
    await jobOf(app.deps.jobs, job).run({});
  }
}
const subscribe = async (tenant: TestTenant, priceMinorUnits: number) => {
  const body = { plan_id: await offerPlan(app, { resellerId: null, priceMinorUnits }) };
  expect((await shop.asAdmin('PUT', `/api/admin/tenants/${tenant.id}/subscription`, body)).statusCode).toBe(200);
};
/** Net amounts and periods of the invoices of an account, oldest first. */
const invoicesOf = async (tenant: TestTenant) => {
  const { data } = (await tenant.request('GET', '/api/invoices')).json();
  return data
    .map((each: { net_minor_units: number; period: { from: string; to: string } }) => [
      each.net_minor_units,
      each.period.from,
      each.period.to,
    ])
    .toReversed();
};

it('use without a plan is invoiced once a month, with what was recorded late on the next', async () => {
  clock.setWallTime('2026-01-10T10:00:00Z');
  const tenant = await shop.newTenant();
  await use(tenant, '2026-01-10');
  await runOn('2026-01-31');
  expect(await invoicesOf(tenant)).toEqual([]);
  await runOn('2026-02-01');
  const january = [100, '2026-01-10', '2026-01-31'];
  expect(await invoicesOf(tenant)).toEqual([january]);
  await use(tenant, '2026-01-31');
  await use(tenant, '2026-02-10', 'inbound_call', 90);
  await runOn('2026-02-11');
  expect(await invoicesOf(tenant)).toEqual([january]);
  await runOn('2026-03-01');
  expect(await invoicesOf(tenant)).toEqual([january, [250, '2026-01-31', '2026-02-28']]);
});

it('use on a plan without a fee is invoiced when its period ends', async () => {
  clock.setWallTime('2026-03-05T10:00:00Z');
  const tenant = await shop.newTenant();
  await subscribe(tenant, 0);
  await use(tenant, '2026-03-06');
  await runOn('2026-04-01');
  expect(await invoicesOf(tenant)).toEqual([]);
  await runOn('2026-04-05');
  expect(await invoicesOf(tenant)).toEqual([[100, '2026-03-06', '2026-04-04']]);
});

it('use of the last period before a plan ends is invoiced on the day it ends', async () => {
  clock.setWallTime('2026-04-10T10:00:00Z');
  const tenant = await shop.newTenant();
  await subscribe(tenant, 10_000);
  await runOn('2026-04-10');
  await use(tenant, '2026-04-12');
  const tables = app.deps.db.platform.everywhere;
  await tables
    .updateTable('subscriptions')
    .set({ cancel_at_period_end: true })
    .where('tenant_id', '=', tenant.id)
    .execute();
  await runOn('2026-05-10');
  const invoiced = [
    [10_000, '2026-04-10', '2026-05-09'],
    [100, '2026-04-12', '2026-05-09'],
  ];
  expect(await invoicesOf(tenant)).toEqual(invoiced);
  await runOn('2026-06-10');
  expect(await invoicesOf(tenant)).toEqual(invoiced);
});

it('use that the prepaid balance paid is no reason for an invoice, and is subtracted from the next', async () => {
  clock.setWallTime('2026-06-10T10:00:00Z');
  const tenant = await shop.newTenant();
  await inBook(tenant, (context) =>
    creditMoney(context, { tenantId: tenant.id, micros: 1_500_000n, currency: 'SEK', key: 'credit' }),
  );
  await use(tenant, '2026-06-10');
  await runOn('2026-07-01');
  expect(await invoicesOf(tenant)).toEqual([]);
  await use(tenant, '2026-07-02');
  await runOn('2026-08-01');
  expect(await invoicesOf(tenant)).toEqual([[50, '2026-06-10', '2026-07-31']]);
});

it('a deleted draft is written again with the same use, and the books balance', async () => {
  clock.setWallTime('2026-08-10T10:00:00Z');
  const tenant = await app.createTenant();
  await use(tenant, '2026-08-10');
  await runOn('2026-09-01');
  const drafts = async () =>
    app.deps.db.platform.everywhere.selectFrom('invoices').selectAll().where('tenant_id', '=', tenant.id).execute();
  const [first] = await drafts();
  expect(first?.status).toBe('draft');
  expect((await shop.asAdmin('DELETE', `/api/admin/billing/invoices/${first?.id}`)).statusCode).toBe(204);
  await runOn('2026-09-02');
  const [again, ...others] = await drafts();
  expect([again?.net_minor_units, others]).toEqual([first?.net_minor_units, []]);
  expect(again?.id).not.toBe(first?.id);
  expect(Object.values(await checkBooks(app.deps.db.platform))).toEqual([0, 0, 0, 0, 0, 0]);
});
