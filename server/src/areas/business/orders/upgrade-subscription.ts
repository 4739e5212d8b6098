import { CheckoutSession, PlanUpgrade } from '@parley/contract/resources/order';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { billingPage } from './ask-provider.ts';
import { openCheckout } from './open-checkout.ts';
import { exampleOrder, examplePlanId, operation } from './orders.operation.ts';

/** Instant from which the operation is deprecated, and the day after which it may go. */
const deprecatedSince = '@1796083200';
const sunset = 'Wed, 01 Dec 2027 00:00:00 GMT';

/** Orders a plan, as before checkout sessions; deprecated (RFC 9745, RFC 8594). */
export const upgradeSubscription = operation({
  method: 'POST',
  path: '/api/subscription/upgrade',
  id: 'upgradeSubscription',
  summary: 'Upgrade to a plan (deprecated)',
  description:
    'Deprecated: use a checkout session, which this opens too. Answers with `Deprecation`, `Sunset` and a `Link` to its successor.',
  access: apiKey('billing:write'),
  audit: 'subscription.upgrade',
  transaction: 'none',
  body: PlanUpgrade,
  answer: { status: 201, schema: CheckoutSession, caching: 'no-store' },
  refusals: ['not_found', 'conflict', 'unavailable'],
  example: {
    body: { plan_id: examplePlanId },
    answer: { url: exampleOrder.payment_url, expires_at: '2026-03-02T09:30:00.000Z', order_id: exampleOrder.id },
  },
  async run({ db, tenantId, body, now, newId, log, audit, deps, request, headers }) {
    headers.set('deprecation', deprecatedSince);
    headers.set('sunset', sunset);
    headers.set('link', '</api/subscription/checkout-session>; rel="successor-version"');
    const returnUrl = billingPage(baseUrlOf(deps.publicUrl, request));
    const session = await openCheckout({ db, tenantId, wanted: body, returnUrl, deps, log, now, newId });
    audit.resource(session.order_id);
    return session;
  },
});
