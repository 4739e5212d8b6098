import { pageOf } from '@parley/contract/page';
import { Customer, CustomerQuery } from '@parley/contract/resources/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { listCustomerPage } from './list-customers.queries.ts';
import { exampleCustomer } from './reseller.examples.ts';
import { operation } from './reseller.operation.ts';
import { needScopeOfNamedKey } from './scope-of-named-key.ts';

/** Lists the reseller's customers outside the trash, newest first. */
export const listCustomers = operation({
  method: 'GET',
  path: '/api/reseller/customers',
  id: 'listCustomers',
  summary: 'List customers',
  description: 'A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  query: CustomerQuery,
  answer: { status: 200, schema: pageOf(Customer) },
  example: {
    query: { limit: 50, q: 'dental' },
    answer: { data: [exampleCustomer], has_more: false, next_cursor: null },
  },
  async run({ tx, tenantId, query, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    return listCustomerPage(tx, tenantId, { ...query, isTrashed: false });
  },
});
