import type { SessionId, UserId } from '@parley/contract/ids';
import { SignedIn } from '@parley/contract/resources/session';
import { z } from 'zod';
import { proveSecondFactor } from '#areas/accounts/second-factor';
import { findUserToken, lockUser, tryChallenge, useUserToken } from '#areas/accounts/users';
import { sameOrigin } from '#platform/http/access/access.ts';
import { challengeOver, codeWrong } from './auth.errors.ts';
import { exampleSignedIn } from './auth.examples.ts';
import { operation } from './auth.operation.ts';
import { openSession, setSessionCookies } from './open-session.ts';

/** Completes a sign-in with a second factor. A challenge allows five tries and opens one session. */
export const logInWithSecondFactor = operation({
  method: 'POST',
  path: '/api/auth/login/second-factor',
  id: 'logInWithSecondFactor',
  summary: 'Log in with the second factor',
  description: '`code` is the one the authenticator shows now, or one of the recovery codes. Each is taken once.',
  access: sameOrigin('the challenge of a sign-in is what is shown'),
  audit: 'auth.login',
  body: z.strictObject({ challenge_token: z.string().max(100), code: z.string().min(6).max(40) }),
  answer: { status: 200, schema: SignedIn, holdsSecret: true },
  refusals: ['unauthenticated', 'origin_not_allowed'],
  example: { body: { challenge_token: 'chal_Qm8v...', code: '492817' }, answer: exampleSignedIn },
  async run({ body, db, deps, request, headers, now, newId, log }) {
    const challenge = { token: body.challenge_token, kind: 'login_challenge', now } as const;
    const outcome = await db.platform.inPlatform(async (tx) => {
      const userId = await findUserToken(tx, challenge);
      const user = userId && (await lockUser(tx, userId));
      if (!user || user.second_factor_since === null || !(await tryChallenge(tx, challenge))) return 'over';
      const given = { user, code: body.code, ip: request.ip, now, mayRecover: true };
      const proof = await proveSecondFactor(tx, deps, given);
      if (proof === null) return 'wrong';
      await useUserToken(tx, challenge);
      return openSession(tx, {
        userId: user.id as UserId,
        by: proof === 'totp' ? 'second_factor' : 'recovery_code',
        sessionId: newId() as SessionId,
        request,
        cookies: deps.cookies,
        now,
      });
    });
    if (typeof outcome === 'object') {
      setSessionCookies(headers, deps.cookies, outcome);
      return outcome;
    }
    log.info({ outcome }, 'a second factor failed');
    throw outcome === 'over' ? challengeOver() : codeWrong();
  },
});
