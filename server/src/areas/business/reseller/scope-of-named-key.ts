import type { Scope } from '@parley/contract/scopes';
import type { Principal } from '#platform/http/principal.ts';
import { scopeMissing } from './reseller.errors.ts';

/**
 * Refuses a named key without `scope`: data it may not read in one customer's tenant it may not read across customers.
 * The own key and users of the reseller need none.
 */
export function needScopeOfNamedKey(principal: Principal | null, scope: Scope): void {
  if (principal?.kind === 'reseller_key' && !principal.isAdmin && !principal.scopes.has(scope)) {
    throw scopeMissing(scope);
  }
}
