import { SubscriptionOverview } from '@parley/contract/resources/billing';
import { exampleOverview, readOverview } from '#areas/business/subscriptions';
import { reseller } from '#platform/http/access/access.ts';
import { inCustomerBook } from './in-customer-book.ts';
import { customerParams, exampleCustomerId, operation } from './reseller-offers.operation.ts';

/** Gets the plan of a customer with its use and cost in the current period. */
export const getCustomerSubscription = operation({
  method: 'GET',
  path: '/api/reseller/customers/{customerId}/subscription',
  id: 'getCustomerSubscription',
  summary: "Get a customer's subscription and usage",
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  params: customerParams,
  answer: { status: 200, schema: SubscriptionOverview },
  refusals: ['not_found'],
  example: { params: { customerId: exampleCustomerId }, answer: exampleOverview },
  run: (context) => inCustomerBook(context, (tenantId) => readOverview(context.tx, { tenantId, now: context.now })),
});
