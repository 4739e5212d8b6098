import type { Egress } from '@parley/egress';
import Stripe from 'stripe';
import type { TestStripeKey } from '#areas/business/payments';
import { createStripeClient } from './stripe-client.ts';

/** Tests a key by listing one Checkout Session, the right that card payments need most. */
export function createStripeKeyTest(
  url: string | undefined,
  { egress }: { egress: Pick<Egress, 'fetchFor'> },
): TestStripeKey {
  return async (secretKey) => {
    try {
      await createStripeClient({ secretKey, url }, egress).checkout.sessions.list({ limit: 1 });
      return null;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAuthenticationError) return 'Stripe does not know this key.';
      if (error instanceof Stripe.errors.StripePermissionError) {
        return 'The key lacks a right: give it Checkout Sessions, Payment Links, Billing Portal, Charges and Disputes.';
      }
      if (error instanceof Stripe.errors.StripeError) return 'Stripe could not be asked; try again later.';
      throw error;
    }
  };
}
