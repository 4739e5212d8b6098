import type { UserPrincipal } from '#platform/http/principal.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { isFromOwnPage } from '#platform/http/session-cookies.ts';
import { csrfMissing, foreignPage } from './auth.errors.ts';
import type { AuthDeps } from './auth.operation.ts';

/**
 * Refuses a page of another site. What gives cookies must not be asked for by one: it could log its visitor in as
 * somebody else. Programs send no Origin.
 */
export function refuseForeignPage(request: RequestFacts): void {
  if (request.origin !== null && !isOwn(request.origin, request)) throw foreignPage();
}

/** Refuses whatever did not certainly come from a page of ours: for what the browser alone proves, by a cookie. */
export function needOwnPage(request: RequestFacts): void {
  const isOurs =
    request.origin === null
      ? request.header('sec-fetch-site') === 'same-origin'
      : isOwn(request.origin, request) && !isKnownForeign(request);
  if (!isOurs) throw foreignPage();
}

const isKnownForeign = (request: RequestFacts) => !['same-origin', null].includes(request.header('sec-fetch-site'));

function isOwn(origin: string, request: RequestFacts): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** What a request to an operation without access of its own brought of a session, judged as the mount would. */
export interface SessionProof {
  accessToken: string;
  isCookie: boolean;
}

export function findSessionProof(request: RequestFacts, deps: Pick<AuthDeps, 'cookies'>): SessionProof | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  if (bearer !== undefined) return { accessToken: bearer, isCookie: false };
  const cookie = deps.cookies.readAccess(request.header('cookie'));
  return cookie === null ? null : { accessToken: cookie, isCookie: true };
}

/** Refuses a write by cookie that no page of ours has sent. */
export function needCsrfToken(proof: SessionProof, request: RequestFacts): void {
  if (!proof.isCookie) return;
  const { origin, host } = request;
  const csrfToken = request.header('x-csrf-token');
  if (!isFromOwnPage({ accessToken: proof.accessToken, csrfToken, origin, host })) throw csrfMissing();
}

/** Who is logged in, for operations that somebody may also use who is not. Null: nobody. */
export async function findLoggedIn(
  request: RequestFacts,
  deps: Pick<AuthDeps, 'cookies' | 'authenticator'>,
): Promise<UserPrincipal | null> {
  const proof = findSessionProof(request, deps);
  const principal = proof && (await deps.authenticator.authenticateSession(proof.accessToken));
  if (!proof || !principal) return null;
  needCsrfToken(proof, request);
  return principal;
}
