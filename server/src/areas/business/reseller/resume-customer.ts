import { Customer } from '@parley/contract/resources/reseller';
import { presentCustomer } from '#areas/accounts/tenants';
import { reseller } from '#platform/http/access/access.ts';
import { changeCustomer, lockActiveCustomer } from './customers.queries.ts';
import { auditForCustomer, inCustomer } from './in-customer.ts';
import { exampleCustomer } from './reseller.examples.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';

/** Lifts a suspension. Sessions and keys work again with the next request. */
export const resumeCustomer = operation({
  method: 'POST',
  path: '/api/reseller/customers/{customerId}/resume',
  id: 'resumeCustomer',
  summary: 'Resume a customer',
  description:
    'Calls that were cancelled in the queue stay cancelled. A customer that is not suspended stays as it is.',
  access: reseller({ needsAdmin: true }),
  audit: 'customer.resume',
  params: customerParams,
  answer: { status: 200, schema: Customer },
  refusals: ['not_found', 'conflict'],
  example: { params: { customerId: exampleCustomerId }, answer: exampleCustomer },
  async run(context) {
    const { tx, tenantId, params, now, audit } = context;
    const row = await lockActiveCustomer(tx, tenantId, params.customerId);
    if (row.suspended_at === null) {
      audit.nothingChanged();
      return presentCustomer(row);
    }
    const changed = await changeCustomer(tx, tenantId, row, { suspendedAt: null, suspensionReason: '', now });
    await inCustomer(context, () =>
      auditForCustomer(context, { action: 'tenant.resume', resourceId: params.customerId, details: {} }),
    );
    return presentCustomer(changed);
  },
});
