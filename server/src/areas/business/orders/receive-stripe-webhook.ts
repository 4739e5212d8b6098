import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import { askProvider } from './ask-provider.ts';
import { operation } from './orders.operation.ts';
import { insertProviderEvent } from './orders.queries.ts';
import { stripeSignature } from './stripe-proof.ts';

/** Webhook of Stripe: payments, refunds and disputes. */
export const receiveStripeWebhook = operation({
  method: 'POST',
  path: '/api/webhooks/stripe',
  id: 'receiveStripeWebhook',
  summary: 'Webhook of Stripe',
  description:
    'For Stripe, not for people. An event counts once; what it is about is fetched from Stripe, so order and age of events do not matter. A failure is answered with an error, and Stripe sends the event again.',
  access: signedBy(stripeSignature),
  audit: notAudited('payments, credit notes and ledger entries are the record'),
  transaction: 'none',
  requestsPerMinute: 6000,
  body: z.string().max(1_000_000).meta({ description: 'Event as Stripe documents it' }),
  bodyType: 'application/x-www-form-urlencoded',
  maxBodyBytes: 1_000_000,
  takesRawBody: true,
  answer: { status: 200, schema: z.object({ received: z.literal(true) }) },
  refusals: ['unavailable'],
  example: { body: '{"id":"evt_1","type":"checkout.session.completed"}', answer: { received: true } },
  async run({ db, deps, subject, now, newId, log }) {
    const { stripe } = deps.payments;
    const handled = await db.platform.everywhere
      .selectFrom('provider_events')
      .select('id')
      .where('provider', '=', 'stripe')
      .where('id', '=', subject.id)
      .executeTakeFirst();
    if (handled || !stripe) return { received: true as const };
    const fact = await askProvider((signal) => stripe.fetchFact(subject.rawBody, signal), { log });
    await db.platform.inPlatform(async (tx) => {
      const isNew = await insertProviderEvent(tx, { provider: 'stripe', id: subject.id, type: subject.type, now });
      if (isNew && fact) await applyPaymentFact({ tx, now, newId }, 'stripe', fact);
    });
    return { received: true as const };
  },
});
