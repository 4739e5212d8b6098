import type { ApiKeyId, ResellerId, SessionId, TenantId, UserId } from '@parley/contract/ids';
import type { Role, Scope } from '@parley/contract/scopes';

/** Who is asking, once proven. */
export type Principal = KeyPrincipal | ResellerKeyPrincipal | PlatformKeyPrincipal | UserPrincipal;

/** What may be set for every key. */
interface KeyLimits {
  /** Requests a minute this key may make; null: as many as any key. */
  requestsPerMinute: number | null;
}

/** A key of a tenant. */
export interface KeyPrincipal extends KeyLimits {
  kind: 'api_key';
  tenantId: TenantId;
  id: ApiKeyId;
  name: string;
  scopes: ReadonlySet<Scope>;
}

/** A key of a reseller. With `X-Tenant-Id` it acts in a customer's tenant, within its scopes. */
export interface ResellerKeyPrincipal extends KeyLimits {
  kind: 'reseller_key';
  resellerId: ResellerId;
  id: ApiKeyId;
  name: string;
  /** The reseller's own key has the admin role; a named one only what its scopes say. */
  isAdmin: boolean;
  scopes: ReadonlySet<Scope>;
}

export interface PlatformKeyPrincipal {
  kind: 'platform_key';
  id: string;
  name: string;
}

/** A person who has logged in. */
export interface UserPrincipal {
  kind: 'user';
  id: UserId;
  name: string;
  sessionId: SessionId;
  /** Where they work now, and as what; null for somebody who belongs to no tenant. */
  tenant: { id: TenantId; role: Role; supportAccess?: SupportAccess } | null;
  reseller: { id: ResellerId; role: 'admin' | 'staff' } | null;
  isPlatformAdmin: boolean;
  /** What the role in the tenant allows; empty without one. */
  scopes: ReadonlySet<Scope>;
}

/** Access of a platform admin to a tenant they are no member of. */
export interface SupportAccess {
  expiresAt: Date;
}

/** A person an operation acts as: logged in, or named by a key in `X-Acting-User`. */
export interface Person {
  id: UserId;
  name: string;
  role: Role;
}

/** Who did it, as kept in audit rows and versions. */
export interface Actor {
  kind: 'api_key' | 'reseller_key' | 'platform_key' | 'user' | 'visitor' | 'system';
  id: string | null;
  name: string;
  /** The key that acted for a person, or the support access by which a platform admin was in the tenant. */
  via?: { kind: 'api_key' | 'reseller_key' | 'support_access'; id: string; name: string };
}

export const systemActor: Actor = { kind: 'system', id: null, name: 'Parley' };

/**
 * Finds out who sent a credential. Null: nobody we know, ended, expired or revoked. Takes the same time for all of
 * these. Asked of the database each time, so what was revoked is dead with the next request in every process.
 */
export interface Authenticator {
  /** A key of a tenant, a reseller or the platform. Refuses with `forbidden` a key that may not be used from `ip`. */
  authenticateApiKey(key: string, from: { ip: string }): Promise<Principal | null>;
  /** The access token of a session. */
  authenticateSession(accessToken: string): Promise<UserPrincipal | null>;
  /** A person of the tenant, for `X-Acting-User`; null when there is none of that id. */
  findMember(tenantId: TenantId, userId: UserId): Promise<Person | null>;
  /** Whether the tenant is a customer of the reseller, and not suspended. */
  isCustomer(resellerId: ResellerId, tenantId: TenantId): Promise<boolean>;
}
