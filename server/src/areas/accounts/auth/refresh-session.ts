import type { UserId } from '@parley/contract/ids';
import { SessionTokens } from '@parley/contract/resources/session';
import { z } from 'zod';
import { endSession, lockOpenSession, renewTokens, useRefreshToken } from '#areas/accounts/sessions';
import { auditUserAction } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { sameOrigin } from '#platform/http/access/access.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { refreshFailed } from './auth.errors.ts';
import { exampleTokens } from './auth.examples.ts';
import { operation } from './auth.operation.ts';
import { placeOf, setSessionCookies } from './open-session.ts';
import { requireOwnOrigin } from './own-page.ts';

/** Rotates a session's tokens. A refresh token is single-use; reuse ends its session. */
export const refreshSession = operation({
  method: 'POST',
  path: '/api/auth/refresh',
  id: 'refreshSession',
  summary: 'Refresh a session',
  description:
    'The refresh token comes in the body or, from a page of this installation, in its cookie, which is then replaced. Each refresh gives the next refresh token. A reused refresh token counts as stolen: the session ends, and with it all of its tokens.',
  access: sameOrigin('the refresh token is what is shown'),
  audit: 'auth.token_reuse',
  body: z.strictObject({ refresh_token: z.string().max(100) }).optional(),
  answer: { status: 200, schema: SessionTokens, holdsSecret: true },
  refusals: ['unauthenticated', 'origin_not_allowed'],
  example: { body: { refresh_token: 'refr_p0ZtW2mC...' }, answer: exampleTokens },
  async run({ body, db, deps, request, headers, now, log }) {
    const cookie = body ? null : deps.cookies.readRefresh(request.header('cookie'));
    if (cookie !== null) requireOwnOrigin(request);
    const token = body?.refresh_token ?? cookie;
    if (token === null) throw refreshFailed();
    const outcome = await db.platform.inPlatform((tx) => refresh(tx, { token, request, now }));
    if (typeof outcome !== 'string') {
      deps.metrics('refresh', 'succeeded');
      if (cookie !== null) setSessionCookies(headers, deps.cookies, outcome);
      return outcome;
    }
    deps.metrics('refresh', 'failed');
    if (outcome === 'reused') log.warn('a refresh token was used twice; its session ended');
    throw refreshFailed();
  },
});

async function refresh(
  tx: Tx,
  { token, request, now }: { token: string; request: RequestFacts; now: Date },
): Promise<SessionTokens | 'over' | 'reused'> {
  const used = await useRefreshToken(tx, token, now);
  if (used.kind === 'unknown') return 'over';
  const session = await lockOpenSession(tx, used.sessionId, now);
  if (!session) return 'over';
  if (used.kind === 'used') {
    return renewTokens(tx, { id: session.id, expiresAt: session.expires_at, place: placeOf(request), now });
  }
  await endSession(tx, { id: session.id, reason: 'token_reuse', now });
  await auditUserAction(tx, {
    name: 'auth.token_reuse',
    user: { id: session.user_id as UserId, name: session.name },
    tenantId: session.tenant_id,
    resourceId: session.id,
    requestId: request.id,
    now,
  });
  return 'reused';
}
