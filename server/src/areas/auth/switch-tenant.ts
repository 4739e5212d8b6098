import { TenantId } from '@parley/contract/ids';
import { SessionTokens } from '@parley/contract/resources/session';
import { z } from 'zod';
import { login } from '#platform/http/access.ts';
import { notLoggedIn, tenantNotFound } from './auth.errors.ts';
import { exampleTenantId, exampleTokens } from './auth.examples.ts';
import { operation } from './auth.operation.ts';
import { listBelongings } from './belonging.queries.ts';
import { placeOf, setSessionCookies } from './open-session.ts';
import { findSessionProof } from './own-page.ts';
import { lockOpenSession, renewTokens } from './sessions.queries.ts';
import { noteUserAction } from './user-audit.ts';

/** Works in another tenant from now on, in the same session with new tokens. */
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
      const belongings = await listBelongings(tx, principal.id);
      if (!belongings.some(({ id }) => id === body.tenant_id)) throw tenantNotFound();
      const session = await lockOpenSession(tx, principal.sessionId, now);
      if (!session) throw notLoggedIn();
      const renewed = await renewTokens(tx, {
        id: session.id,
        expiresAt: session.expires_at,
        tenantId: body.tenant_id,
        place: placeOf(request),
        now,
      });
      const about = { user: principal, resourceId: session.id, requestId: request.id, now };
      await noteUserAction(tx, { name: 'auth.tenant_switch', ...about, tenantId: body.tenant_id });
      return renewed;
    });
    if (findSessionProof(request, deps)?.isCookie) setSessionCookies(headers, deps.cookies, tokens);
    return tokens;
  },
});
