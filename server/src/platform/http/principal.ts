import type { ApiKeyId, TenantId } from '@parley/contract/ids';
import type { Scope } from '@parley/contract/scopes';

/** Who is asking, once proven. */
export type Principal =
  | { kind: 'api_key'; tenantId: TenantId; id: ApiKeyId; name: string; scopes: ReadonlySet<Scope> }
  | { kind: 'platform_key'; id: string; name: string };

/** Who did it, as kept in audit rows and versions. */
export interface Actor {
  kind: 'api_key' | 'platform_key' | 'user' | 'visitor' | 'system';
  id: string | null;
  name: string;
}

export const systemActor: Actor = { kind: 'system', id: null, name: 'Parley' };

/** Finds out who sent a credential. Null: nobody we know, revoked or expired. Takes the same time for all of these. */
export interface Authenticator {
  authenticateApiKey(key: string): Promise<Principal | null>;
}
