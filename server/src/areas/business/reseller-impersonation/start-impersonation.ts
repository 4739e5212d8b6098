import type { ResellerId, TenantId } from '@parley/contract/ids';
import { ImpersonationStart } from '@parley/contract/resources/reseller';
import { TenantEntered } from '@parley/contract/resources/tenant';
import { findSessionProof, moveSession, setSessionCookies } from '#areas/accounts/auth';
import { endSupportAccessSoon, grantSupportAccess } from '#areas/accounts/support-access';
import { login } from '#platform/http/access/access.ts';
import { findTokenLookup, hashToken } from '#platform/ids/token.ts';
import { auditInChains } from './audit-in-chains.ts';
import { impersonationTokenPrefix } from './impersonate-customer.ts';
import { alreadyMember, linkOver } from './impersonation.errors.ts';
import { exampleCustomerId, exampleImpersonation, operation } from './impersonation.operation.ts';
import { findEnteringStaff, lockImpersonation, recordEntry } from './impersonations.queries.ts';

/** Uses an impersonation link: the session works in the account of the customer for its minutes. */
export const startImpersonation = operation({
  method: 'POST',
  path: '/api/auth/impersonation',
  id: 'startImpersonation',
  summary: 'Use an impersonation link',
  description: 'Takes the session of the member of staff the link is for. The tokens before are void.',
  access: login(),
  audit: 'impersonation.start',
  requestsPerMinute: 20,
  body: ImpersonationStart,
  answer: { status: 200, schema: TenantEntered, holdsSecret: true },
  refusals: ['not_found', 'conflict'],
  example: {
    body: { token: 'imp_kJ3x...' },
    answer: {
      access_token: 'sess_kJ3xQ9aB...',
      refresh_token: 'refr_kJ3xQ9aB...',
      token_type: 'bearer',
      expires_in: 900,
      refresh_expires_in: 2_592_000,
      csrf_token: 'b1x0mXW...',
      tenant: { id: exampleCustomerId, name: 'Lindgren Dental', role: 'owner' },
      support_access: { expires_at: exampleImpersonation.expires_at },
    },
  },
  async run({ body, db, deps, principal, request, headers, now }) {
    if (!findTokenLookup({ token: body.token, prefix: impersonationTokenPrefix })) throw linkOver();
    const entered = await db.platform.inPlatform(async (tx) => {
      const userId = principal.id;
      const entry = await lockImpersonation(tx, { tokenHash: hashToken(body.token), userId, now });
      if (!entry || !(await findEnteringStaff(tx, entry.resellerId, userId))) throw linkOver();
      const { id, tenantId, resellerId, minutes } = entry;
      const impersonation = { resellerId, impersonationId: id, minutes };
      const expiresAt = await grantSupportAccess(tx, { tenantId, userId, impersonation, now });
      if (!expiresAt) throw alreadyMember();
      await recordEntry(tx, { tenantId, id, expiresAt, now });
      const tokens = await moveSession(tx, { sessionId: principal.sessionId, tenantId, request, now });
      const before = principal.tenant;
      if (before?.supportAccess && before.id !== tenantId) await endSupportAccessSoon(tx);
      const details = { impersonation_id: id, reason: entry.reason, until: expiresAt.toISOString() };
      const chains: [TenantId, ResellerId] = [tenantId, resellerId];
      await auditInChains(tx, chains, { action: 'impersonation.start', principal, request, details, now });
      return { tokens, tenant: { id: tenantId, name: entry.tenantName, role: 'owner' as const }, expiresAt };
    });
    const { tokens, tenant, expiresAt } = entered;
    if (findSessionProof(request, deps)?.isCookie) setSessionCookies(headers, deps.cookies, tokens);
    return { ...tokens, tenant, support_access: { expires_at: expiresAt.toISOString() } };
  },
});
