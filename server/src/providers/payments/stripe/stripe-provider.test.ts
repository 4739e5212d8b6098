import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePaymentProvider } from '../payment-provider.conformance.ts';
import { type StripePeer, startStripePeer, stripeAccount } from '../testing/stripe-peer.ts';
import { fromStripe, toStripe } from './stripe-amount.rules.ts';
import { createStripeProvider } from './stripe-provider.ts';

const egress = createEgress({ allowHosts: ['127.0.0.0/8'] });
let peer: StripePeer;
beforeAll(async () => {
  peer = await startStripePeer();
});
afterAll(async () => {
  await egress.close();
  await peer.close();
});

describe('the provider of Stripe', () => {
  describePaymentProvider(() =>
    createStripeProvider({ ...stripeAccount, url: peer.origin }, { egress, now: () => new Date() }),
  );

  it('reaches no address that egress does not allow', async () => {
    const guarded = createEgress({ allowHosts: [] });
    const stripe = createStripeProvider(
      { ...stripeAccount, url: peer.origin },
      { egress: guarded, now: () => new Date() },
    );
    const count = peer.requests.length;
    const returnUrl = 'https://parley.example.com/';
    await expect(stripe.openPortal({ customer: 'cus_1', returnUrl }, AbortSignal.timeout(5000))).rejects.toThrow();
    expect(peer.requests.length).toBe(count);
    await guarded.close();
  });
});

describe('amounts at Stripe', () => {
  it.each([
    ['SEK', 19_900, 19_900],
    ['JPY', 1_995, 1_995],
    ['ISK', 1_995, 199_500],
    ['KWD', 1_990, 1_990],
  ])('%s: %d is %d', (currency, minorUnits, amount) => {
    expect(toStripe(minorUnits, currency)).toBe(amount);
    expect(fromStripe(amount, currency)).toBe(minorUnits);
  });

  it('a fraction that Stripe cannot charge is refused', () => {
    expect(() => toStripe(1_995, 'KWD')).toThrow(RangeError);
  });
});
