import type { TenantId } from '@parley/contract/ids';
import type { FastifyRequest } from 'fastify';
import type { MountDeps, MountedOperation } from '#platform/http/mounted-operation.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { Actor, Principal } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Who asks, and for which tenant. */
export interface Identity {
  principal: Principal | null;
  actor: Actor | null;
  tenantId: TenantId | null;
  subject: unknown;
}

/** Checks the credential the operation asks for, then its scope. 401 without one, 403 naming the scope that is missing. */
export async function identify(
  { operation, areaDeps }: Pick<MountedOperation, 'operation' | 'areaDeps'>,
  deps: MountDeps,
  request: FastifyRequest,
  facts: RequestFacts,
): Promise<Identity> {
  switch (operation.access.kind) {
    case 'public': {
      const principal = facts.header('x-api-key') === null ? null : await authenticate(deps, facts);
      return { principal, actor: principal && actorOf(principal), tenantId: null, subject: null };
    }
    case 'tenant': {
      const principal = await authenticate(deps, facts);
      if (principal.kind !== 'api_key') {
        throw new Refusal(
          'forbidden',
          'This operation belongs to a tenant; a platform key is of none. Use an API key of the tenant',
        );
      }
      if (!principal.scopes.has(operation.access.scope)) {
        throw new Refusal('forbidden', `This key lacks the scope ${operation.access.scope}`);
      }
      return { principal, actor: actorOf(principal), tenantId: principal.tenantId, subject: null };
    }
    case 'signed': {
      const { proof } = operation.access;
      const proven = await proof.verify(
        {
          params: request.params as Record<string, string>,
          query: request.query as Record<string, string>,
          bearer: /^Bearer (\S+)$/i.exec(facts.header('authorization') ?? '')?.[1] ?? null,
          origin: facts.origin,
          now: deps.clock.now(),
          url: request.url,
          header: facts.header,
          rawBody: operation.takesRawBody === true && typeof request.body === 'string' ? request.body : null,
        },
        deps.db,
        areaDeps,
      );
      if (!proven) {
        const place = proof.inQuery
          ? `in the query, as ${proof.inQuery}`
          : proof.inHeader
            ? `in the header ${proof.inHeader}`
            : 'as Authorization: Bearer <token>';
        throw new Refusal('unauthenticated', `Expected a valid ${proof.name} ${place}`);
      }
      return { principal: null, actor: proven.actor, tenantId: proven.tenantId, subject: proven.subject };
    }
  }
}

async function authenticate(deps: MountDeps, facts: RequestFacts): Promise<Principal> {
  const key = facts.header('x-api-key');
  if (!key) throw new Refusal('unauthenticated', 'Expected an API key in the header X-API-Key');
  const principal = await deps.authenticator.authenticateApiKey(key);
  if (!principal) throw new Refusal('unauthenticated', 'This API key is unknown, expired or revoked');
  return principal;
}

function actorOf(principal: Principal): Actor {
  return { kind: principal.kind, id: principal.id, name: principal.name };
}
