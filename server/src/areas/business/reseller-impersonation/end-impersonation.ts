import { TenantLeft } from '@parley/contract/resources/tenant';
import { findSessionProof, moveSession, setSessionCookies } from '#areas/accounts/auth';
import { endSupportAccess } from '#areas/accounts/support-access';
import { chooseTenant, listMemberships } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { auditInChains } from './audit-in-chains.ts';
import { notImpersonating } from './impersonation.errors.ts';
import { operation } from './impersonation.operation.ts';

/** Ends an impersonation in all sessions of the person and returns to a tenant of their own, or to none. */
export const endImpersonation = operation({
  method: 'DELETE',
  path: '/api/auth/impersonation',
  id: 'endImpersonation',
  summary: 'End an impersonation',
  description: 'This session goes on in the tenant of theirs the person was in last, or in none, with new tokens.',
  access: login(),
  audit: 'impersonation.end',
  answer: { status: 200, schema: TenantLeft, holdsSecret: true },
  refusals: ['conflict'],
  example: {
    answer: {
      access_token: 'sess_kJ3xQ9aB...',
      refresh_token: 'refr_kJ3xQ9aB...',
      token_type: 'bearer',
      expires_in: 900,
      refresh_expires_in: 2_592_000,
      csrf_token: 'b1x0mXW...',
      tenant: null,
    },
  },
  async run({ db, deps, principal, request, headers, now }) {
    const current = principal.tenant;
    const resellerId = current?.supportAccess?.resellerId ?? null;
    if (!current || resellerId === null) throw notImpersonating();
    const userId = principal.id;
    const left = await db.platform.inPlatform(async (tx) => {
      if (!(await endSupportAccess(tx, { tenantId: current.id, userId, now }))) throw notImpersonating();
      const tenantId = await chooseTenant(tx, userId);
      const tokens = await moveSession(tx, { sessionId: principal.sessionId, tenantId, request, now });
      const memberships = await listMemberships(tx, userId);
      const entry = { action: 'impersonation.end' as const, principal, request, details: {}, now };
      await auditInChains(tx, [current.id, resellerId], entry);
      return { ...tokens, tenant: memberships.find(({ id }) => id === tenantId) ?? null };
    });
    if (findSessionProof(request, deps)?.isCookie) setSessionCookies(headers, deps.cookies, left);
    return left;
  },
});
