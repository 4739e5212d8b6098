import { platformChain } from '#platform/audit/audit-entry.ts';
import type { Proof } from '#platform/http/access/access.ts';
import { notSignedByStripe } from './orders.errors.ts';
import type { OrdersDeps } from './orders.operation.ts';

/** Signed event of Stripe: its id, type and body as received. */
export interface SignedEvent {
  id: string;
  type: string;
  rawBody: string;
}

/** Stripe's signature over the raw body, not older than five minutes. */
export const stripeSignature: Proof<SignedEvent> = {
  name: 'Stripe signature',
  inHeader: 'Stripe-Signature',
  description: 'Signature of Stripe over the body as it was sent, with the signing secret of the webhook.',
  async verify({ header, rawBody, now }, _db, deps: OrdersDeps) {
    const event = deps.payments.stripe?.verifyEvent(rawBody ?? '', header('stripe-signature'), now) ?? null;
    if (!event) throw notSignedByStripe();
    const actor = { kind: 'system', id: null, name: 'Stripe' } as const;
    return { tenantId: platformChain, actor, subject: { ...event, rawBody: rawBody ?? '' } };
  },
};
