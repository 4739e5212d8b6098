import type { FastifyRequest } from 'fastify';
import type { MountDeps } from '#platform/http/mounted-operation.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { Principal } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { isFromOwnPage } from '#platform/http/session-cookies.ts';

/** What a request brought to show who sent it. */
type Credential = { kind: 'key' | 'bearer' | 'cookie'; value: string };

/** A key goes before a session, and what was sent on purpose before what the browser adds by itself. */
export function findCredential(deps: Pick<MountDeps, 'cookies'>, facts: RequestFacts): Credential | null {
  const key = facts.header('x-api-key');
  if (key !== null) return { kind: 'key', value: key };
  const bearer = /^Bearer (\S+)$/i.exec(facts.header('authorization') ?? '')?.[1];
  if (bearer !== undefined) return { kind: 'bearer', value: bearer };
  const cookie = deps.cookies.readAccess(facts.header('cookie'));
  return cookie === null ? null : { kind: 'cookie', value: cookie };
}

/** Who sent the request. 401 when nobody can be told, 403 for a write by cookie that a page of ours did not send. */
export async function authenticate(deps: MountDeps, request: FastifyRequest, facts: RequestFacts): Promise<Principal> {
  const credential = findCredential(deps, facts);
  if (!credential) {
    throw new Refusal('unauthenticated', 'Expected an API key in the header X-API-Key, or a session');
  }
  if (credential.kind === 'key') {
    const principal = await deps.authenticator.authenticateApiKey(credential.value, { ip: facts.ip });
    if (!principal) throw new Refusal('unauthenticated', 'This API key is unknown, expired or revoked');
    return principal;
  }
  const principal = await deps.authenticator.authenticateSession(credential.value);
  if (!principal)
    throw new Refusal('unauthenticated', 'This session is unknown, over or expired; log in or refresh it');
  const changesNothing = request.method === 'GET' || request.method === 'HEAD';
  if (credential.kind === 'cookie' && !changesNothing) {
    const isOurs = isFromOwnPage({
      accessToken: credential.value,
      csrfToken: facts.header('x-csrf-token'),
      origin: facts.origin,
      host: request.host,
    });
    if (!isOurs) {
      throw new Refusal('forbidden', 'A write by cookie needs the header X-CSRF-Token, as the log-in gave it');
    }
  }
  return principal;
}
