import { ResellerBilling } from '@parley/contract/resources/reseller-billing';
import { reseller } from '#platform/http/access/access.ts';
import { exampleBilling, monthOf, monthQuery, operation } from './billing.operation.ts';
import { listBookedUse } from './billing.queries.ts';
import { billingOf } from './billing.rules.ts';

/** Gets cost and charges of a month, by customer. */
export const getResellerBilling = operation({
  method: 'GET',
  path: '/api/reseller/billing',
  id: 'getResellerBilling',
  summary: 'Get cost and charges of a month',
  description:
    'By customer: what its use costs the reseller (wholesale) and what the customer was charged for it (retail). Needs the role owner, admin or billing, or the own key. A month is of the local days of each customer.',
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  query: monthQuery,
  answer: { status: 200, schema: ResellerBilling },
  example: { query: { month: '2026-03' }, answer: exampleBilling },
  async run({ tx, tenantId: resellerId, query, now }) {
    const month = monthOf(query, now);
    return billingOf(month, await listBookedUse(tx, { resellerId, month }));
  },
});
