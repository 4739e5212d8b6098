import type { UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { findTokenLookup, hashToken, issueToken } from '#platform/ids/token.ts';

type TokenKind = 'password_reset' | 'email_verification' | 'login_challenge' | 'email_change';

/** How each begins and how long it is good. Unit: seconds. */
export const tokenKinds: Readonly<Record<TokenKind, { prefix: string; seconds: number }>> = {
  password_reset: { prefix: 'reset', seconds: 30 * 60 },
  email_verification: { prefix: 'mail', seconds: 24 * 3600 },
  login_challenge: { prefix: 'chal', seconds: 10 * 60 },
  email_change: { prefix: 'addr', seconds: 24 * 3600 },
};

/** Codes that may be tried on one challenge. */
const challengeTries = 5;

/** Makes a token that proves something once. Those of the same kind the person has are void from now on. */
export async function issueUserToken(
  tx: Tx,
  /** `seconds`: other than the life its kind has, for somebody who does not wait for it. */
  wanted: { userId: UserId; kind: Exclude<TokenKind, 'email_change'>; seconds?: number; now: Date },
): Promise<{ token: string; expiresAt: Date; seconds: number }> {
  const { userId, kind, now } = wanted;
  const { prefix } = tokenKinds[kind];
  const { seconds = tokenKinds[kind].seconds } = wanted;
  const { token, hash } = issueToken(prefix);
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  // Several people may be logging in as one at once, each with a challenge of their own.
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
 * Whose token it is, if it is still good; it stays good. Lock the person before the token is used: whoever changes a
 * password locks in that order too.
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

/** Uses a token: of any number who come with it at once, one gets the person, all others null. */
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

/** Takes one of the tries a challenge has; false when it has none left or is over. */
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

/** How many of a kind were made for a person since `since`. */
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
