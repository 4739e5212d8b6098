import { pageOf } from '@parley/contract/page';
import { ApiKey } from '@parley/contract/resources/api-key';
import { exampleKey, keyQuery, tenantKeys } from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { inCustomer } from './in-customer.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';
import { needScopeOfNamedKey } from './scope-of-named-key.ts';

/** Lists one customer's keys, newest first, revoked ones included. */
export const listCustomerKeys = operation({
  method: 'GET',
  path: '/api/reseller/customers/{customerId}/api-keys',
  id: 'listCustomerKeys',
  summary: 'List keys of one customer',
  description: 'A named key needs the scope `keys:read`.',
  access: reseller({ needsAdmin: false }),
  params: customerParams,
  query: keyQuery,
  answer: { status: 200, schema: pageOf(ApiKey) },
  refusals: ['not_found'],
  example: {
    params: { customerId: exampleCustomerId },
    query: { limit: 50 },
    answer: { data: [exampleKey], has_more: false, next_cursor: null },
  },
  async run(context) {
    const { tx, params, query, principal, now } = context;
    needScopeOfNamedKey(principal, 'keys:read');
    return inCustomer(context, () => tenantKeys.page(tx, params.customerId, query, now));
  },
});
