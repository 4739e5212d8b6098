import { mayGrantRole, type Role, roles, scopesOfRole } from '@parley/contract/scopes';
import type { Principal } from '#platform/http/principal.ts';
import { roleAbove } from './organizations.errors.ts';

/**
 * As what somebody hands out roles. A person: as what they are. A key: as the highest role all of whose scopes it
 * holds, since it would otherwise give what it lacks, and never as owner; but in a tenant that has no owner a key with
 * every scope may make the first. Null: as nothing.
 */
export function authorityOf(principal: Principal | null, tenant: { hasOwner: boolean }): Role | null {
  if (principal?.kind === 'user') return principal.tenant?.role ?? null;
  if (principal?.kind !== 'api_key' && principal?.kind !== 'reseller_key') return null;
  const { scopes } = principal;
  const held = roles.find((role) => scopesOfRole[role].every((scope) => scopes.has(scope))) ?? null;
  return held === 'owner' && tenant.hasOwner ? 'admin' : held;
}

/** Refuses to give, change or take away one of the roles when it stands above the holder's. */
export function checkAuthority(holder: Role | null, wanted: readonly Role[]): void {
  const above = wanted.find((role) => holder === null || !mayGrantRole(holder, role));
  if (above) throw roleAbove(holder, above);
}
