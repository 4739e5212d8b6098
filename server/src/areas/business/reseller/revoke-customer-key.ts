import { exampleKeyId, revokeKey, tenantKeys } from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { auditForCustomer, inCustomer } from './in-customer.ts';
import { customerKeyParams, exampleCustomerId, operation } from './reseller.operation.ts';

/** Revokes a customer's key, from the next request on, in every process. */
export const revokeCustomerKey = operation({
  method: 'DELETE',
  path: '/api/reseller/customers/{customerId}/api-keys/{keyId}',
  id: 'revokeCustomerKey',
  summary: 'Revoke a key of one customer',
  description:
    "Revoking one that is revoked changes nothing. The customer's own key is regenerated instead, with `X-Tenant-Id`.",
  access: reseller({ needsAdmin: true }),
  audit: 'customer_key.revoke',
  params: customerKeyParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { customerId: exampleCustomerId, keyId: exampleKeyId } },
  async run(context) {
    const { customerId, keyId } = context.params;
    await inCustomer(context, async () => {
      const isDone = await revokeKey(tenantKeys, context, {
        accountId: customerId,
        keyId,
        insteadOfOwn: 'regenerate it (POST /api/account/api-key/regenerate with X-Tenant-Id)',
      });
      if (isDone) await auditForCustomer(context, { action: 'api_key.revoke', resourceId: keyId, details: {} });
    });
    context.audit.details({ customer_id: customerId });
  },
});
