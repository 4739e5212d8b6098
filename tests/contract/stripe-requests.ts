import { storeStripe } from '../../server/src/areas/business/payments/stripe-account.queries.ts';
import type { TestApp } from '../../server/test/build-test-app.ts';
import type { SpecialRequest } from './special-requests.ts';

/**
 * Requests of the Stripe account's operations. The world's own account is of the environment, so theirs is another one
 * that accepts every key; `server/src/areas/business/payments` proves the test at Stripe.
 */
export function stripeRequests(app: TestApp): Record<string, SpecialRequest> {
  const { payments } = app.deps.areaDeps;
  payments.accounts = Object.create(payments.accounts, { current: { value: () => null } });
  payments.testKey = async () => null;
  return {
    deleteStripeAccount: async () => {
      const sealedKey = payments.secrets.seal('key', 'sk_test_contract');
      const stored = { sealedKey, sealedWebhookSecret: null, setAt: app.deps.clock.now().toISOString() };
      await app.deps.db.platform.inPlatform((tx) => storeStripe(tx, stored));
      return {};
    },
  };
}
