import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '#areas/business/ledger';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createReseller } from '../../../../test/callers.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { offerPlan } from '../../../../test/offers.ts';

let app: TestApp;
const clock = createTestClock(new Date('2026-06-10T10:00:00Z'));
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());

const run = async (...names: string[]) => {
  for (const name of names) await jobOf(app.deps.jobs, name).run({});
};

it('forgets handled events after 90 days, and refunds without a payment after 180', async () => {
  const tables = app.deps.db.platform.everywhere;
  const now = clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000);
  for (const days of [89, 91]) {
    const event = { provider: 'stripe', id: `evt_${days}`, type: 'charge.refunded', handled_at: daysAgo(days) };
    await tables.insertInto('provider_events').values(event).execute();
  }
  for (const days of [179, 181]) {
    const refund = { refunded_minor_units: 100, currency: 'SEK', is_dispute: false, received_at: daysAgo(days) };
    await tables
      .insertInto('early_refunds')
      .values({ provider: 'stripe', payment_reference: `pi_${days}`, ...refund })
      .execute();
  }
  await run('orders.forget_provider_records');
  expect(await tables.selectFrom('provider_events').select('id').execute()).toEqual([{ id: 'evt_89' }]);
  expect(await tables.selectFrom('early_refunds').select('payment_reference as id').execute()).toEqual([
    { id: 'pi_179' },
  ]);
});

it('a purged customer is charged and invoiced no more: its draft goes, and none is written again', async () => {
  const reseller = await createReseller(app);
  const [purged, other] = [await reseller.createCustomer('Gone'), await reseller.createCustomer('Stays')];
  const asAdmin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
  const plan = { plan_id: await offerPlan(app, { resellerId: reseller.id }) };
  for (const { id } of [purged, other]) {
    expect((await asAdmin('PUT', `/api/admin/tenants/${id}/subscription`, plan)).statusCode).toBe(200);
  }
  await run('orders.invoice_periods');
  const countOf = async (table: 'invoices' | 'ledger_entries') => {
    const { rows } = await app.deps.db.platform.pool.query<{ purged: number; other: number }>(
      `select count(*) filter (where tenant_id = $1)::int as purged, count(*) filter (where tenant_id = $2)::int as other
       from ${table}`,
      [purged.id, other.id],
    );
    return rows[0];
  };
  expect(await countOf('invoices')).toEqual({ purged: 1, other: 1 });
  const entries = await countOf('ledger_entries');

  const trash = '/api/reseller/customers/trash';
  await reseller.request('DELETE', `/api/reseller/customers/${purged.id}`);
  expect((await reseller.request('DELETE', `${trash}/${purged.id}`)).statusCode).toBe(200);
  await run('orders.drop_purged_drafts', 'orders.invoice_periods');
  expect(await countOf('invoices')).toEqual({ purged: 0, other: 1 });

  clock.setWallTime('2026-07-10T12:00:00Z');
  await run('subscriptions.renew', 'orders.invoice_periods', 'orders.drop_purged_drafts');
  expect(await countOf('invoices')).toEqual({ purged: 0, other: 2 });
  expect((await countOf('ledger_entries'))?.purged).toBe(entries?.purged);
  expect(Object.values(await checkBooks(app.deps.db.platform))).toEqual([0, 0, 0, 0, 0, 0]);
});
