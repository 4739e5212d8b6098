import type { FastifyRequest } from 'fastify';
import { passesCsrfCheck } from '#platform/http/access/session-cookies.ts';
import type { MountDeps } from '#platform/http/mounted-operation.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { Principal } from '#platform/http/principal.ts';
import { plainRefusal } from '#platform/http/refusal.ts';

/** Credential of a request. */
export type Credential = { kind: 'key' | 'bearer' | 'cookie'; value: string };

/**
 * Finds the credential of a request. An explicit one goes before the cookie, which the browser adds automatically; two
 * explicit ones are refused as ambiguous.
 */
export function findCredential(deps: Pick<MountDeps, 'cookies'>, facts: RequestFacts): Credential | null {
  const key = findApiKey(facts);
  const bearer = findBearer(facts);
  if (key !== null && bearer !== null) throw conflictingCredentials('X-API-Key and Authorization');
  if (key !== null) return { kind: 'key', value: key };
  if (bearer !== null) return { kind: 'bearer', value: bearer };
  const cookie = deps.cookies.readAccess(facts.header('cookie'));
  return cookie === null ? null : { kind: 'cookie', value: cookie };
}

/** Reads the API key. An empty header counts as none: programs without a key send it. */
export function findApiKey(facts: Pick<RequestFacts, 'header'>): string | null {
  const key = facts.header('x-api-key')?.trim() || null;
  // Node joins headers of one name.
  if (key?.includes(',')) throw conflictingCredentials('X-API-Key twice');
  return key;
}

export function findBearer(facts: Pick<RequestFacts, 'header'>): string | null {
  const authorization = facts.header('authorization') ?? '';
  if (/^Bearer\s.*,\s*\w+ /i.test(authorization)) throw conflictingCredentials('Authorization twice');
  return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? null;
}

export const conflictingCredentials = (which: string) =>
  plainRefusal('conflicting_credentials', `Expected one credential, and the request has ${which}; send one of them`);

export const noCredential = () =>
  plainRefusal('unauthenticated', 'Expected an API key in the header X-API-Key, or a session');

/**
 * Authenticates the credential's owner. 401 for an invalid one, 403 for a write by cookie that fails the CSRF check.
 */
export async function authenticate(
  deps: MountDeps,
  credential: Credential,
  request: FastifyRequest,
  facts: RequestFacts,
): Promise<Principal> {
  if (credential.kind === 'key') {
    const principal = await deps.authenticator.authenticateApiKey(credential.value, { ip: facts.ip });
    if (!principal) throw plainRefusal('unauthenticated', 'This API key is unknown, expired or revoked');
    return principal;
  }
  const principal = await deps.authenticator.authenticateSession(credential.value);
  if (!principal)
    throw plainRefusal('unauthenticated', 'This session is unknown, over or expired; sign in or refresh it');
  const changesNothing = request.method === 'GET' || request.method === 'HEAD';
  if (credential.kind === 'cookie' && !changesNothing) {
    const isOurs = passesCsrfCheck({
      accessToken: credential.value,
      csrfToken: facts.header('x-csrf-token'),
      origin: facts.origin,
      host: request.host,
    });
    if (!isOurs) {
      throw plainRefusal(
        'forbidden',
        'A write with the session cookie needs the header X-CSRF-Token (CSRF protection); send the token that sign-in returned',
      );
    }
  }
  return principal;
}
