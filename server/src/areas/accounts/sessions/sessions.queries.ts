import type { ResellerId, SessionId, TenantId, UserId } from '@parley/contract/ids';
import type { SessionTokens } from '@parley/contract/resources/session';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { csrfTokenOf } from '#platform/http/access/session-cookies.ts';
import { findTokenLookup, issueToken, matchesTokenHash } from '#platform/ids/token.ts';
import { networkOf } from '#platform/rate-limit/rate-limit-headers.ts';
import { sessionLifetimes } from './session-lifetimes.rules.ts';

export const accessTokenPrefix = 'sess';
export const refreshTokenPrefix = 'refr';

/** Network and device of a session. */
export interface SessionPlace {
  ip: string;
  userAgent: string;
}

/** Days a network stays familiar after the user's last session there. */
const familiarDays = 30;

/** True when the user of an address had a recent session from the network of `ip`. Same cost for unknown addresses. */
export async function isFamiliarPlace(tx: Tx, asked: { email: string; ip: string; now: Date }): Promise<boolean> {
  const since = new Date(asked.now.getTime() - familiarDays * dayMs);
  const rows = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.ip')
    .distinct()
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${asked.email})`)
    .where('sessions.last_used_at', '>', since)
    .limit(200)
    .execute();
  const place = networkOf(asked.ip);
  return rows.some(({ ip }) => networkOf(ip) === place);
}

/** Inserts a session with id and tokens. `tx` has the platform role. */
export async function insertSession(
  tx: Tx,
  session: {
    id: SessionId;
    userId: UserId;
    tenantId: TenantId | null;
    resellerId: ResellerId | null;
    place: SessionPlace;
    now: Date;
  },
): Promise<SessionTokens> {
  const { id, now } = session;
  const expiresAt = after(now, sessionLifetimes.session);
  const made = makeTokens(now, expiresAt);
  await tx
    .insertInto('sessions')
    .values({
      id,
      user_id: session.userId,
      tenant_id: session.tenantId,
      reseller_id: session.resellerId,
      ...made.access,
      ...placeColumns(session.place),
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({ session_id: id, ...made.refresh })
    .execute();
  return made.tokens;
}

/** Rotates a session's tokens; voids the previous ones. `tx` has the platform role and holds the session's row lock. */
export async function renewTokens(
  tx: Tx,
  session: { id: string; expiresAt: Date; tenantId?: TenantId | null; place: SessionPlace; now: Date },
): Promise<SessionTokens> {
  const { id, now, tenantId } = session;
  const made = makeTokens(now, session.expiresAt);
  await tx
    .updateTable('sessions')
    .set({
      ...made.access,
      ...placeColumns(session.place),
      last_used_at: now,
      ...(tenantId === undefined ? {} : { tenant_id: tenantId }),
    })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('session_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({ session_id: id, ...made.refresh })
    .execute();
  return made.tokens;
}

/** Finds an open session of an enabled user and locks its row until the transaction ends. */
export function lockOpenSession(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.tenant_id', 'sessions.expires_at', 'users.name'])
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst();
}

/** Finds the session of an access token, expired ones included; undefined when the session has ended. */
export async function findSessionByAccessToken(tx: Tx, token: string) {
  const lookup = findTokenLookup({ token, prefix: accessTokenPrefix });
  if (!lookup) return undefined;
  const rows = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.tenant_id', 'sessions.access_hash', 'users.name'])
    .where('sessions.access_lookup', '=', lookup)
    .where('sessions.ended_at', 'is', null)
    .execute();
  return rows.find((row) => matchesTokenHash(token, row.access_hash));
}

/** Reason a session ended; stored with it. */
export type EndReason =
  | 'logout'
  | 'replaced'
  | 'ended_by_user'
  | 'token_reuse'
  | 'password_changed'
  | 'password_reset'
  | 'second_factor_changed';

/** Ends a session; false when it had ended. */
export async function endSession(tx: Tx, end: { id: string; reason: EndReason; now: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('sessions')
    .set({ ended_at: end.now, end_reason: end.reason })
    .where('id', '=', end.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a user's sessions at once in every process; returns the count. Spares `exceptSessionId`; with `tenantId`, only
 * sessions in that tenant. `tx` has the platform role.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: UserId,
  options: { exceptSessionId?: SessionId; tenantId?: TenantId; reason: string; now: Date },
): Promise<number> {
  let ending = tx
    .updateTable('sessions')
    .set({ ended_at: options.now, end_reason: options.reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (options.exceptSessionId !== undefined) ending = ending.where('id', '<>', options.exceptSessionId);
  if (options.tenantId !== undefined) ending = ending.where('tenant_id', '=', options.tenantId);
  return (await ending.returning('id').execute()).length;
}

function makeTokens(now: Date, sessionEnds: Date) {
  const access = issueToken(accessTokenPrefix);
  const refresh = issueToken(refreshTokenPrefix);
  const accessExpiresAt = earlier(after(now, sessionLifetimes.access), sessionEnds);
  const refreshExpiresAt = earlier(after(now, sessionLifetimes.refresh), sessionEnds);
  const tokens: SessionTokens = {
    access_token: access.token,
    refresh_token: refresh.token,
    token_type: 'bearer',
    expires_in: secondsBetween(now, accessExpiresAt),
    refresh_expires_in: secondsBetween(now, refreshExpiresAt),
    csrf_token: csrfTokenOf(access.token),
  };
  return {
    tokens,
    access: { access_lookup: access.lookup, access_hash: access.hash, access_expires_at: accessExpiresAt },
    refresh: { token_hash: refresh.hash, created_at: now, expires_at: refreshExpiresAt },
  };
}

const longestUserAgent = 200;
const placeColumns = ({ ip, userAgent }: SessionPlace) => ({ ip, user_agent: userAgent.slice(0, longestUserAgent) });
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
const secondsBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000);
