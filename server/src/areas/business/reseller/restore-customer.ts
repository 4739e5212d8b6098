import { Customer } from '@parley/contract/resources/reseller';
import { presentCustomer } from '#areas/accounts/tenants';
import { reseller } from '#platform/http/access/access.ts';
import { changeCustomer, lockTrashedCustomer } from './customers.queries.ts';
import { auditForCustomer, inCustomer } from './in-customer.ts';
import { exampleCustomer } from './reseller.examples.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';

/** Restores a customer from the trash; one that was suspended before stays suspended. */
export const restoreCustomer = operation({
  method: 'POST',
  path: '/api/reseller/customers/trash/{customerId}/restore',
  id: 'restoreCustomer',
  summary: 'Restore a trashed customer',
  description: 'A customer that was suspended before it was moved to the trash is still suspended.',
  access: reseller({ needsAdmin: true }),
  audit: 'customer.restore',
  params: customerParams,
  answer: { status: 200, schema: Customer },
  refusals: ['not_found'],
  example: { params: { customerId: exampleCustomerId }, answer: exampleCustomer },
  async run(context) {
    const { tx, tenantId, params, now } = context;
    const row = await lockTrashedCustomer(tx, tenantId, params.customerId);
    // Moving it to the trash suspended it at the same instant.
    const wasSuspended = row.suspended_at?.getTime() !== row.trashed_at?.getTime();
    const suspendedAt = wasSuspended ? row.suspended_at : null;
    const changed = await changeCustomer(tx, tenantId, row, { suspendedAt, trashedAt: null, now });
    await inCustomer(context, () =>
      auditForCustomer(context, { action: 'tenant.restore', resourceId: params.customerId, details: {} }),
    );
    return presentCustomer(changed);
  },
});
