import type { ApiKeyId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { issueToken } from '#platform/ids/token.ts';

export const platformKeyPrefix = 'pk_platform';

/** Issues and stores a platform key. `tx` has the platform role. */
export async function issuePlatformKey(
  tx: Tx,
  key: { id: string; name: string; now: Date },
): Promise<{ id: ApiKeyId; secret: string; prefix: string }> {
  const { token, lookup, hash } = issueToken(platformKeyPrefix);
  await tx
    .insertInto('platform_keys')
    .values({
      id: key.id,
      name: key.name,
      prefix: lookup,
      secret_hash: hash,
      last_four: token.slice(-4),
      created_at: key.now,
    })
    .execute();
  return { id: key.id as ApiKeyId, secret: token, prefix: lookup };
}

/**
 * Revokes platform keys from the next request on; all of them without `id`. Returns the ids that were valid until now.
 */
export async function revokePlatformKeys(tx: Tx, wanted: { id?: string; now: Date }): Promise<string[]> {
  let revoking = tx.updateTable('platform_keys').set({ revoked_at: wanted.now }).where('revoked_at', 'is', null);
  if (wanted.id !== undefined) revoking = revoking.where('id', '=', wanted.id);
  const rows = await revoking.returning('id').execute();
  return rows.map(({ id }) => id);
}
