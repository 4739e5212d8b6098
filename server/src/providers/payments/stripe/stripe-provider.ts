import type { InvoiceId, OrderId, TenantId } from '@parley/contract/ids';
import type { Egress } from '@parley/egress';
import Stripe from 'stripe';
import { z } from 'zod';
import type { PaidObject, PaymentFact, PaymentProvider, PaymentRequest } from '#areas/business/payments';
import { fromStripe, toStripe } from './stripe-amount.rules.ts';
import { createStripeClient } from './stripe-client.ts';

export interface StripeSettings {
  secretKey: string;
  /** Signing secret of the webhook; null: no event is accepted. */
  webhookSecret: string | null;
  /** Base URL instead of Stripe's. */
  url?: string | undefined;
}

/** Age at which a signed event is refused, as Stripe's own libraries do. Unit: seconds. */
const toleranceSeconds = 300;
/** Sessions of the portal are short; Stripe names no end, its documentation five minutes unused. */
const portalMs = 5 * 60_000;

/** Fields read of an event; its object is fetched. */
const stripeEvent = z.object({ id: z.string().min(1), type: z.string().min(1) });

/** Payments by Stripe, through its own SDK and Parley's egress client. Retries reuse idempotency keys. */
export function createStripeProvider(
  settings: StripeSettings,
  { egress, now }: { egress: Pick<Egress, 'fetchFor'>; now: () => Date },
): PaymentProvider {
  const stripe = createStripeClient(settings, egress);
  return {
    name: 'stripe',
    openCheckout: (request) => openCheckout(stripe, request),
    createLink: (request) => createLink(stripe, request),
    async openPortal({ customer, returnUrl }) {
      if (customer === null) return { url: returnUrl, expiresAt: new Date(now().getTime() + portalMs) };
      const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return { url: session.url, expiresAt: new Date(session.created * 1000 + portalMs) };
    },
    verifyEvent(rawBody, signature, at) {
      if (signature === null || settings.webhookSecret === null) return null;
      try {
        const body = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          settings.webhookSecret,
          toleranceSeconds,
          undefined,
          at.getTime(),
        );
        return stripeEvent.safeParse(body).data ?? null;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },
    fetchFact: (rawBody) => fetchFact(stripe, JSON.parse(rawBody) as Stripe.Event),
  };
}

const metadataOf = ({ tenantId, object }: PaymentRequest) => ({
  tenant_id: tenantId,
  object_kind: object.kind,
  object_id: object.id,
});

const lineItems = (request: PaymentRequest) => [
  {
    quantity: 1,
    price_data: {
      currency: request.currency.toLowerCase(),
      unit_amount: toStripe(request.totalMinorUnits, request.currency),
      product_data: { name: request.description },
    },
  },
];

async function openCheckout(stripe: Stripe, request: PaymentRequest) {
  const metadata = metadataOf(request);
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: lineItems(request),
    metadata,
    payment_intent_data: { metadata },
    client_reference_id: request.object.id,
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    ...(request.customer === null
      ? { customer_creation: 'always' as const, ...(request.email && { customer_email: request.email }) }
      : { customer: request.customer }),
  });
  if (!session.url) throw new Error('Stripe opened a checkout session without a page');
  return { url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

async function createLink(stripe: Stripe, request: PaymentRequest) {
  const metadata = metadataOf(request);
  const link = await stripe.paymentLinks.create(
    {
      line_items: lineItems(request),
      metadata,
      payment_intent_data: { metadata },
      restrictions: { completed_sessions: { limit: 1 } },
      after_completion: { type: 'redirect', redirect: { url: request.returnUrl } },
    },
    { idempotencyKey: `link:${request.object.id}` },
  );
  return { url: link.url };
}

/** Fetches the object of an event as it is now, since events come late, twice and out of order. */
async function fetchFact(stripe: Stripe, event: Stripe.Event): Promise<PaymentFact | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = await stripe.checkout.sessions.retrieve(event.data.object.id);
      return paidFact(session);
    }
    case 'checkout.session.async_payment_failed': {
      const session = await stripe.checkout.sessions.retrieve(event.data.object.id);
      return failedFact(session, new Date(event.created * 1000));
    }
    case 'charge.refunded': {
      const charge = await stripe.charges.retrieve(event.data.object.id);
      return refundedFact(charge, charge.amount_refunded, false);
    }
    case 'charge.dispute.funds_withdrawn': {
      const dispute = await stripe.disputes.retrieve(event.data.object.id, { expand: ['charge'] });
      return typeof dispute.charge === 'string' ? null : refundedFact(dispute.charge, dispute.amount, true);
    }
    default:
      return null;
  }
}

/** Payment of a session that is ours: whose, for what, and its reference. */
function paymentOf({ metadata, payment_intent: intent }: Stripe.Checkout.Session) {
  const object = objectOf(metadata);
  const tenantId = metadata?.['tenant_id'];
  const reference = idOf(intent);
  return object && tenantId && reference ? { tenantId: tenantId as TenantId, object, reference } : null;
}

function failedFact(session: Stripe.Checkout.Session, at: Date): PaymentFact | null {
  const payment = paymentOf(session);
  return payment && session.payment_status !== 'paid' ? { kind: 'failed', ...payment, at } : null;
}

function paidFact(session: Stripe.Checkout.Session): PaymentFact | null {
  const payment = paymentOf(session);
  // A session of a delayed method is complete before it is paid.
  if (!payment || session.payment_status !== 'paid') return null;
  const currency = (session.currency ?? '').toUpperCase();
  return {
    kind: 'paid',
    ...payment,
    amountMinorUnits: fromStripe(session.amount_total ?? 0, currency),
    currency,
    customer: idOf(session.customer),
    at: new Date(session.created * 1000),
  };
}

function refundedFact(charge: Stripe.Charge, amount: number, isDispute: boolean): PaymentFact | null {
  const reference = idOf(charge.payment_intent);
  const currency = charge.currency.toUpperCase();
  if (!reference) return null;
  return { kind: 'refunded', reference, refundedMinorUnits: fromStripe(amount, currency), currency, isDispute };
}

function objectOf(metadata: Stripe.Metadata | null): PaidObject | null {
  const id = metadata?.['object_id'];
  if (!id) return null;
  if (metadata['object_kind'] === 'order') return { kind: 'order', id: id as OrderId };
  return metadata['object_kind'] === 'invoice' ? { kind: 'invoice', id: id as InvoiceId } : null;
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
