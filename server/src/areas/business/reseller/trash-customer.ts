import { endCallsOfAccount } from '#areas/telephony/calls';
import { reseller } from '#platform/http/access/access.ts';
import { changeCustomer, lockCustomer } from './customers.queries.ts';
import { auditForCustomer, inCustomer } from './in-customer.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';

/** Moves a customer to the trash: suspended at once, its data untouched until it is purged. */
export const trashCustomer = operation({
  method: 'DELETE',
  path: '/api/reseller/customers/{customerId}',
  id: 'trashCustomer',
  summary: 'Move a customer to the trash',
  description:
    'The customer is suspended and its calls end. Nothing is erased: restore brings it back, purge erases it. One that is in the trash stays there.',
  access: reseller({ needsAdmin: true }),
  audit: 'customer.trash',
  params: customerParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { customerId: exampleCustomerId } },
  async run(context) {
    const { tx, tenantId, params, now, audit } = context;
    const row = await lockCustomer(tx, tenantId, params.customerId);
    if (row.trashed_at !== null) return audit.nothingChanged();
    await changeCustomer(tx, tenantId, row, { suspendedAt: row.suspended_at ?? now, trashedAt: now, now });
    await inCustomer(context, async () => {
      await endCallsOfAccount(tx, params.customerId);
      await auditForCustomer(context, { action: 'tenant.trash', resourceId: params.customerId, details: {} });
    });
  },
});
