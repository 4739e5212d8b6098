import type { SessionId, TenantId, UserId } from '@parley/contract/ids';
import type { SessionUser, SignedIn } from '@parley/contract/resources/session';
import { endSession, findSessionByAccessToken, insertSession, type SessionPlace } from '#areas/accounts/sessions';
import { auditUserAction, chooseTenant, findResellerOf, findUserById, type UserRow } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import type { SessionCookies } from '#platform/http/access/session-cookies.ts';
import type { AnswerHeaders, RequestFacts } from '#platform/http/operation.ts';

export const placeOf = (request: RequestFacts): SessionPlace => ({
  ip: request.ip,
  userAgent: request.header('user-agent') ?? '',
});

/**
 * Opens a session for an authenticated user, writes the audit row and returns the sign-in response. Ends the browser's
 * previous session. `tx` has the platform role; audit nothing after this in it. `tenantId` selects the tenant; by
 * default that of the last session.
 */
export async function openSession(
  tx: Tx,
  opened: {
    userId: UserId;
    tenantId?: TenantId;
    /** Authentication method, for the audit log. */
    by: 'password' | 'second_factor' | 'recovery_code' | 'sign_up' | 'email_verification' | 'invite';
    sessionId: SessionId;
    request: RequestFacts;
    cookies: SessionCookies;
    now: Date;
  },
): Promise<SignedIn> {
  const { userId, request, now } = opened;
  const user = await findUserById(tx, userId);
  if (!user || user.disabled_at) throw new TypeError('a session is opened for somebody who may come in');
  const replaced = await endCookieSession(tx, opened);
  const tenantId = opened.tenantId ?? (await chooseTenant(tx, userId));
  const reseller = await findResellerOf(tx, userId);
  const tokens = await insertSession(tx, {
    id: opened.sessionId,
    userId,
    tenantId,
    resellerId: reseller?.id ?? null,
    place: placeOf(request),
    now,
  });
  await auditUserAction(tx, {
    name: 'auth.login',
    user,
    tenantId,
    resourceId: opened.sessionId,
    requestId: request.id,
    details: { by: opened.by, ...(replaced ? { replaced_session_id: replaced } : {}) },
    now,
  });
  return { status: 'signed_in', ...tokens, user: presentUser(user) };
}

/** Ends the session the request carried: a new sign-in never continues a previous one (session fixation). */
async function endCookieSession(
  tx: Tx,
  { request, cookies, now }: { request: RequestFacts; cookies: SessionCookies; now: Date },
): Promise<string | null> {
  const token = cookies.readAccess(request.header('cookie'));
  const session = token === null ? undefined : await findSessionByAccessToken(tx, token);
  if (!session) return null;
  await endSession(tx, { id: session.id, reason: 'replaced', now });
  return session.id;
}

/** Sets the cookies of a new or refreshed session. */
export function setSessionCookies(
  headers: AnswerHeaders,
  cookies: SessionCookies,
  tokens: Pick<SignedIn, 'access_token' | 'refresh_token' | 'expires_in' | 'refresh_expires_in'>,
): void {
  const values = cookies.write({
    access: tokens.access_token,
    accessSeconds: tokens.expires_in,
    refresh: tokens.refresh_token,
    refreshSeconds: tokens.refresh_expires_in,
  });
  for (const value of values) headers.set('set-cookie', value);
}

export function presentUser(user: UserRow): SessionUser {
  return {
    id: user.id as UserId,
    email: user.email,
    name: user.name,
    language: user.language,
    email_verified: user.email_verified_at !== null,
    second_factor_enabled: user.second_factor_since !== null,
  };
}
