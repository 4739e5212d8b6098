import type { UserId } from '@parley/contract/ids';
import { z } from 'zod';
import { attemptKeys, unlockAccount } from '#areas/accounts/attempts';
import { GivenPassword, isAboutPerson, Password } from '#areas/accounts/passwords';
import {
  auditUserAction,
  findUserById,
  findUserToken,
  lockUser,
  noteEmailVerified,
  ownTenantOf,
  useUserToken,
} from '#areas/accounts/users';
import type { PublicAccess } from '#platform/http/access/access.ts';
import { sameOriginWithSession } from '#platform/http/access/access.ts';
import type { Context } from '#platform/http/operation.ts';
import { notLoggedIn, samePassword, tokenOver, weakPassword } from './auth.errors.ts';
import { type AuthDeps, operation } from './auth.operation.ts';
import { changePassword } from './change-password.ts';
import { findLoggedIn } from './own-page.ts';
import { provePassword } from './prove-password.ts';

const ByPassword = z.strictObject({ current_password: GivenPassword, new_password: Password });
const ByToken = z.strictObject({ reset_token: z.string().max(100), new_password: Password });

type UpdateContext<Body> = Context<Record<string, never>, Record<string, never>, Body, AuthDeps, PublicAccess, 'held'>;

/** Changes the password of a signed-in user who knows the old one, or of the holder of a reset token. */
export const updatePassword = operation({
  method: 'POST',
  path: '/api/auth/password-update',
  id: 'updatePassword',
  summary: 'Update the password',
  description:
    'Needs a session and `current_password`, or the `reset_token` of a reset email. Ends all other sessions and makes reset links void; the person is told by email. A second factor stays on.',
  access: sameOriginWithSession('a session with the current password, or a reset token, is what is shown'),
  audit: 'auth.password_change',
  requestsPerMinute: 30,
  body: z.union([ByPassword, ByToken]),
  answer: { status: 204, schema: null },
  refusals: ['unauthenticated', 'forbidden', 'origin_not_allowed', 'unavailable'],
  example: { body: { current_password: 'a long sentence of mine', new_password: 'another sentence of mine' } },
  async run(context) {
    const { body } = context;
    if ('reset_token' in body) await resetPassword({ ...context, body });
    else await replacePassword({ ...context, body });
  },
});

async function replacePassword(context: UpdateContext<z.infer<typeof ByPassword>>): Promise<void> {
  const { body, db, deps, request, now, log } = context;
  const principal = await findLoggedIn(request, deps);
  if (!principal) throw notLoggedIn();
  const user = await db.platform.inPlatform((tx) => findUserById(tx, principal.id));
  if (!user) throw notLoggedIn();
  if (isAboutPerson(body.new_password, user)) throw weakPassword('/new_password');
  if (body.new_password === body.current_password) throw samePassword('/new_password');
  const given = { email: user.email, password: body.current_password };
  const proven = await provePassword({ db, deps, request, log, now }, given);
  const hash = await deps.passwords.hash(body.new_password);
  await db.platform.inPlatform(async (tx) => {
    const current = await proven.confirm(tx);
    const change = {
      user: current,
      hash,
      keptSessionId: principal.sessionId,
      reason: 'password_changed',
      now,
    } as const;
    const ended = await changePassword(tx, deps, change);
    const about = { user: current, tenantId: ownTenantOf(principal), requestId: request.id, now };
    await auditUserAction(tx, {
      name: 'auth.password_change',
      ...about,
      details: { by: 'password', ended_sessions: ended },
    });
  });
}

async function resetPassword(context: UpdateContext<z.infer<typeof ByToken>>): Promise<void> {
  const { body, db, deps, request, now } = context;
  const presented = { token: body.reset_token, kind: 'password_reset', now } as const;
  const user = await db.platform.inPlatform(async (tx) => {
    const userId = await findUserToken(tx, presented);
    return userId === null ? undefined : findUserById(tx, userId);
  });
  if (!user) throw tokenOver('/reset_token');
  if (isAboutPerson(body.new_password, user)) throw weakPassword('/new_password');
  const hash = await deps.passwords.hash(body.new_password);
  await db.platform.inPlatform(async (tx) => {
    const current = await lockUser(tx, user.id as UserId);
    if (!current || !(await useUserToken(tx, presented))) throw tokenOver('/reset_token');
    const ended = await changePassword(tx, deps, { user: current, hash, reason: 'password_reset', now });
    await noteEmailVerified(tx, current.id as UserId, now);
    await unlockAccount(tx, attemptKeys({ guessed: 'password', account: current.email, ip: request.ip }));
    const about = { user: current, tenantId: null, requestId: request.id, now };
    await auditUserAction(tx, {
      name: 'auth.password_change',
      ...about,
      details: { by: 'reset_token', ended_sessions: ended },
    });
  });
}
