import type { SessionId } from '@parley/contract/ids';
import { SecondFactorRequired, SignedIn } from '@parley/contract/resources/session';
import { z } from 'zod';
import { findUserToken, issueUserToken, lockUser, noteEmailVerified, useUserToken } from '#areas/accounts/users';
import { sameOrigin } from '#platform/http/access/access.ts';
import { tokenOver } from './auth.errors.ts';
import { exampleSignedIn } from './auth.examples.ts';
import { operation } from './auth.operation.ts';
import { openSession, setSessionCookies } from './open-session.ts';

/** Confirms the address of a new user and signs them in. */
export const verifyEmail = operation({
  method: 'POST',
  path: '/api/auth/verify-email',
  id: 'verifyEmail',
  summary: 'Confirm an address',
  description: 'The token stands in the email that was sent at sign-up; it is good for 24 hours, once.',
  access: sameOrigin('the token of the email is what is shown'),
  audit: 'auth.login',
  requestsPerMinute: 30,
  body: z.strictObject({ token: z.string().max(100) }),
  answer: { status: 200, schema: z.discriminatedUnion('status', [SignedIn, SecondFactorRequired]), holdsSecret: true },
  refusals: ['origin_not_allowed'],
  example: { body: { token: 'mail_T4hq...' }, answer: exampleSignedIn },
  async run({ body, db, deps, request, headers, now, newId }) {
    const outcome = await db.platform.inPlatform(async (tx) => {
      const presented = { token: body.token, kind: 'email_verification', now } as const;
      const userId = await findUserToken(tx, presented);
      const user = userId && (await lockUser(tx, userId));
      if (!userId || !user || !(await useUserToken(tx, presented))) throw tokenOver('/token');
      await noteEmailVerified(tx, userId, now);
      if (user.second_factor_since !== null) {
        const { token, seconds } = await issueUserToken(tx, { userId, kind: 'login_challenge', now });
        return { status: 'second_factor_required' as const, challenge_token: token, expires_in: seconds };
      }
      const sessionId = newId() as SessionId;
      return openSession(tx, { userId, by: 'email_verification', sessionId, request, cookies: deps.cookies, now });
    });
    if (outcome.status === 'signed_in') setSessionCookies(headers, deps.cookies, outcome);
    return outcome;
  },
});
