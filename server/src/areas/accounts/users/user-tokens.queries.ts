import type { UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { findTokenLookup, hashToken, issueToken } from '#platform/ids/token.ts';

type TokenKind = 'password_reset' | 'email_verification' | 'login_challenge' | 'email_change';

/** Prefix and lifetime of each kind of token. Unit: seconds. */
export const tokenKinds: Readonly<Record<TokenKind, { prefix: string; seconds: number }>> = {
  password_reset: { prefix: 'reset', seconds: 30 * 60 },
  email_verification: { prefix: 'mail', seconds: 24 * 3600 },
  login_challenge: { prefix: 'chal', seconds: 10 * 60 },
  email_change: { prefix: 'addr', seconds: 24 * 3600 },
};

/** Codes that may be tried per challenge. */
const challengeTries = 5;

/** Issues a single-use token; voids the user's earlier ones of the same kind. */
export async function issueUserToken(
  tx: Tx,
  /** `seconds`: a lifetime other than the kind's default. */
  wanted: { userId: UserId; kind: Exclude<TokenKind, 'email_change'>; seconds?: number; now: Date },
): Promise<{ token: string; expiresAt: Date; seconds: number }> {
  const { userId, kind, now } = wanted;
  const { prefix } = tokenKinds[kind];
  const { seconds = tokenKinds[kind].seconds } = wanted;
  const { token, hash } = issueToken(prefix);
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  // Challenges of concurrent sign-ins do not void each other.
  if (kind !== 'login_challenge') await voidUserTokens(tx, { userId, kinds: [kind], now });
  await tx
    .insertInto('user_tokens')
    .values({ token_hash: hash, user_id: userId, kind, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt, seconds };
}

export async function voidUserTokens(
  tx: Tx,
  wanted: { userId: UserId; kinds: readonly TokenKind[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('user_tokens')
    .set({ used_at: wanted.now })
    .where('user_id', '=', wanted.userId)
    .where('kind', 'in', wanted.kinds)
    .where('used_at', 'is', null)
    .execute();
}

interface Presented {
  token: string;
  kind: TokenKind;
  now: Date;
}

/**
 * Finds the user of a valid token without using it up. Lock the user before using the token: password changes lock in
 * that order too.
 */
export async function findUserToken(tx: Tx, presented: Presented): Promise<UserId | null> {
  if (!findTokenLookup({ token: presented.token, prefix: tokenKinds[presented.kind].prefix })) return null;
  const row = await tx
    .selectFrom('user_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(presented.token))
    .where('kind', '=', presented.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', presented.now)
    .executeTakeFirst();
  return (row?.user_id as UserId | undefined) ?? null;
}

/** Uses a token up: of concurrent requests one gets the user, the others null. */
export async function useUserToken(tx: Tx, presented: Presented): Promise<UserId | null> {
  const row = await tx
    .updateTable('user_tokens')
    .set({ used_at: presented.now })
    .where('token_hash', '=', hashToken(presented.token))
    .where('kind', '=', presented.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', presented.now)
    .returning('user_id')
    .executeTakeFirst();
  return (row?.user_id as UserId | undefined) ?? null;
}

/** Uses up one try of a challenge; false when none is left or it has expired. */
export async function tryChallenge(tx: Tx, challenge: { token: string; now: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('user_tokens')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('token_hash', '=', hashToken(challenge.token))
    .where('kind', '=', 'login_challenge')
    .where('used_at', 'is', null)
    .where('expires_at', '>', challenge.now)
    .where('attempts', '<', challengeTries)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a user's tokens of a kind issued since `since`. */
export async function countUserTokens(
  tx: Tx,
  wanted: { userId: UserId; kind: TokenKind; since: Date },
): Promise<number> {
  const { total } = await tx
    .selectFrom('user_tokens')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', wanted.userId)
    .where('kind', '=', wanted.kind)
    .where('created_at', '>', wanted.since)
    .executeTakeFirstOrThrow();
  return total;
}
