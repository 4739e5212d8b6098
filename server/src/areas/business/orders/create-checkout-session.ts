import { CheckoutSession, CheckoutSessionCreate } from '@parley/contract/resources/order';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { billingPage } from './ask-provider.ts';
import { openCheckout } from './open-checkout.ts';
import { exampleOrder, examplePlanId, operation } from './orders.operation.ts';

/** Opens a page on which a plan, a package or a pending order is paid. */
export const createCheckoutSession = operation({
  method: 'POST',
  path: '/api/subscription/checkout-session',
  id: 'createCheckoutSession',
  summary: 'Open a page to pay on',
  description:
    'Of Stripe, where the installation has a key, else of the console, where the order is paid by invoice. The order is fulfilled when it is paid. Repeated for the same offer it goes on with the order that is not paid yet.',
  access: apiKey('billing:write'),
  audit: 'checkout_session.create',
  transaction: 'none',
  body: CheckoutSessionCreate,
  answer: { status: 201, schema: CheckoutSession, caching: 'no-store' },
  refusals: ['not_found', 'conflict', 'unavailable'],
  example: {
    body: { plan_id: examplePlanId },
    answer: { url: exampleOrder.payment_url, expires_at: '2026-03-02T09:30:00.000Z', order_id: exampleOrder.id },
  },
  async run({ db, tenantId, body, now, newId, log, audit, deps, request }) {
    const { return_url: returnUrl = billingPage(baseUrlOf(deps.publicUrl, request)), ...wanted } = body;
    const session = await openCheckout({ db, tenantId, wanted, returnUrl, deps, log, now, newId });
    audit.resource(session.order_id);
    return session;
  },
});
