import type { TenantId } from '@parley/contract/ids';
import { resellerModules } from '@parley/contract/resources/reseller-package';
import { CurrentUser } from '@parley/contract/resources/session';
import {
  findResellerOf,
  findSuspendedTenant,
  findTenantName,
  findUserById,
  listMemberships,
} from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { readAccountState } from '#platform/http/access/account-state.ts';
import { csrfTokenOf } from '#platform/http/access/session-cookies.ts';
import { notLoggedIn } from './auth.errors.ts';
import { exampleCurrentUser } from './auth.examples.ts';
import { operation } from './auth.operation.ts';
import { presentUser } from './open-session.ts';
import { findSessionProof } from './own-page.ts';

/** Gets the signed-in user. */
export const getCurrentUser = operation({
  method: 'GET',
  path: '/api/auth/me',
  id: 'getCurrentUser',
  summary: 'Current user',
  access: login(),
  answer: { status: 200, schema: CurrentUser, caching: 'no-store' },
  example: { answer: exampleCurrentUser },
  async run({ db, deps, principal, request }) {
    const { tenant, reseller } = principal;
    const proof = findSessionProof(request, deps);
    const account = tenant?.id ?? (reseller && (reseller.id as string as TenantId));
    const shown = account ? await deps.brands.ofTenant(account) : null;
    return db.platform.inPlatform(async (tx) => {
      const [user, tenants, ownReseller, entered, state, suspended] = await Promise.all([
        findUserById(tx, principal.id),
        listMemberships(tx, principal.id),
        findResellerOf(tx, principal.id),
        tenant?.supportAccess && findTenantName(tx, tenant.id),
        tenant && readAccountState(tx, tenant.id),
        tenant ? null : findSuspendedTenant(tx, principal.id),
      ]);
      if (!user) throw notLoggedIn();
      const current = entered
        ? tenant && { id: tenant.id, name: entered, role: tenant.role }
        : tenant && tenants.find(({ id }) => id === tenant.id);
      return {
        user: presentUser(user),
        tenant: current ?? null,
        permissions: [...principal.scopes],
        tenants,
        support_access: tenant?.supportAccess
          ? {
              expires_at: tenant.supportAccess.expiresAt.toISOString(),
              reseller: tenant.supportAccess.resellerId === null ? null : (ownReseller?.name ?? ''),
              shares_conversations: tenant.supportAccess.resellerId === null || state?.sharesContent === true,
            }
          : null,
        suspended_tenant: suspended,
        modules_off: resellerModules.filter((module) => state?.modulesOff.includes(module)),
        reseller: reseller && ownReseller?.id === reseller.id ? ownReseller : null,
        is_platform_admin: principal.isPlatformAdmin,
        branding: shown?.resellerId ? shown.brand : null,
        session_id: principal.sessionId,
        csrf_token: proof?.isCookie ? csrfTokenOf(proof.accessToken) : null,
      };
    });
  },
});
