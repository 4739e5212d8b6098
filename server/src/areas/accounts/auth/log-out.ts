import { endSession, findSessionByAccessToken } from '#areas/accounts/sessions';
import { auditUserAction } from '#areas/accounts/users';
import { sameOriginWithSession } from '#platform/http/access/access.ts';
import { operation } from './auth.operation.ts';
import { findSessionProof, requireCsrfToken } from './own-page.ts';

/** Ends the session sent with the request and clears its cookies. */
export const logOut = operation({
  method: 'POST',
  path: '/api/auth/logout',
  id: 'logOut',
  summary: 'Log out',
  description: 'Answers 204 also when there is no session, or one that is over or expired.',
  access: sameOriginWithSession('a session that is over may be signed out of too'),
  audit: 'auth.logout',
  answer: { status: 204, schema: null },
  refusals: ['forbidden', 'origin_not_allowed'],
  example: {},
  async run({ db, deps, request, headers, now }) {
    const proof = findSessionProof(request, deps);
    if (proof) {
      await db.platform.inPlatform(async (tx) => {
        const session = await findSessionByAccessToken(tx, proof.accessToken);
        if (!session) return;
        requireCsrfToken(proof, request);
        if (!(await endSession(tx, { id: session.id, reason: 'logout', now }))) return;
        const user = { id: session.user_id, name: session.name };
        const about = { user, tenantId: session.tenant_id, resourceId: session.id, requestId: request.id, now };
        await auditUserAction(tx, { name: 'auth.logout', ...about });
      });
    }
    for (const value of deps.cookies.clear()) headers.set('set-cookie', value);
  },
});
