import { CurrentUser } from '@parley/contract/resources/session';
import { findBranding, findResellerOf, findTenantName, findUserById, listMemberships } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
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
    return db.platform.inPlatform(async (tx) => {
      const [user, tenants, ownReseller, branding, entered] = await Promise.all([
        findUserById(tx, principal.id),
        listMemberships(tx, principal.id),
        findResellerOf(tx, principal.id),
        tenant && findBranding(tx, tenant.id),
        tenant?.supportAccess && findTenantName(tx, tenant.id),
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
        support_access: tenant?.supportAccess ? { expires_at: tenant.supportAccess.expiresAt.toISOString() } : null,
        reseller: reseller && ownReseller?.id === reseller.id ? ownReseller : null,
        is_platform_admin: principal.isPlatformAdmin,
        branding,
        session_id: principal.sessionId,
        csrf_token: proof?.isCookie ? csrfTokenOf(proof.accessToken) : null,
      };
    });
  },
});
