import type { Egress } from '@parley/egress';
import type { PaymentProviders } from '#areas/business/payments';
import type { Clock } from '#platform/clock/clock.ts';
import { createBuiltInProvider } from '../providers/payments/built-in/built-in-provider.ts';
import { createStripeProvider } from '../providers/payments/stripe/stripe-provider.ts';
import type { Config } from './config.ts';

/** Payment by invoice always, and by Stripe where there is a key. */
export function wirePayments({
  config,
  egress,
  clock,
}: {
  config: Pick<Config, 'stripeSecretKey' | 'stripeUrl' | 'stripeWebhookSecret'>;
  egress: Pick<Egress, 'fetchFor'>;
  clock: Clock;
}): PaymentProviders {
  const { stripeSecretKey: secretKey, stripeWebhookSecret, stripeUrl: url } = config;
  const now = () => clock.now();
  return {
    builtIn: createBuiltInProvider({ now }),
    stripe:
      secretKey === undefined
        ? null
        : createStripeProvider({ secretKey, webhookSecret: stripeWebhookSecret ?? null, url }, { egress, now }),
  };
}
