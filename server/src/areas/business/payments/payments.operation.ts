import type { StripeAccount } from '@parley/contract/resources/stripe-account';
import { operationOf } from '#platform/http/operation.ts';
import type { OpenStripe, StripeAccounts } from './stripe-accounts.ts';
import type { StripeSecrets } from './stripe-secrets.ts';

/** Port: tests a key by a request that charges nothing. Null: accepted; else why not, in words without the key. */
export type TestStripeKey = (secretKey: string, signal: AbortSignal) => Promise<string | null>;

export interface PaymentsDeps {
  accounts: StripeAccounts;
  secrets: StripeSecrets;
  testKey: TestStripeKey;
}

export const operation = operationOf<PaymentsDeps>();

export const stripeWebhookPath = '/api/webhooks/stripe';

export const exampleStripe: StripeAccount = {
  source: 'console',
  key_hint: '9f3a',
  mode: 'live',
  has_webhook_secret: true,
  webhook_path: stripeWebhookPath,
  set_at: '2026-03-01T09:30:00.000Z',
};

/** Presents the account in use, without its secrets. */
export function presentStripe({ accounts }: Pick<PaymentsDeps, 'accounts'>): StripeAccount {
  const current = accounts.current();
  return {
    source: current?.source ?? null,
    key_hint: current?.account.secretKey.slice(-4) ?? null,
    mode: current && modeOf(current.account),
    has_webhook_secret: (current?.account.webhookSecret ?? null) !== null,
    webhook_path: stripeWebhookPath,
    set_at: current?.setAt ?? null,
  };
}

function modeOf({ secretKey }: OpenStripe): StripeAccount['mode'] {
  const [, mode] = /^[a-z]+_(live|test)_/.exec(secretKey) ?? [];
  return mode === 'live' || mode === 'test' ? mode : null;
}
