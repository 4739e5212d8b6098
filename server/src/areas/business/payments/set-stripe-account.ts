import { StripeAccount, StripeAccountWrite } from '@parley/contract/resources/stripe-account';
import { admin } from '#platform/http/access/access.ts';
import { exampleStripe, operation, presentStripe } from './payments.operation.ts';
import { stripeIsSetting, stripeKeyRefused, stripeKeyWanted } from './stripe-account.errors.ts';
import { findStripe, storeStripe } from './stripe-account.queries.ts';

/** Tests a key at Stripe, stores it sealed with the webhook's secret, and takes card payments with it from then on. */
export const setStripeAccount = operation({
  method: 'PUT',
  path: '/api/admin/stripe',
  id: 'setStripeAccount',
  summary: 'Set the Stripe account',
  description:
    'Asks Stripe first, by a request that charges nothing: unless it accepts the key, nothing is stored (409). In use at once, in every process. Where PARLEY_STRIPE_SECRET_KEY is set it comes first, and nothing can be set here (409).',
  access: admin(),
  audit: 'stripe_account.set',
  transaction: 'none',
  requestsPerMinute: 10,
  body: StripeAccountWrite,
  answer: { status: 200, schema: StripeAccount },
  refusals: ['conflict'],
  example: { body: { secret_key: 'rk_live_example9f3a', webhook_secret: 'whsec_example' }, answer: exampleStripe },
  async run({ db, body, deps, now, request, audit }) {
    const { accounts, secrets, testKey } = deps;
    if (accounts.current()?.source === 'environment') throw stripeIsSetting();
    if (body.secret_key !== undefined) {
      const fault = await testKey(body.secret_key, request.closed);
      if (fault !== null) throw stripeKeyRefused(fault);
    }
    const sealedKey = body.secret_key === undefined ? null : secrets.seal('key', body.secret_key);
    const given = body.webhook_secret;
    const sealedWebhookSecret = given ? secrets.seal('webhook_secret', given) : null;
    await db.platform.inPlatform(async (tx) => {
      const before = await findStripe(tx, { forUpdate: true });
      const key = sealedKey ?? before?.sealedKey;
      if (key === undefined) throw stripeKeyWanted();
      const webhookSecret = given === undefined ? (before?.sealedWebhookSecret ?? null) : sealedWebhookSecret;
      await storeStripe(tx, { sealedKey: key, sealedWebhookSecret: webhookSecret, setAt: now.toISOString() });
    });
    await accounts.refresh();
    const saved = presentStripe(deps);
    audit.resource('stripe');
    audit.details({ mode: saved.mode, has_webhook_secret: saved.has_webhook_secret });
    return saved;
  },
});
