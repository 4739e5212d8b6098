import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, type Credential, noCredential } from '#platform/http/access/credentials.ts';
import { authorize, type Caller, findCaller, type Identity } from '#platform/http/access/identify.ts';
import type { MountDeps, MountedOperation } from '#platform/http/mounted-operation.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { Principal } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readRequestFacts } from '#platform/http/requests/request-facts.ts';

/** An admitted request: the facts of its head, and its caller. */
export interface Admission {
  facts: RequestFacts;
  caller: Caller;
  /** Null where the proof is a signature over the body: `identityOf` then verifies it after the body is read. */
  identity: Identity | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
  }
}

/**
 * Admits a request by its head, before its body is read: authentication, rate limit and authorization, in this order.
 * Refuses with 401, 429 and 403.
 */
export async function admit(
  mounted: MountedOperation,
  deps: MountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { operation } = mounted;
  reply.headers(mounted.headers);
  const facts = readRequestFacts(request, reply);
  const prove = (credential: Credential | null) => proveWithinLimit(credential, deps, request, reply, facts);
  const caller = await findCaller(mounted, deps, request, facts, prove);
  if (caller.kind === 'principal') {
    deps.limits.countForPrincipal(request, reply, { principal: caller.principal, operation });
  } else deps.limits.countForAddress(request, reply, operation);
  const isSignedBody = caller.kind === 'proof' && operation.takesRawBody === true;
  const identity = isSignedBody ? null : await authorize(mounted, deps, request, facts, caller);
  request.admission = { facts, caller, identity };
}

/** Returns the identity of an admitted request whose body has been read. */
export async function identityOf(
  mounted: MountedOperation,
  deps: MountDeps,
  request: FastifyRequest,
  { facts, caller, identity }: Admission,
): Promise<Identity> {
  return identity ?? authorize(mounted, deps, request, facts, caller);
}

/** Checks an admitted request's access again. Throws when the check itself fails. */
export async function isStillAdmitted(
  mounted: MountedOperation,
  deps: MountDeps,
  request: FastifyRequest,
  facts: RequestFacts,
): Promise<boolean> {
  try {
    const prove = async (credential: Credential | null) => {
      if (credential === null) throw noCredential();
      return authenticate(deps, credential, request, facts);
    };
    await authorize(mounted, deps, request, facts, await findCaller(mounted, deps, request, facts, prove));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Counts a credential that has not succeeded lately against its address before looking it up. */
async function proveWithinLimit(
  credential: Credential | null,
  deps: MountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  facts: RequestFacts,
): Promise<Principal> {
  const isProven = credential !== null && deps.provenCredentials.has(credential.value);
  if (!isProven) deps.limits.countForAddress(request, reply);
  if (credential === null) throw noCredential();
  try {
    const principal = await authenticate(deps, credential, request, facts);
    deps.provenCredentials.add(credential.value);
    return principal;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unauthenticated') deps.provenCredentials.delete(credential.value);
    throw error;
  }
}
