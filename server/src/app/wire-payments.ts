import type { Egress } from '@parley/egress';
import {
  createStripeSecrets,
  type OpenStripe,
  openStripeAccounts,
  type PaymentProviders,
} from '#areas/business/payments';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { createBuiltInProvider } from '../providers/payments/built-in/built-in-provider.ts';
import { createStripeProvider } from '../providers/payments/stripe/stripe-provider.ts';
import { createStripeKeyTest } from '../providers/payments/stripe/test-stripe-key.ts';
import type { Config } from './config.ts';

/** Payment by invoice always, and by Stripe while there is a key: of the settings, else entered by a platform admin. */
export async function wirePayments(parts: {
  config: Pick<Config, 'stripeSecretKey' | 'stripeUrl' | 'stripeWebhookSecret'>;
  db: Pick<Database, 'platform'>;
  bus: Pick<Bus, 'onGap' | 'publish' | 'subscribe'>;
  egress: Pick<Egress, 'fetchFor'>;
  sealer: Sealer;
  clock: Clock;
  log: Logger;
}) {
  const { config, db, bus, egress, sealer, clock, log } = parts;
  const { stripeSecretKey: secretKey, stripeWebhookSecret, stripeUrl: url } = config;
  const now = () => clock.now();
  const secrets = createStripeSecrets(sealer);
  const accounts = await openStripeAccounts({
    environment: secretKey === undefined ? null : { secretKey, webhookSecret: stripeWebhookSecret ?? null },
    createProvider: (account: OpenStripe) => createStripeProvider({ ...account, url }, { egress, now }),
    platform: db.platform,
    secrets,
    bus,
    log,
  });
  const providers: PaymentProviders = {
    builtIn: createBuiltInProvider({ now }),
    get stripe() {
      return accounts.current()?.provider ?? null;
    },
  };
  return {
    orders: { payments: providers },
    payments: { accounts, secrets, testKey: createStripeKeyTest(url, { egress }) },
  };
}
