import { ApiKeyCreate, ApiKeyIssued } from '@parley/contract/resources/api-key';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleIssuedKey, exampleKeyRequest } from './api-keys.examples.ts';
import { operation } from './api-keys.operation.ts';
import { issueApiKey } from './issue-api-key.ts';
import { checkGrant, readKeyRequest } from './key-request.rules.ts';
import { presentKey } from './stored-key.rules.ts';

/** Creates a tenant key. Its secret is shown in this response only. */
export const createApiKey = operation({
  method: 'POST',
  path: '/api/api-keys',
  id: 'createApiKey',
  summary: 'Create an API key',
  description:
    'A key can be given what its maker has and no more: the scopes of a key, of the role of a person, or with `X-Acting-User` those that both have.',
  access: apiKey('keys:write'),
  audit: 'api_key.create',
  maxBodyBytes: 128 * 1024,
  body: ApiKeyCreate,
  answer: { status: 201, schema: ApiKeyIssued, holdsSecret: true },
  refusals: ['unknown_scope', 'forbidden', 'not_found'],
  example: { body: exampleKeyRequest, answer: exampleIssuedKey },
  async run(context) {
    const { tx, tenantId, body, now, audit } = context;
    const request = readKeyRequest(body, now);
    checkGrant(context.scopes, request.scopes);
    const { stored, secret } = await issueApiKey(tx, {
      tenantId,
      id: context.newId(),
      ...request,
      createdBy: context.actor,
      now,
    });
    audit.resource(stored.id);
    audit.details(auditedKey(stored));
    return { ...presentKey(stored, now), secret };
  },
});

/** Audit details of a created key. */
export function auditedKey(key: { scopes: string[]; expires_at: Date | null; allowed_ips: string[] }) {
  return {
    scopes: key.scopes,
    expires_at: key.expires_at?.toISOString() ?? null,
    is_bound_to_addresses: key.allowed_ips.length > 0,
  };
}
