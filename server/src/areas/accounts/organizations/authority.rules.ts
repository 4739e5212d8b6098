import { mayGrantRole, type Role, roles, scopesOfRole } from '@parley/contract/scopes';
import type { Principal } from '#platform/http/principal.ts';
import { roleAbove } from './organizations.errors.ts';

/**
 * Role a caller may assign up to. A user: their own role. A key: the highest role whose scopes it all holds, never
 * owner, except that in a tenant without an owner a key with every scope may create the first. Null: none.
 */
export function authorityOf(principal: Principal | null, tenant: { hasOwner: boolean }): Role | null {
  if (principal?.kind === 'user') return principal.tenant?.role ?? null;
  if (principal?.kind !== 'api_key' && principal?.kind !== 'reseller_key') return null;
  const { scopes } = principal;
  const held = roles.find((role) => scopesOfRole[role].every((scope) => scopes.has(scope))) ?? null;
  return held === 'owner' && tenant.hasOwner ? 'admin' : held;
}

/** Refuses to assign, change or remove a role above the caller's. */
export function checkAuthority(holder: Role | null, wanted: readonly Role[]): void {
  const above = wanted.find((role) => holder === null || !mayGrantRole(holder, role));
  if (above) throw roleAbove(holder, above);
}
