import type { ApiKeyId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import type { AuditRecorder } from '#platform/http/operation.ts';
import { ownKeyStays } from './api-keys.errors.ts';
import { exampleKeyId } from './api-keys.examples.ts';
import { keyParams, operation } from './api-keys.operation.ts';
import { type KeyTable, tenantKeys } from './keys.queries.ts';
import { isCurrentOwnKey } from './stored-key.rules.ts';

/** Revokes a key for good, from the next request on, in every process. */
export const revokeApiKey = operation({
  method: 'DELETE',
  path: '/api/api-keys/{keyId}',
  id: 'revokeApiKey',
  summary: 'Revoke an API key',
  description:
    'Holds from the next request on, in every process; event streams opened with the key end within 15 s. A key may revoke itself. Revoking one that is revoked changes nothing. The own key of the tenant is regenerated instead.',
  access: apiKey('keys:write'),
  audit: 'api_key.revoke',
  params: keyParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { keyId: exampleKeyId } },
  async run(context) {
    await revokeKey(tenantKeys, context, {
      accountId: context.tenantId,
      keyId: context.params.keyId,
      insteadOfOwn: 'regenerate it (POST /api/account/api-key/regenerate)',
    });
  },
});

/**
 * Revokes a key of an account and returns if that changed anything. Refuses the account's own key, naming the
 * alternative.
 */
export async function revokeKey(
  table: KeyTable,
  { tx, now, audit }: { tx: Tx; now: Date; audit: AuditRecorder },
  asked: { accountId: string; keyId: ApiKeyId; insteadOfOwn: string },
): Promise<boolean> {
  const key = await table.getForUpdate(tx, asked.accountId, asked.keyId);
  if (key.revoked_at !== null) {
    audit.nothingChanged();
    return false;
  }
  if (isCurrentOwnKey(key)) throw ownKeyStays(asked.insteadOfOwn);
  await table.revoke(tx, asked.accountId, key.id, now);
  return true;
}
