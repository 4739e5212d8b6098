import { SessionId } from '@parley/contract/ids';
import { z } from 'zod';
import { endSession, lockOpenSession } from '#areas/accounts/sessions';
import { auditUserAction, ownTenantOf } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { sessionNotFound } from './auth.errors.ts';
import { exampleSessionId } from './auth.examples.ts';
import { operation } from './auth.operation.ts';

/** Revokes one of the user's sessions, the current one included. */
export const endOwnSession = operation({
  method: 'DELETE',
  path: '/api/auth/sessions/{sessionId}',
  id: 'endSession',
  summary: 'End one of the own sessions',
  access: login(),
  audit: 'auth.session_end',
  params: z.object({ sessionId: SessionId }),
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { sessionId: exampleSessionId } },
  async run({ db, deps, params, principal, request, headers, now }) {
    await db.platform.inPlatform(async (tx) => {
      const session = await lockOpenSession(tx, params.sessionId, now);
      if (session?.user_id !== principal.id) throw sessionNotFound();
      await endSession(tx, { id: session.id, reason: 'ended_by_user', now });
      await auditUserAction(tx, {
        name: 'auth.session_end',
        user: principal,
        tenantId: ownTenantOf(principal),
        resourceId: session.id,
        requestId: request.id,
        now,
      });
    });
    if (params.sessionId !== principal.sessionId) return;
    for (const value of deps.cookies.clear()) headers.set('set-cookie', value);
  },
});
