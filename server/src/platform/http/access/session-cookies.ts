import { createHash } from 'node:crypto';
import { parse } from 'cookie';
import { isOwnOrigin } from '#platform/http/access/same-origin.ts';
import { equalsInConstantTime } from '#platform/ids/token.ts';

/** Cookies of a session: HttpOnly, so that no script can read them, and sent by our own pages only. */
export interface SessionCookies {
  /** Values of `Set-Cookie` for a session that was created or refreshed. */
  write(tokens: { access: string; accessSeconds: number; refresh: string; refreshSeconds: number }): string[];
  /** Values of `Set-Cookie` that remove it. */
  clear(): string[];
  readAccess(cookieHeader: string | null): string | null;
  readRefresh(cookieHeader: string | null): string | null;
}

/** Path of the refresh token's cookie: it is sent to the refresh operation only. */
const refreshPath = '/api/auth/refresh';

/**
 * Creates the cookies. Over https their names have prefixes with which browsers guarantee that this very host set them
 * (RFC 6265bis, 4.1.3), against session fixation from a sibling domain.
 */
export function createSessionCookies({ isSecure }: { isSecure: boolean }): SessionCookies {
  const accessName = isSecure ? '__Host-parley_session' : 'parley_session';
  const refreshName = isSecure ? '__Secure-parley_refresh' : 'parley_refresh';
  const common = `HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const read = (header: string | null, name: string) => (header === null ? null : (parse(header)[name] ?? null));
  return {
    write: ({ access, accessSeconds, refresh, refreshSeconds }) => [
      `${accessName}=${access}; Path=/; Max-Age=${accessSeconds}; ${common}`,
      `${refreshName}=${refresh}; Path=${refreshPath}; Max-Age=${refreshSeconds}; ${common}`,
    ],
    clear: () => [
      `${accessName}=; Path=/; Max-Age=0; ${common}`,
      `${refreshName}=; Path=${refreshPath}; Max-Age=0; ${common}`,
    ],
    readAccess: (header) => read(header, accessName),
    readRefresh: (header) => read(header, refreshName),
  };
}

/**
 * CSRF token for `X-CSRF-Token`, required for every write by cookie. Derived from the access token, which only the
 * response to a sign-in or refresh gives to the page; a page of another site knows neither.
 */
export function csrfTokenOf(accessToken: string): string {
  return createHash('sha256').update(`csrf ${accessToken}`).digest('base64url');
}

/** Checks a write by cookie: CSRF token and origin. */
export function passesCsrfCheck(request: {
  accessToken: string;
  csrfToken: string | null;
  origin: string | null;
  host: string | null;
}): boolean {
  const { accessToken, csrfToken, origin, host } = request;
  if (origin !== null && !isOwnOrigin(origin, host)) return false;
  return csrfToken !== null && equalsInConstantTime(csrfToken, csrfTokenOf(accessToken));
}
