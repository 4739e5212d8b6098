import { ApiKeyCreate, ApiKeyIssued } from '@parley/contract/resources/api-key';
import {
  auditedKey,
  exampleIssuedKey,
  exampleKeyRequest,
  issueApiKey,
  presentKey,
  readKeyRequest,
} from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { auditForCustomer, inCustomer } from './in-customer.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';

/** Creates a key of a customer's tenant. The secret is shown only in this response. */
export const createCustomerKey = operation({
  method: 'POST',
  path: '/api/reseller/customers/{customerId}/api-keys',
  id: 'createCustomerKey',
  summary: 'Create a key of one customer',
  access: reseller({ needsAdmin: true }),
  audit: 'customer_key.create',
  params: customerParams,
  maxBodyBytes: 128 * 1024,
  body: ApiKeyCreate,
  answer: { status: 201, schema: ApiKeyIssued, holdsSecret: true },
  refusals: ['not_found', 'unknown_scope'],
  example: { params: { customerId: exampleCustomerId }, body: exampleKeyRequest, answer: exampleIssuedKey },
  async run(context) {
    const { tx, params, body, actor, now, audit } = context;
    const tenantId = params.customerId;
    return inCustomer(context, async () => {
      const request = readKeyRequest(body, now);
      const key = { tenantId, id: context.newId(), ...request, createdBy: actor, now };
      const { stored, secret } = await issueApiKey(tx, key);
      const details = auditedKey(stored);
      await auditForCustomer(context, { action: 'api_key.create', resourceId: stored.id, details });
      audit.resource(stored.id);
      audit.details({ customer_id: tenantId, ...details });
      return { ...presentKey(stored, now), secret };
    });
  },
});
