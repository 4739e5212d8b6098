import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { minutesOf, offerPackage, openShop, type Shop } from '../../../../test/offers.ts';
import { type StripePeer, startStripePeer, stripeAccount } from '../../../providers/payments/testing/stripe-peer.ts';

const path = '/api/admin/stripe';
const { secretKey, webhookSecret } = stripeAccount;

let app: TestApp;
let peer: StripePeer;
let shop: Shop;
let packageId: string;
let platformKey: string;
beforeAll(async () => {
  peer = await startStripePeer();
  app = await buildTestApp({
    env: {
      PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
      PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
      PARLEY_STRIPE_URL: peer.origin,
    },
  });
  platformKey = await app.createPlatformKey();
  shop = await openShop(app);
  packageId = await offerPackage(app, { resellerId: null });
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const ask = (method: 'DELETE' | 'GET' | 'PUT', payload?: object) =>
  app.server.inject({ method, url: path, headers: { 'x-api-key': platformKey }, ...(payload && { payload }) });
const checkout = async () => {
  const tenant = await shop.newTenant();
  const answer = await tenant.request('POST', '/api/subscription/checkout-session', { package_id: packageId });
  return { tenant, url: answer.json().url as string };
};
const storedText = async () =>
  JSON.stringify((await app.deps.db.platform.pool.query('select value from instance_settings')).rows);

it('a key is tested at Stripe, stored sealed, never shown, and takes payments at once', async () => {
  expect((await ask('GET')).json()).toMatchObject({ source: null, key_hint: null, has_webhook_secret: false });
  expect((await ask('PUT', { webhook_secret: webhookSecret })).json()).toMatchObject({
    details: [{ path: '/secret_key', code: 'key_required' }],
  });
  const refused = await ask('PUT', { secret_key: 'sk_test_somebody_else' });
  expect([refused.statusCode, refused.json().details[0]]).toMatchObject([
    409,
    { path: '/secret_key', code: 'key_refused', message: expect.stringContaining('Stripe does not know this key.') },
  ]);
  expect((await ask('GET')).json().source).toBeNull();
  expect((await checkout()).url).not.toContain(peer.origin);

  const saved = await ask('PUT', { secret_key: secretKey, webhook_secret: webhookSecret });
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    { source: 'console', key_hint: secretKey.slice(-4), mode: 'test', has_webhook_secret: true },
  ]);
  for (const text of [saved.body, (await ask('GET')).body, await storedText()]) {
    expect(text).not.toContain(secretKey);
    expect(text).not.toContain(webhookSecret);
  }
  const { tenant, url } = await checkout();
  expect(url).toContain(`${peer.origin}/pay/`);
  const { body, signature } = peer.event('checkout.session.completed', peer.complete());
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const delivered = await app.server.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers });
  expect(delivered.statusCode).toBe(200);
  expect(await minutesOf(app, tenant.id)).toBe(30_000);
});

it('a body without the key keeps it and changes the secret of the webhook alone', async () => {
  expect((await ask('PUT', { webhook_secret: null })).json()).toMatchObject({
    key_hint: secretKey.slice(-4),
    has_webhook_secret: false,
  });
  expect((await ask('PUT', { secret_key: secretKey })).json().has_webhook_secret).toBe(false);
  expect((await ask('PUT', { webhook_secret: webhookSecret })).json().has_webhook_secret).toBe(true);
});

it('nothing is stored while Stripe cannot be asked, and the account in use stays', async () => {
  peer.isDown = true;
  const answer = await ask('PUT', { secret_key: 'sk_test_another_one' });
  peer.isDown = false;
  expect([answer.statusCode, answer.json().details[0].message]).toEqual([
    409,
    expect.stringContaining('Stripe could not be asked'),
  ]);
  expect((await ask('GET')).json().key_hint).toBe(secretKey.slice(-4));
});

it('deleted, orders are paid by invoice again; a second time is 404', async () => {
  expect((await ask('DELETE')).statusCode).toBe(204);
  expect((await ask('DELETE')).statusCode).toBe(404);
  expect((await checkout()).url).not.toContain(peer.origin);
});

it('the key of the environment comes first, and nothing can be set beside it', async () => {
  const fixed = await buildTestApp({ env: { PARLEY_STRIPE_SECRET_KEY: 'sk_live_environment' } });
  const headers = { 'x-api-key': await fixed.createPlatformKey() };
  const found = await fixed.server.inject({ method: 'GET', url: path, headers });
  expect(found.json()).toMatchObject({ source: 'environment', mode: 'live', set_at: null });
  const payload = { secret_key: secretKey };
  const refused = await fixed.server.inject({ method: 'PUT', url: path, headers, payload });
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'stripe_is_setting']);
  await fixed.close();
});
