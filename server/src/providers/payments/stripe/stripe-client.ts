import type { Egress } from '@parley/egress';
import Stripe from 'stripe';

const timeoutMs = 15_000;

/** Client of Stripe's SDK over Parley's egress. `url`: base URL instead of Stripe's. */
export function createStripeClient(
  { secretKey, url }: { secretKey: string; url?: string | undefined },
  egress: Pick<Egress, 'fetchFor'>,
): Stripe {
  const address = url === undefined ? null : new URL(url);
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(egress.fetchFor({ timeoutMs, maxBytes: 2_000_000 })),
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(address && {
      protocol: address.protocol === 'http:' ? 'http' : 'https',
      host: address.hostname,
      ...(address.port && { port: address.port }),
    }),
  });
}
