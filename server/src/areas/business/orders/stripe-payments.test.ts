import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createReseller } from '../../../../test/callers.ts';
import { minutesOf, offerPackage, openShop, type Shop } from '../../../../test/offers.ts';
import {
  type SignedDelivery,
  type StripePeer,
  signStripeEvent,
  startStripePeer,
  stripeAccount,
} from '../../../providers/payments/testing/stripe-peer.ts';

let app: TestApp;
let peer: StripePeer;
let shop: Shop;
let packageId: string;
beforeAll(async () => {
  peer = await startStripePeer();
  app = await buildTestApp({
    env: {
      PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
      PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
      PARLEY_STRIPE_SECRET_KEY: stripeAccount.secretKey,
      PARLEY_STRIPE_WEBHOOK_SECRET: stripeAccount.webhookSecret,
      PARLEY_STRIPE_URL: peer.origin,
    },
  });
  shop = await openShop(app);
  packageId = await offerPackage(app, { resellerId: null });
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const deliver = ({ body, signature }: SignedDelivery) =>
  app.server.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload: body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
const checkout = async (tenant: TestTenant) =>
  (await tenant.request('POST', '/api/subscription/checkout-session', { package_id: packageId })).json();
const orderOf = async (tenant: TestTenant) => (await tenant.request('GET', '/api/top-ups/orders')).json().data[0];
const invoicesOf = async (tenant: TestTenant) => (await tenant.request('GET', '/api/invoices')).json().data;

it('a paid checkout credits minutes once, however often and in whichever order its events come', async () => {
  const tenant = await shop.newTenant();
  const opened = await checkout(tenant);
  expect(opened.url).toContain(`${peer.origin}/pay/`);
  const session = peer.complete();
  expect(peer.requests.at(-1)?.form.get('line_items[0][price_data][unit_amount]')).toBe('62375');
  const event = peer.event('checkout.session.completed', session);
  const later = peer.event('checkout.session.async_payment_succeeded', session);
  const answers = await Promise.all([deliver(event), deliver(event), deliver(later)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await minutesOf(app, tenant.id)).toBe(30_000);
  expect(await invoicesOf(tenant)).toMatchObject([{ status: 'paid', total_minor_units: 62_375 }]);
  const portal = (await tenant.request('POST', '/api/subscription/portal-session', {})).json();
  expect(portal.url).toBe(`${peer.origin}/portal/${session.customer}`);
});

it('a delayed method credits when its money comes, not when the session completes', async () => {
  const tenant = await shop.newTenant();
  await checkout(tenant);
  const session = peer.complete({ isDelayed: true });
  // An event that claims more than the object says is not believed.
  await deliver(peer.event('checkout.session.completed', { ...session, payment_status: 'paid' }));
  expect(await minutesOf(app, tenant.id)).toBe(0);
  // The customer reads that its debit was returned, until another payment comes.
  await deliver(peer.event('checkout.session.async_payment_failed', session));
  expect(await orderOf(tenant)).toMatchObject({ status: 'pending', payment_failed_at: expect.any(String) });
  peer.arrive(session);
  await deliver(peer.event('checkout.session.async_payment_failed', session));
  await deliver(peer.event('checkout.session.async_payment_succeeded', session));
  expect(await minutesOf(app, tenant.id)).toBe(30_000);
  expect(await orderOf(tenant)).toMatchObject({ status: 'paid', payment_failed_at: null, is_disputed: false });
});

it('refunds in parts become credit notes, and the last one takes the minutes back', async () => {
  const tenant = await shop.newTenant();
  await checkout(tenant);
  const session = peer.complete();
  await deliver(peer.event('checkout.session.completed', session));
  await deliver(peer.event('charge.refunded', peer.refund(session, 12_475)));
  expect(await invoicesOf(tenant)).toMatchObject([{ status: 'paid', credited_minor_units: 12_475 }]);
  expect(await minutesOf(app, tenant.id)).toBe(30_000);
  const whole = peer.refund(session, 49_900);
  await deliver(peer.event('charge.refunded', whole));
  await deliver(peer.event('charge.refunded', whole));
  expect(await invoicesOf(tenant)).toMatchObject([{ credited_minor_units: 62_375 }]);
  expect(await minutesOf(app, tenant.id)).toBe(0);
});

it('a refund whose event comes before that of its payment is applied with the payment', async () => {
  const tenant = await shop.newTenant();
  await checkout(tenant);
  const session = peer.complete();
  await deliver(peer.event('charge.refunded', peer.refund(session, 12_475)));
  await deliver(peer.event('charge.refunded', peer.refund(session, 49_900)));
  expect(await invoicesOf(tenant)).toEqual([]);
  const paid = await deliver(peer.event('checkout.session.completed', session));
  expect(paid.statusCode).toBe(200);
  expect(await invoicesOf(tenant)).toMatchObject([{ status: 'paid', credited_minor_units: 62_375 }]);
  expect(await minutesOf(app, tenant.id)).toBe(0);
});

it('a dispute takes back what was credited', async () => {
  const tenant = await shop.newTenant();
  await checkout(tenant);
  const session = peer.complete();
  await deliver(peer.event('checkout.session.completed', session));
  await deliver(peer.event('charge.dispute.funds_withdrawn', peer.dispute(session)));
  expect(await minutesOf(app, tenant.id)).toBe(0);
  expect(await orderOf(tenant)).toMatchObject({ status: 'refunded', is_disputed: true });
});

it('401 for a wrong signature, another body, and a signature older than five minutes', async () => {
  const session = { id: 'cs_test_0' };
  const old = Math.floor(Date.now() / 1000) - 301;
  for (const options of [{ secret: 'whsec_other' }, { at: old }]) {
    expect((await deliver(peer.event('checkout.session.completed', session, options))).statusCode).toBe(401);
  }
  const { body, signature } = peer.event('checkout.session.completed', session);
  expect((await deliver({ body: `${body} `, signature })).statusCode).toBe(401);
});

it.each([' ', 'null', '{"id":"evt_1"}'])('401 for %j, signed, which is no event', async (body) => {
  expect((await deliver({ body, signature: signStripeEvent(body) })).statusCode).toBe(401);
});

it('503 while Stripe does not answer; the event that failed counts when it comes again', async () => {
  const tenant = await shop.newTenant();
  await checkout(tenant);
  const event = peer.event('checkout.session.completed', peer.complete());
  peer.isDown = true;
  const refused = await tenant.request('POST', '/api/subscription/checkout-session', { package_id: packageId });
  const failed = await deliver(event);
  peer.isDown = false;
  expect([refused.statusCode, failed.statusCode]).toEqual([503, 503]);
  await deliver(event);
  expect(await minutesOf(app, tenant.id)).toBe(30_000);
});

it("a reseller's customers pay by invoice; a link of the installation is paid at Stripe", async () => {
  const reseller = await createReseller(app);
  const theirs = askWith(app, { 'x-api-key': (await reseller.createCustomer()).key });
  const body = { package_id: await offerPackage(app, { resellerId: reseller.id }) };
  const session = (await theirs('POST', '/api/subscription/checkout-session', body)).json();
  expect(session.url).toContain('/console/billing/orders/');
  const tenant = await shop.newTenant();
  const link = { tenant_id: tenant.id, description: 'Setting up', currency: 'SEK', net_minor_units: 100_000 };
  const created = await shop.asAdmin('POST', '/api/admin/billing/payment-links', link);
  expect(created.json()).toMatchObject({ payment_provider: 'stripe', total_minor_units: 125_000 });
  await deliver(peer.event('checkout.session.completed', peer.complete()));
  expect(await invoicesOf(tenant)).toMatchObject([{ status: 'paid' }]);
});
