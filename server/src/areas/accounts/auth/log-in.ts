import { GivenEmailAddress } from '@parley/contract/email-address';
import type { SessionId, UserId } from '@parley/contract/ids';
import { SecondFactorRequired, SignedIn } from '@parley/contract/resources/session';
import { z } from 'zod';
import { GivenPassword } from '#areas/accounts/passwords';
import { issueUserToken, rewritePassword, type UserRow } from '#areas/accounts/users';
import { sameOrigin } from '#platform/http/access/access.ts';
import { loginFailed } from './auth.errors.ts';
import { exampleSignedIn } from './auth.examples.ts';
import { type AuthDeps, operation } from './auth.operation.ts';
import { openSession, setSessionCookies } from './open-session.ts';
import { delayFailure, provePassword } from './prove-password.ts';
import { sendVerification } from './send-verification.ts';

/** Signs a user in by email and password, or returns a second-factor challenge. */
export const logIn = operation({
  method: 'POST',
  path: '/api/auth/login',
  id: 'logIn',
  summary: 'Log in',
  description:
    'Answers with a pair of tokens and sets them as HttpOnly cookies too. A user with a second factor gets a challenge instead. An unknown address, a wrong password, an address that is not confirmed yet and an account that may not come in are answered alike, with 401; of an unconfirmed address the link is sent again. Failures are counted for address and network; too many are answered with 429.',
  access: sameOrigin('this is where one gets a session'),
  audit: 'auth.login',
  body: z.strictObject({ email: GivenEmailAddress, password: GivenPassword }),
  answer: { status: 200, schema: z.discriminatedUnion('status', [SignedIn, SecondFactorRequired]), holdsSecret: true },
  refusals: ['unauthenticated', 'forbidden', 'origin_not_allowed', 'unavailable'],
  example: {
    body: { email: 'ada@example.com', password: 'a long sentence of mine' },
    answer: exampleSignedIn,
  },
  async run({ body, db, deps, request, headers, now, newId, log }) {
    const startedMs = deps.clock.monotonicMs();
    const proven = await provePassword({ db, deps, request, log, now }, body);
    if (mustConfirmFirst(proven.user, deps)) {
      // Answered and counted as a failure, so that existing accounts cannot be enumerated.
      await db.platform.inPlatform((tx) => sendVerification(tx, deps, { user: proven.user, now }));
      await delayFailure(deps, startedMs);
      throw loginFailed();
    }
    const rewritten = proven.isOld ? await deps.passwords.hash(body.password) : null;
    const outcome = await db.platform.inPlatform(async (tx) => {
      const user = await proven.confirm(tx);
      const userId = user.id as UserId;
      if (rewritten !== null && user.password_hash !== null) {
        await rewritePassword(tx, { userId, from: user.password_hash, to: rewritten });
      }
      if (user.second_factor_since !== null) {
        const { token, seconds } = await issueUserToken(tx, { userId, kind: 'login_challenge', now });
        return { status: 'second_factor_required' as const, challenge_token: token, expires_in: seconds };
      }
      const sessionId = newId() as SessionId;
      return openSession(tx, { userId, by: 'password', sessionId, request, cookies: deps.cookies, now });
    });
    if (outcome.status === 'signed_in') setSessionCookies(headers, deps.cookies, outcome);
    return outcome;
  },
});

function mustConfirmFirst(user: UserRow, { verifiesEmail }: Pick<AuthDeps, 'verifiesEmail'>): boolean {
  return user.email_verified_at === null && (verifiesEmail || user.must_confirm_email);
}
