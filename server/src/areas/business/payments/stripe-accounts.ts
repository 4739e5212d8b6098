import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { rereadOnChange } from '#platform/bus/reread-on-change.ts';
import type { Logger } from '#platform/log/logger.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { findStripe, type StoredStripe } from './stripe-account.queries.ts';
import type { StripeSecrets } from './stripe-secrets.ts';

/** Keys of a Stripe account. Never return or log them. */
export interface OpenStripe {
  secretKey: string;
  /** Null: no event of Stripe is accepted. */
  webhookSecret: string | null;
}

export interface StripeInUse {
  source: 'console' | 'environment';
  account: OpenStripe;
  provider: PaymentProvider;
  /** When it was entered in the console. */
  setAt: string | null;
}

/** Stripe account of the installation: of the environment, else the one entered in the console, else none. */
export interface StripeAccounts {
  current(): StripeInUse | null;
  /** Reads the stored account anew, in this process now and in the others soon. */
  refresh(): Promise<void>;
  close(): void;
}

export async function openStripeAccounts(parts: {
  environment: OpenStripe | null;
  createProvider(account: OpenStripe): PaymentProvider;
  platform: PlatformScope;
  secrets: StripeSecrets;
  bus: Pick<Bus, 'onGap' | 'publish' | 'subscribe'>;
  log: Logger;
}): Promise<StripeAccounts> {
  const { environment, createProvider, platform, secrets, bus, log } = parts;
  const fixed: StripeInUse | null = environment && {
    source: 'environment',
    account: environment,
    provider: createProvider(environment),
    setAt: null,
  };
  let stored: StripeInUse | null = null;
  let known = '';

  function open({ sealedKey, sealedWebhookSecret, setAt }: StoredStripe): StripeInUse | null {
    try {
      const account: OpenStripe = {
        secretKey: secrets.open('key', sealedKey),
        webhookSecret: sealedWebhookSecret === null ? null : secrets.open('webhook_secret', sealedWebhookSecret),
      };
      return { source: 'console', account, provider: createProvider(account), setAt };
    } catch (error) {
      // A lost sealing key is reported at the start (`secret.key_missing`); orders are paid by invoice until it is back.
      if (error instanceof SecretsError) return null;
      throw error;
    }
  }
  async function read(): Promise<void> {
    const row = await platform.inPlatform((tx) => findStripe(tx));
    const now = JSON.stringify(row);
    if (now === known) return;
    known = now;
    stored = row && open(row);
  }
  const { refresh, close } = await rereadOnChange({
    bus,
    topic: 'stripe_account',
    read,
    failed: (error) =>
      log.warn(
        { event: 'stripe_account.not_read', err: error },
        'the Stripe account could not be read; the last known stays',
      ),
  });
  return { current: () => fixed ?? stored, refresh, close };
}
