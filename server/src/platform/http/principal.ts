import type { ApiKeyId, ResellerId, SessionId, TenantId, UserId } from '@parley/contract/ids';
import type { ResellerRole } from '@parley/contract/resources/reseller-staff';
import type { Role, Scope } from '@parley/contract/scopes';

/** Authenticated caller. */
export type Principal = KeyPrincipal | ResellerKeyPrincipal | PlatformKeyPrincipal | UserPrincipal;

/** Limits configurable for every key. */
interface KeyLimits {
  /** Rate limit of this key per minute; null: the default. */
  requestsPerMinute: number | null;
}

/** A key of a tenant. */
export interface KeyPrincipal extends KeyLimits {
  kind: 'api_key';
  tenantId: TenantId;
  id: ApiKeyId;
  name: string;
  scopes: ReadonlySet<Scope>;
  /** Issued by the reseller of the tenant, which may know it. */
  isIssuedByReseller: boolean;
}

/** A key of a reseller. With `X-Tenant-Id` it acts in a customer's tenant, within its scopes. */
export interface ResellerKeyPrincipal extends KeyLimits {
  kind: 'reseller_key';
  resellerId: ResellerId;
  id: ApiKeyId;
  name: string;
  /** The reseller's own key has the admin role; a named one only its scopes. */
  isAdmin: boolean;
  scopes: ReadonlySet<Scope>;
}

export interface PlatformKeyPrincipal {
  kind: 'platform_key';
  id: string;
  name: string;
}

/** A person with a session. */
export interface UserPrincipal {
  kind: 'user';
  id: UserId;
  name: string;
  sessionId: SessionId;
  /** Current tenant and role; null for a person without a tenant. */
  tenant: { id: TenantId; role: Role; supportAccess?: SupportAccess } | null;
  /** The session's tenant is suspended, and `tenant` therefore null. */
  isTenantSuspended: boolean;
  reseller: { id: ResellerId; role: ResellerRole } | null;
  isPlatformAdmin: boolean;
  /** Scopes of the role in the tenant; empty without one. */
  scopes: ReadonlySet<Scope>;
}

/** Access to a tenant by a person who is no member: a platform admin, or staff of its reseller. */
export interface SupportAccess {
  expiresAt: Date;
  /** The reseller whose staff impersonates its customer; null for a platform admin. */
  resellerId: ResellerId | null;
}

/** A person an operation acts as: of the session, or named by a key in `X-Acting-User`. */
export interface Person {
  id: UserId;
  name: string;
  role: Role;
}

/** Actor of a change, as stored in audit rows and versions. */
export interface Actor {
  kind: 'api_key' | 'reseller_key' | 'platform_key' | 'user' | 'visitor' | 'system';
  id: string | null;
  name: string;
  /**
   * The key that acted for a person, the support access under which a platform admin acted, or the reseller for which
   * its staff acted in the account of a customer.
   */
  via?: { kind: 'api_key' | 'reseller_key' | 'support_access' | 'impersonation'; id: string; name: string };
}

export const systemActor: Actor = { kind: 'system', id: null, name: 'Parley' };

/**
 * Authenticates credentials. Null: unknown, ended, expired or revoked, in constant time for all of these. Reads the
 * database each time, so a revocation takes effect with the next request in every process.
 */
export interface Authenticator {
  /**
   * Authenticates a key of a tenant, a reseller or the platform. Refuses with `forbidden` a key that may not be used
   * from `ip`.
   */
  authenticateApiKey(key: string, from: { ip: string }): Promise<Principal | null>;
  /** Authenticates the access token of a session. */
  authenticateSession(accessToken: string): Promise<UserPrincipal | null>;
  /** Finds a person of the tenant, for `X-Acting-User`. */
  findMember(tenantId: TenantId, userId: UserId): Promise<Person | null>;
  /** True for a customer of the reseller that is not suspended. */
  isCustomer(resellerId: ResellerId, tenantId: TenantId): Promise<boolean>;
}
