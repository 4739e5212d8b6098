import type { SessionId, UserId } from '@parley/contract/ids';
import { type EndReason, endSessionsOf } from '#areas/accounts/sessions';
import { storePassword, type UserRow, voidUserTokens } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import type { AuthDeps } from './auth.operation.ts';

/**
 * Changes a user's password: voids outstanding links and challenges, ends other sessions, notifies by email. Returns
 * the number of ended sessions.
 */
export async function changePassword(
  tx: Tx,
  deps: Pick<AuthDeps, 'mailer'>,
  change: { user: UserRow; hash: string; keptSessionId?: SessionId; reason: EndReason; now: Date },
): Promise<number> {
  const { user, hash, reason, now } = change;
  const userId = user.id as UserId;
  await storePassword(tx, { userId, hash, now });
  await voidUserTokens(tx, { userId, kinds: ['password_reset', 'login_challenge', 'email_change'], now });
  const ended = await endSessionsOf(tx, userId, {
    ...(change.keptSessionId === undefined ? {} : { exceptSessionId: change.keptSessionId }),
    reason,
    now,
  });
  await deps.mailer.send(tx, {
    tenantId: null,
    to: user.email,
    template: { kind: 'password_changed', name: user.name },
    language: user.language,
    now,
  });
  return ended;
}
