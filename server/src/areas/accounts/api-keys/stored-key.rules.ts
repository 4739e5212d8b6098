import type { ApiKeyId } from '@parley/contract/ids';
import type { ApiKey, ApiKeyState } from '@parley/contract/resources/api-key';
import type { Actor } from '#platform/http/principal.ts';

/** Stored key of a tenant or a reseller. */
export interface StoredKey {
  id: ApiKeyId;
  kind: 'named' | 'own';
  name: string;
  prefix: string;
  last_four: string;
  scopes: string[];
  created_by: Actor;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  replaced_by: ApiKeyId | null;
  last_used_at: Date | null;
  allowed_ips: string[];
  requests_per_minute: number | null;
}

export function stateOfKey(key: Pick<StoredKey, 'revoked_at' | 'expires_at'>, now: Date): ApiKeyState {
  if (key.revoked_at !== null) return 'revoked';
  return key.expires_at !== null && key.expires_at <= now ? 'expired' : 'active';
}

/** Presents a key in the API's form. */
export function presentKey(key: StoredKey, now: Date): ApiKey {
  return {
    id: key.id,
    kind: key.kind,
    name: key.name,
    prefix: key.prefix,
    last_four: key.last_four,
    scopes: key.scopes,
    state: stateOfKey(key, now),
    expires_at: key.expires_at?.toISOString() ?? null,
    allowed_ips: key.allowed_ips,
    requests_per_minute: key.requests_per_minute,
    created_at: key.created_at.toISOString(),
    created_by: key.created_by,
    last_used_at: key.last_used_at?.toISOString() ?? null,
    revoked_at: key.revoked_at?.toISOString() ?? null,
    replaced_by: key.replaced_by,
  };
}

/** True for the account's own key in use, false for the ones it was rotated out of. */
export function isCurrentOwnKey(key: StoredKey): boolean {
  return key.kind === 'own' && key.replaced_by === null && key.revoked_at === null;
}
