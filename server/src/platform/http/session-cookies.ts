import { createHash } from 'node:crypto';
import { parse } from 'cookie';
import { isOwnOrigin } from '#platform/http/own-pages.ts';
import { equalsInConstantTime } from '#platform/ids/token.ts';

/** How browsers keep a session: HttpOnly, so that no script of a page can read it, and only sent by our own pages. */
export interface SessionCookies {
  /** Values of `Set-Cookie` for a session that was opened or refreshed. */
  write(tokens: { access: string; accessSeconds: number; refresh: string; refreshSeconds: number }): string[];
  /** Values of `Set-Cookie` that remove it. */
  clear(): string[];
  readAccess(cookieHeader: string | null): string | null;
  readRefresh(cookieHeader: string | null): string | null;
}

/** The refresh token is sent to the one address that takes it, and to no other. */
const refreshPath = '/api/auth/refresh';

/**
 * Over https the names carry prefixes by which browsers promise that nobody but this very host has set them (RFC
 * 6265bis, 4.1.3), so a neighbouring site cannot slip in a session of its own.
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
 * What a page must send as `X-CSRF-Token` with every write by cookie. Follows from the access token, which only the
 * answer to a log-in or refresh has told the page; a page of another site knows neither.
 */
export function csrfTokenOf(accessToken: string): string {
  return createHash('sha256').update(`csrf ${accessToken}`).digest('base64url');
}

/** Whether a write by cookie comes from a page of ours. */
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
