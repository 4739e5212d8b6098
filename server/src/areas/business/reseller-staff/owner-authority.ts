import type { ResellerRole } from '@parley/contract/resources/reseller-staff';
import type { Principal } from '#platform/http/principal.ts';
import { ownersOnly } from './staff.errors.ts';

/** Refuses who is no owner where a role given or taken is that of an owner. The reseller's own key counts as one. */
export function checkOwnerAuthority(principal: Principal | null, roles: readonly ResellerRole[]): void {
  if (!roles.includes('owner')) return;
  const isOwner =
    (principal?.kind === 'reseller_key' && principal.isAdmin) ||
    (principal?.kind === 'user' && principal.reseller?.role === 'owner');
  if (!isOwner) throw ownersOnly();
}
