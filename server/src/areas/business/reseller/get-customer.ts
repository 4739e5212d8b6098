import { Customer } from '@parley/contract/resources/reseller';
import { findCustomer, presentCustomer } from '#areas/accounts/tenants';
import { reseller } from '#platform/http/access/access.ts';
import { customerNotFound } from './reseller.errors.ts';
import { exampleCustomer } from './reseller.examples.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';
import { needScopeOfNamedKey } from './scope-of-named-key.ts';

/** Gets one customer, in the trash or not. */
export const getCustomer = operation({
  method: 'GET',
  path: '/api/reseller/customers/{customerId}',
  id: 'getCustomer',
  summary: 'Get a customer',
  description: 'A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  params: customerParams,
  answer: { status: 200, schema: Customer },
  refusals: ['not_found'],
  example: { params: { customerId: exampleCustomerId }, answer: exampleCustomer },
  async run({ tx, tenantId, params, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    const row = await findCustomer(tx, tenantId, params.customerId);
    if (!row) throw customerNotFound();
    return presentCustomer(row);
  },
});
