import type { Sealer } from '#platform/secrets/sealer.ts';

/** Sealing of the key and of the webhook's signing secret: each opens in its own place alone. */
export interface StripeSecrets {
  seal(kind: SecretKind, secret: string): string;
  open(kind: SecretKind, sealed: string): string;
  needsReseal(sealed: string): boolean;
}

type SecretKind = 'key' | 'webhook_secret';

export function createStripeSecrets(sealer: Sealer): StripeSecrets {
  const placeOf = (column: SecretKind) => ({
    tenantId: 'platform',
    table: 'instance_settings',
    rowId: 'stripe',
    column,
  });
  return {
    seal: (kind, secret) => sealer.seal(secret, placeOf(kind)),
    open: (kind, sealed) => sealer.open(sealed, placeOf(kind)),
    needsReseal: (sealed) => sealer.needsReseal(sealed),
  };
}
