import { exampleKeyId, keyParams, resellerKeys, revokeKey } from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { operation } from './reseller.operation.ts';

/** Revokes a named key, from the next request on, in every process and customer tenant. */
export const revokeResellerKey = operation({
  method: 'DELETE',
  path: '/api/reseller/api-keys/{keyId}',
  id: 'revokeResellerKey',
  summary: 'Revoke a named key',
  description: 'Revoking one that is revoked changes nothing. The own key of the reseller is rotated instead.',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_key.revoke',
  params: keyParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { keyId: exampleKeyId } },
  async run(context) {
    await revokeKey(resellerKeys, context, {
      accountId: context.tenantId,
      keyId: context.params.keyId,
      insteadOfOwn: 'rotate it (POST /api/reseller/api-key/rotate)',
    });
  },
});
