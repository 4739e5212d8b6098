import type { UserId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './second-factor.rules.ts';

/** Stores a pending TOTP secret, replacing an earlier pending one. */
export async function storePendingSecret(
  tx: Tx,
  pending: { userId: UserId; sealed: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ second_factor_secret: pending.sealed, updated_at: pending.now })
    .where('id', '=', pending.userId)
    .execute();
}

export async function switchOnSecondFactor(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx.updateTable('users').set({ second_factor_since: now, updated_at: now }).where('id', '=', userId).execute();
}

export async function removeSecondFactor(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ second_factor_secret: null, second_factor_since: null, updated_at: now })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Uses up the code of a time step; false when it, or a later one, was used before. */
export async function useTimeStep(tx: Tx, userId: UserId, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ second_factor_step: step })
    .where('id', '=', userId)
    .where('second_factor_step', '<', String(step))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a recovery code; false when unknown or used before. */
export async function useRecoveryCode(tx: Tx, userId: UserId, code: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the user's recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: UserId): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(userId, code) })))
    .execute();
  return codes;
}
