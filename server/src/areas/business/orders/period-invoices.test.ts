import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { offerPlan, openShop } from '../../../../test/offers.ts';

let app: TestApp;
const clock = createTestClock(new Date('2026-01-31T10:00:00Z'));
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());

it('a period that begins on the 31st is invoiced once, from the last day of a short month on', async () => {
  const shop = await openShop(app);
  const tenant = await shop.newTenant();
  const body = { plan_id: await offerPlan(app, { resellerId: null }) };
  const session = (await tenant.request('POST', '/api/subscription/checkout-session', body)).json();
  const order = (await tenant.request('POST', `/api/top-ups/orders/${session.order_id}/invoice`)).json();
  await shop.asAdmin('POST', `/api/admin/billing/invoices/${order.invoice_id}/payments`, {});
  const invoicesOf = async () =>
    (await tenant.request('GET', '/api/invoices')).json().data.map((each: { period: object }) => each.period);
  const run = async () => {
    await jobOf(app.deps.jobs, 'subscriptions.renew').run({});
    await jobOf(app.deps.jobs, 'orders.invoice_periods').run({});
  };
  await run();
  expect(await invoicesOf()).toEqual([null]);
  for (const day of ['2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z']) {
    clock.setWallTime(day);
    await run();
    await run();
  }
  expect(await invoicesOf()).toEqual([
    { from: '2026-03-31', to: '2026-04-29' },
    { from: '2026-02-28', to: '2026-03-30' },
    null,
  ]);
});
