import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createReseller } from '../../../../test/callers.ts';
import { minutesOf, offerPackage, offerPlan, openShop, type Shop } from '../../../../test/offers.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let tenant: TestTenant;
let shop: Shop;
beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  shop = await openShop(app);
  tenant = await shop.newTenant();
});
afterAll(() => app.close());

const paymentsOf = (invoiceId: string) => `/api/admin/billing/invoices/${invoiceId}/payments`;

it('minutes are invoiced at once, and credited in the moment in which an admin records their payment', async () => {
  const body = { package_id: await offerPackage(app, { resellerId: null }) };
  const headers = { 'idempotency-key': 'once' };
  const ordered = await tenant.request('POST', '/api/top-ups/orders', body, headers);
  expect([ordered.statusCode, ordered.json().status]).toEqual([201, 'pending']);
  const again = await tenant.request('POST', '/api/top-ups/orders', body, headers);
  expect(again.json().id).toBe(ordered.json().id);
  expect(await minutesOf(app, tenant.id)).toBe(0);

  const { invoice_id, id } = ordered.json();
  const invoice = (await tenant.request('GET', `/api/invoices/${invoice_id}`)).json();
  expect(invoice).toMatchObject({ status: 'open', total_minor_units: 62_375, order_id: id });
  await shop.asAdmin('POST', paymentsOf(invoice_id), { amount_minor_units: 1 });
  expect(await minutesOf(app, tenant.id)).toBe(0);
  await shop.asAdmin('POST', paymentsOf(invoice_id), {});
  expect(await minutesOf(app, tenant.id)).toBe(30_000);
  expect((await tenant.request('GET', `/api/top-ups/orders/${id}`)).json().status).toBe('paid');

  await shop.asAdmin('POST', `/api/admin/billing/invoices/${invoice_id}/credit-notes`, { reason: 'Given back' });
  expect(await minutesOf(app, tenant.id)).toBe(0);
  expect((await tenant.request('GET', `/api/top-ups/orders/${id}`)).json().status).toBe('refunded');
});

it('a plan begins with its payment; the page to pay on issues the invoice', async () => {
  const customer = await shop.newTenant();
  const body = { plan_id: await offerPlan(app, { resellerId: null }) };
  const session = (await customer.request('POST', '/api/subscription/checkout-session', body)).json();
  const again = (await customer.request('POST', '/api/subscription/checkout-session', body)).json();
  expect(again.order_id).toBe(session.order_id);
  expect(session.url).toMatch(/\/console\/billing\/orders\/[0-9a-f-]{36}$/);
  const order = `/api/top-ups/orders/${session.order_id}`;
  const invoiced = (await customer.request('POST', `${order}/invoice`)).json();
  await shop.asAdmin('POST', paymentsOf(invoiced.invoice_id), {});
  expect((await customer.request('GET', order)).json().status).toBe('paid');
  expect(await minutesOf(app, customer.id)).toBe(6_000);
  expect((await customer.request('POST', `${order}/invoice`)).json().reason).toBe('order_not_pending');
});

it('the deprecated upgrade works, and names its successor', async () => {
  const body = { plan_id: await offerPlan(app, { resellerId: null }) };
  const answer = await tenant.request('POST', '/api/subscription/upgrade', body);
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['deprecation']).toMatch(/^@\d+$/);
  expect(answer.headers['link']).toBe('</api/subscription/checkout-session>; rel="successor-version"');
  expect(Date.parse(String(answer.headers['sunset']))).toBeGreaterThan(Date.UTC(2027, 0));
});

it('404 for orders and offers of others; an order is cancelled before it is invoiced', async () => {
  const stranger = await shop.newTenant();
  const ofReseller = await offerPackage(app, { resellerId: (await createReseller(app)).id });
  expect((await tenant.request('POST', '/api/top-ups/orders', { package_id: ofReseller })).statusCode).toBe(404);
  const body = { package_id: await offerPackage(app, { resellerId: null }) };
  const { order_id } = (await tenant.request('POST', '/api/subscription/checkout-session', body)).json();
  const asked = [
    ['GET', ''],
    ['POST', '/invoice'],
    ['POST', '/cancel'],
  ] as const;
  for (const [method, suffix] of asked) {
    const answer = await stranger.request(method, `/api/top-ups/orders/${order_id}${suffix}`);
    expect([suffix, answer.statusCode]).toEqual([suffix, 404]);
  }
  expect((await stranger.request('POST', '/api/subscription/checkout-session', { order_id })).statusCode).toBe(404);
  expect((await tenant.request('POST', `/api/top-ups/orders/${order_id}/cancel`)).json().status).toBe('cancelled');
  expect((await tenant.request('GET', `/api/top-ups/orders/${unknownId}`)).statusCode).toBe(404);
});

it('a payment link leads to the page of a new invoice; without a key webhooks of Stripe are refused', async () => {
  const body = { tenant_id: tenant.id, description: 'Setting up', currency: 'SEK', net_minor_units: 100_000 };
  const link = (await shop.asAdmin('POST', '/api/admin/billing/payment-links', body)).json();
  expect(link).toMatchObject({ payment_provider: 'built_in', total_minor_units: 125_000 });
  expect(link.url).toContain(`/console/billing/invoices/${link.invoice_id}`);
  const headers = { 'content-type': 'application/json' };
  const hook = await app.server.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}', headers });
  expect(hook.statusCode).toBe(401);
});
