import { SubscriptionAssign, SubscriptionOverview } from '@parley/contract/resources/billing';
import { getPlanOnOffer } from '#areas/business/plans';
import { activateSubscription, exampleOverview, readOverview } from '#areas/business/subscriptions';
import { reseller } from '#platform/http/access/access.ts';
import { inCustomerBook } from './in-customer-book.ts';
import { customerParams, exampleCustomerId, operation } from './reseller-offers.operation.ts';

/** Subscribes a customer to a plan of the reseller on invoice: the fee is owed. */
export const assignCustomerPlan = operation({
  method: 'PUT',
  path: '/api/reseller/customers/{customerId}/subscription',
  id: 'assignCustomerPlan',
  summary: 'Subscribe a customer to a plan of the reseller',
  description:
    'The first period begins today, its fee is owed and its minutes are credited. Also plans that are not public can be assigned.',
  access: reseller({ needsAdmin: true }),
  audit: 'subscription.assign',
  params: customerParams,
  body: SubscriptionAssign,
  answer: { status: 200, schema: SubscriptionOverview },
  refusals: ['not_found'],
  example: {
    params: { customerId: exampleCustomerId },
    body: { plan_id: exampleOverview.subscription?.plan_id },
    answer: exampleOverview,
  },
  async run(context) {
    const { tx, params, body, now, audit } = context;
    const planId = body.plan_id;
    audit.resource(params.customerId);
    audit.details({ plan_id: planId });
    return inCustomerBook(context, async (tenantId) => {
      // Read as the customer: it sees the plans of its own reseller and no others.
      await getPlanOnOffer(tx, planId);
      await activateSubscription(context, { tenantId, planId });
      return readOverview(tx, { tenantId, now });
    });
  },
});
