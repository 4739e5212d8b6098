import type { ApiKeyId, ResellerId, TenantId } from '@parley/contract/ids';
import { type Scope, scopes } from '@parley/contract/scopes';
import type { Tx } from '#db/tenant-scope.ts';
import { type Actor, systemActor } from '#platform/http/principal.ts';
import { issueToken } from '#platform/ids/token.ts';
import { type KeyTable, resellerKeys, tenantKeys } from './keys.queries.ts';
import type { StoredKey } from './stored-key.rules.ts';

export const apiKeyPrefix = 'pk_live';
export const resellerKeyPrefix = 'pk_reseller';

/** Newly issued key. `secret` is returned to the caller only; the database holds its hash. */
export interface IssuedApiKey {
  id: ApiKeyId;
  secret: string;
  prefix: string;
  stored: StoredKey;
}

/** Options of a new key. Defaults: no name, issued by the system, no expiry, no limits. */
interface NewKey {
  id: string;
  name: string;
  scopes: readonly Scope[];
  kind?: StoredKey['kind'];
  createdBy?: Actor;
  expiresAt?: Date | null;
  allowedIps?: readonly string[];
  requestsPerMinute?: number | null;
  now: Date;
}

export type KeyIssuer = (tx: Tx, accountId: string, key: NewKey) => Promise<IssuedApiKey>;

const issuerOf =
  (table: KeyTable, prefix: string): KeyIssuer =>
  async (tx, accountId, key) => {
    const { token, lookup, hash } = issueToken(prefix);
    const stored = await table.insert(tx, accountId, {
      id: key.id as ApiKeyId,
      kind: key.kind ?? 'named',
      name: key.name,
      prefix: lookup,
      secret_hash: hash,
      last_four: token.slice(-4),
      scopes: [...key.scopes],
      created_by: key.createdBy ?? systemActor,
      created_at: key.now,
      expires_at: key.expiresAt ?? null,
      allowed_ips: [...(key.allowedIps ?? [])],
      requests_per_minute: key.requestsPerMinute ?? null,
    });
    return { id: stored.id, secret: token, prefix: lookup, stored };
  };

const issueForTenant = issuerOf(tenantKeys, apiKeyPrefix);
const issueForReseller = issuerOf(resellerKeys, resellerKeyPrefix);

/** Issues and stores a tenant key. */
export function issueApiKey(tx: Tx, { tenantId, ...key }: NewKey & { tenantId: TenantId }): Promise<IssuedApiKey> {
  return issueForTenant(tx, tenantId, key);
}

/** Issues and stores a reseller key. */
export function issueResellerKey(
  tx: Tx,
  { resellerId, ...key }: NewKey & { resellerId: ResellerId },
): Promise<IssuedApiKey> {
  return issueForReseller(tx, resellerId, key);
}

/** Options of an account's own key: every scope, and the same name everywhere. */
export const ownKey = { kind: 'own', name: 'Default key', scopes } as const;
