import type { ApiKeyId, TenantId } from '@parley/contract/ids';
import type { Scope } from '@parley/contract/scopes';
import type { Tx } from '#db/tenant-scope.ts';
import { issueToken } from '#platform/ids/token.ts';

export const apiKeyPrefix = 'pk_live';
export const platformKeyPrefix = 'pk_platform';

/** A key just made. `secret` is in nobody's hands but the caller's: only its hash was stored. */
export interface IssuedApiKey {
  id: ApiKeyId;
  secret: string;
  prefix: string;
}

/** Makes and stores a key of a tenant. */
export async function issueApiKey(
  tx: Tx,
  key: { tenantId: TenantId; id: string; name: string; scopes: readonly Scope[]; now: Date },
): Promise<IssuedApiKey> {
  const { token, lookup, hash } = issueToken(apiKeyPrefix);
  await tx
    .insertInto('api_keys')
    .values({
      tenant_id: key.tenantId,
      id: key.id,
      name: key.name,
      prefix: lookup,
      secret_hash: hash,
      last_four: token.slice(-4),
      scopes: [...key.scopes],
      created_at: key.now,
    })
    .execute();
  return { id: key.id as ApiKeyId, secret: token, prefix: lookup };
}

/** Makes and stores a key of the platform itself; needs a transaction of the platform role. */
export async function issuePlatformKey(tx: Tx, key: { id: string; name: string; now: Date }): Promise<IssuedApiKey> {
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
