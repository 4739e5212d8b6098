import type { UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { attemptKeys, type GuessableSecret, unlockAccount } from '#areas/accounts/attempts';
import { removeSecondFactor } from '#areas/accounts/second-factor';
import { findUserRow, lockUser, noteEmailVerified } from '#areas/accounts/users';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';
import type { AuthDeps } from './auth.operation.ts';
import { changePassword } from './change-password.ts';

/** Outcome of a reset; `hasSecondFactor`: sign-in still requires a code. */
export interface AccessReset {
  endedSessions: number;
  removedSecondFactor: boolean;
  hasSecondFactor: boolean;
}

/**
 * Resets a user's password on the operator's authority: ends sessions, voids reset links, clears failed attempts,
 * confirms the address. Keeps the second factor unless `disablesSecondFactor`. Null when no enabled user has this
 * address.
 */
export function resetAccess(
  platform: PlatformScope,
  reset: {
    email: string;
    hash: string;
    disablesSecondFactor: boolean;
    mailer: AuthDeps['mailer'];
    now: Date;
  },
): Promise<AccessReset | null> {
  const { email, hash, disablesSecondFactor, mailer, now } = reset;
  return platform.inPlatform(async (tx) => {
    const row = await findUserRow(tx, email);
    const user = row && (await lockUser(tx, row.id as UserId));
    if (!user) return null;
    const userId = user.id as UserId;
    const hadSecondFactor = user.second_factor_since !== null;
    const endedSessions = await changePassword(tx, { mailer }, { user, hash, reason: 'password_reset', now });
    await noteEmailVerified(tx, userId, now);
    await forgetAttempts(tx, { userId, email: user.email });
    const removedSecondFactor = disablesSecondFactor && hadSecondFactor;
    if (removedSecondFactor) await removeSecondFactor(tx, userId, now);
    await sql`select set_config('app.tenant_id', ${platformChain}, true)`.execute(tx);
    await appendAudit(tx, {
      at: now,
      action: 'auth.password_change',
      actor: systemActor,
      resourceId: userId,
      requestId: null,
      details: { by: 'operator', ended_sessions: endedSessions, removed_second_factor: removedSecondFactor },
    });
    return { endedSessions, removedSecondFactor, hasSecondFactor: hadSecondFactor && !removedSecondFactor };
  });
}

/** Failures are counted by network; this machine counts as familiar to every user. */
async function forgetAttempts(tx: Tx, { userId, email }: { userId: UserId; email: string }): Promise<void> {
  const sessions = await tx.selectFrom('sessions').select('ip').distinct().where('user_id', '=', userId).execute();
  const places = new Set(['127.0.0.1', '::1', ...sessions.map(({ ip }) => ip)]);
  const accounts = { password: email, second_factor: userId } satisfies Record<GuessableSecret, string>;
  for (const ip of places) {
    for (const guessed of ['password', 'second_factor'] as const) {
      await unlockAccount(tx, attemptKeys({ guessed, account: accounts[guessed], ip }));
    }
  }
}

/** Replaces the password set at `setAt`; false when the user has changed it since. */
export async function replacePasswordSetAt(
  tx: Tx,
  change: { userId: UserId; setAt: Date; hash: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_hash: change.hash, password_changed_at: change.now, updated_at: change.now })
    .where('id', '=', change.userId)
    .where('password_changed_at', '=', change.setAt)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
