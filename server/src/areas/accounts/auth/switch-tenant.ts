import { TenantId } from '@parley/contract/ids';
import { SessionTokens } from '@parley/contract/resources/session';
import { z } from 'zod';
import { endSupportAccessSoon } from '#areas/accounts/support-access';
import { auditUserAction, listMemberships } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { tenantNotFound } from './auth.errors.ts';
import { exampleTenantId, exampleTokens } from './auth.examples.ts';
import { operation } from './auth.operation.ts';
import { moveSession } from './move-session.ts';
import { setSessionCookies } from './open-session.ts';
import { findSessionProof } from './own-page.ts';

/** Switches the session to another tenant, with new tokens. */
export const switchTenant = operation({
  method: 'POST',
  path: '/api/auth/switch-tenant',
  id: 'switchTenant',
  summary: 'Switch to another tenant',
  description: 'The tokens before are void, so nothing that was begun in the one tenant ends up in the other.',
  access: login(),
  audit: 'auth.tenant_switch',
  body: z.strictObject({ tenant_id: TenantId }),
  answer: { status: 200, schema: SessionTokens, holdsSecret: true },
  refusals: ['not_found'],
  example: { body: { tenant_id: exampleTenantId }, answer: exampleTokens },
  async run({ body, db, deps, principal, request, headers, now }) {
    const tokens = await db.platform.inPlatform(async (tx) => {
      const memberships = await listMemberships(tx, principal.id);
      if (!memberships.some(({ id }) => id === body.tenant_id)) throw tenantNotFound();
      const { sessionId } = principal;
      const renewed = await moveSession(tx, { sessionId, tenantId: body.tenant_id, request, now });
      if (principal.tenant?.supportAccess) await endSupportAccessSoon(tx);
      const about = { user: principal, resourceId: sessionId, requestId: request.id, now };
      await auditUserAction(tx, { name: 'auth.tenant_switch', ...about, tenantId: body.tenant_id });
      return renewed;
    });
    if (findSessionProof(request, deps)?.isCookie) setSessionCookies(headers, deps.cookies, tokens);
    return tokens;
  },
});
