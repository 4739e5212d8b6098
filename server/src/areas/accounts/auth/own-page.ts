import { isOwnOrigin, originNotAllowed } from '#platform/http/access/same-origin.ts';
import { passesCsrfCheck } from '#platform/http/access/session-cookies.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { UserPrincipal } from '#platform/http/principal.ts';
import { csrfMissing } from './auth.errors.ts';
import type { AuthDeps } from './auth.operation.ts';

/**
 * Requires same-origin (CSRF defence): refuses requests that did not provably come from a page of ours, for operations
 * authenticated by cookie alone.
 */
export function requireOwnOrigin(request: RequestFacts): void {
  const isOurs =
    request.origin === null
      ? request.header('sec-fetch-site') === 'same-origin'
      : isOwnOrigin(request.origin, request.host) && !isKnownForeign(request);
  if (!isOurs) throw originNotAllowed();
}

const isKnownForeign = (request: RequestFacts) => !['same-origin', null].includes(request.header('sec-fetch-site'));

/** Finds the session of a request to a public operation, judged as on protected ones. */
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

/** Refuses a cookie-authenticated write without a CSRF proof. */
export function requireCsrfToken(proof: SessionProof, request: RequestFacts): void {
  if (!proof.isCookie) return;
  const { origin, host } = request;
  const csrfToken = request.header('x-csrf-token');
  if (!passesCsrfCheck({ accessToken: proof.accessToken, csrfToken, origin, host })) throw csrfMissing();
}

/** Finds the signed-in user for operations that are public too. Null: anonymous. */
export async function findLoggedIn(
  request: RequestFacts,
  deps: Pick<AuthDeps, 'cookies' | 'authenticator'>,
): Promise<UserPrincipal | null> {
  const proof = findSessionProof(request, deps);
  const principal = proof && (await deps.authenticator.authenticateSession(proof.accessToken));
  if (!proof || !principal) return null;
  requireCsrfToken(proof, request);
  return principal;
}
