import { ApiKeyCreate, ApiKeyIssued } from '@parley/contract/resources/api-key';
import { auditedKey, issueResellerKey, presentKey, readKeyRequest } from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { exampleIssuedNamedKey } from './reseller.examples.ts';
import { operation } from './reseller.operation.ts';

/** Creates a named key of the reseller (contract 2.1 and 4.1). The secret is shown only in this response. */
export const createResellerKey = operation({
  method: 'POST',
  path: '/api/reseller/api-keys',
  id: 'createResellerKey',
  summary: 'Create a named key',
  description:
    'The key acts in the tenant of a customer that `X-Tenant-Id` names, within its scopes. Who has the admin role holds every scope, so any can be given.',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_key.create',
  maxBodyBytes: 128 * 1024,
  body: ApiKeyCreate,
  answer: { status: 201, schema: ApiKeyIssued, holdsSecret: true },
  refusals: ['unknown_scope'],
  example: { body: { name: 'Reporting', scopes: ['agents:read', 'calls:read'] }, answer: exampleIssuedNamedKey },
  async run({ tx, tenantId, body, actor, now, newId, audit }) {
    const request = readKeyRequest(body, now);
    const { stored, secret } = await issueResellerKey(tx, {
      resellerId: tenantId,
      id: newId(),
      ...request,
      createdBy: actor,
      now,
    });
    audit.resource(stored.id);
    audit.details(auditedKey(stored));
    return { ...presentKey(stored, now), secret };
  },
});
