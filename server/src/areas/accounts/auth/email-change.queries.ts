import type { UserId } from '@parley/contract/ids';
import { tokenKinds, voidUserTokens } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { findTokenLookup, hashToken, issueToken } from '#platform/ids/token.ts';

interface EmailChange {
  userId: UserId;
  email: string;
}

/** Issues the token that confirms another address; voids the previous one. */
export async function issueEmailChange(
  tx: Tx,
  change: EmailChange & { now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const { userId, email, now } = change;
  const { prefix, seconds } = tokenKinds.email_change;
  const { token, hash } = issueToken(prefix);
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await voidUserTokens(tx, { userId, kinds: ['email_change'], now });
  await tx
    .insertInto('user_tokens')
    .values({ token_hash: hash, user_id: userId, kind: 'email_change', email, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Finds the pending email change of a valid token, without using it. */
export async function findEmailChange(
  tx: Tx,
  { token, now }: { token: string; now: Date },
): Promise<EmailChange | null> {
  if (!findTokenLookup({ token, prefix: tokenKinds.email_change.prefix })) return null;
  const row = await tx
    .selectFrom('user_tokens')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'email_change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && row.email !== null ? { userId: row.user_id as UserId, email: row.email } : null;
}

/** Sets a user's confirmed address. False: taken by another account meanwhile. */
export async function replaceEmail(tx: Tx, { userId, email, now }: EmailChange & { now: Date }): Promise<boolean> {
  const taken = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (taken) return false;
  await tx
    .updateTable('users')
    .set({ email, email_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
  return true;
}
