import type { UserPrincipal } from '#platform/http/principal.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { foreignPage, isOwnOrigin } from '#platform/http/own-pages.ts';
import { isFromOwnPage } from '#platform/http/session-cookies.ts';
import { csrfMissing } from './auth.errors.ts';
import type { AuthDeps } from './auth.operation.ts';

/** Refuses whatever did not certainly come from a page of ours: for what the browser alone proves, by a cookie. */
export function needOwnPage(request: RequestFacts): void {
  const isOurs =
    request.origin === null
      ? request.header('sec-fetch-site') === 'same-origin'
      : isOwnOrigin(request.origin, request.host) && !isKnownForeign(request);
  if (!isOurs) throw foreignPage();
}

const isKnownForeign = (request: RequestFacts) => !['same-origin', null].includes(request.header('sec-fetch-site'));

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
