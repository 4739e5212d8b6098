import { type ResellerId, TenantId, UserId } from '@parley/contract/ids';
import { type Scope, scopesOfRole } from '@parley/contract/scopes';
import type { FastifyRequest } from 'fastify';
import { platformChain } from '#platform/audit/audit-entry.ts';
import type { PersonAccess, Proof, ProofRequest, ResellerAccess } from '#platform/http/access/access.ts';
import { accountSuspended, requireAccount } from '#platform/http/access/account-state.ts';
import {
  type Credential,
  conflictingCredentials,
  findApiKey,
  findBearer,
  findCredential,
  noCredential,
} from '#platform/http/access/credentials.ts';
import { requireSameOrigin } from '#platform/http/access/same-origin.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import type { MountDeps, MountedOperation } from '#platform/http/mounted-operation.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { Actor, Person, Principal, UserPrincipal } from '#platform/http/principal.ts';
import { plainRefusal } from '#platform/http/refusal.ts';

/** Identity of a request: principal, actor and account. */
export interface Identity {
  principal: Principal | null;
  actor: Actor | null;
  /** Account of the operation's transaction: a tenant, a reseller, or the platform itself. Null: none. */
  accountId: TenantId | null;
  /** The person acted as: of the session, or named by a key. */
  person: Person | null;
  /** Scopes in the tenant: for a key that acts for a person, those both have. */
  scopes: ReadonlySet<Scope>;
  subject: unknown;
  /** The caller is, or acts for, a reseller: what it issues is marked, and conversations need the customer's consent. */
  isReseller: boolean;
}

/** Caller of a request before authorization. */
export type Caller =
  | { kind: 'anyone' }
  | { kind: 'principal'; principal: Principal }
  /** Bearer of a proof, which is verified with the operation's dependencies. */
  | { kind: 'proof'; proof: Proof<unknown> };

type Asked = Pick<MountedOperation, 'operation' | 'areaDeps' | 'module'>;

/** Identifies the caller. `prove` receives the credential the operation accepts, or null without one. */
export async function findCaller(
  { operation }: Pick<MountedOperation, 'operation'>,
  deps: MountDeps,
  request: FastifyRequest,
  facts: RequestFacts,
  prove: (credential: Credential | null) => Promise<Principal>,
): Promise<Caller> {
  const { access } = operation;
  if (access.kind === 'public') {
    const key = access.takesKey ? findApiKey(facts) : null;
    if (key === null) return { kind: 'anyone' };
    return { kind: 'principal', principal: await prove({ kind: 'key', value: key }) };
  }
  if (access.kind === 'signed') return { kind: 'proof', proof: access.proof };
  if ('orProof' in access && access.orProof?.isShown?.(proofRequestOf(operation, deps, request, facts))) {
    const { inQuery, inHeader } = access.orProof;
    const besideProof = findApiKey(facts) ?? (inQuery || inHeader ? findBearer(facts) : null);
    if (besideProof !== null) throw conflictingCredentials(`a ${access.orProof.name} and another credential`);
    return { kind: 'proof', proof: access.orProof };
  }
  return { kind: 'principal', principal: await prove(findCredential(deps, facts)) };
}

/**
 * Authorizes the caller: 401 without a credential or proof, 403 naming what is missing. In a tenant also by the state of
 * the account: suspended, modules switched off, conversations private.
 */
export async function authorize(
  asked: Asked,
  deps: MountDeps,
  request: FastifyRequest,
  facts: RequestFacts,
  caller: Caller,
): Promise<Identity> {
  const identity = await identify(asked, deps, request, facts, caller);
  await requireAccount(asked, deps, identity);
  return identity;
}

async function identify(
  asked: Asked,
  deps: MountDeps,
  request: FastifyRequest,
  facts: RequestFacts,
  caller: Caller,
): Promise<Identity> {
  const { access } = asked.operation;
  if (caller.kind === 'proof') {
    const proofRequest = proofRequestOf(asked.operation, deps, request, facts);
    const identity = await byProof(caller.proof, proofRequest, asked.areaDeps, deps);
    return access.kind === 'person' ? asPersonProven(identity, access, caller.proof, deps) : identity;
  }
  if (access.kind === 'public') {
    if (access.requiresSameOrigin) requireSameOrigin(facts);
    return identityOf(caller.kind === 'principal' ? caller.principal : null, null);
  }
  if (caller.kind === 'anyone') throw noCredential();
  const { principal } = caller;
  switch (access.kind) {
    case 'tenant': {
      const identity = await inTenant(principal, access.scope, deps, facts);
      return facts.header('x-acting-user') === null ? identity : asPerson(identity, access.scope, deps, facts);
    }
    case 'person':
      return asPerson(await inTenant(principal, access.scope, deps, facts), access.scope, deps, facts);
    case 'login':
      if (principal.kind === 'user') return identityOf(principal, null);
      throw plainRefusal('forbidden', 'This operation acts as one person; sign in instead of using a key');
    case 'reseller':
      return { ...identityOf(principal, accountOfReseller(principal, access)), isReseller: true };
    case 'admin': {
      const isAdmin = principal.kind === 'platform_key' || (principal.kind === 'user' && principal.isPlatformAdmin);
      if (!isAdmin) throw platformOnly();
      return identityOf(principal, platformChain);
    }
    case 'signed':
      throw new TypeError('a signed operation has no principal');
  }
}

const platformOnly = defineRefusal(
  'forbidden',
  'platform_only',
  'This operation belongs to the platform; use a platform key',
);

const noScopes: ReadonlySet<Scope> = new Set<never>();

function identityOf(principal: Principal | null, accountId: TenantId | null): Identity {
  const scopes = principal && 'scopes' in principal ? principal.scopes : noScopes;
  const actor = principal && actorOf(principal);
  return { principal, actor, accountId, person: null, scopes, subject: null, isReseller: isReseller(principal) };
}

/** A key issued by a reseller counts: it may have kept the secret. */
function isReseller(principal: Principal | null): boolean {
  switch (principal?.kind) {
    case 'reseller_key':
      return true;
    case 'api_key':
      return principal.isIssuedByReseller;
    case 'user':
      return typeof principal.tenant?.supportAccess?.resellerId === 'string';
    default:
      return false;
  }
}

/** Finds the principal's tenant and requires `scope` there. */
async function inTenant(principal: Principal, scope: Scope, deps: MountDeps, facts: RequestFacts): Promise<Identity> {
  switch (principal.kind) {
    case 'api_key':
      needScope(principal.scopes, scope, 'This key');
      return identityOf(principal, principal.tenantId);
    case 'user':
      if (!principal.tenant)
        throw principal.isTenantSuspended ? accountSuspended() : plainRefusal('forbidden', noTenant(principal));
      needScope(principal.scopes, scope, `Your role ${principal.tenant.role}`);
      return {
        ...identityOf(principal, principal.tenant.id),
        person: { id: principal.id, name: principal.name, role: principal.tenant.role },
      };
    case 'reseller_key': {
      const tenantId = await namedCustomer(principal.resellerId, deps, facts);
      needScope(principal.scopes, scope, 'This key');
      return identityOf(principal, tenantId);
    }
    case 'platform_key':
      throw plainRefusal(
        'forbidden',
        'This operation belongs to a tenant; a platform key is of none. Use an API key of the tenant',
      );
  }
}

async function namedCustomer(resellerId: ResellerId, deps: MountDeps, facts: RequestFacts): Promise<TenantId> {
  const named = facts.header('x-tenant-id');
  if (named === null) {
    throw plainRefusal('forbidden', 'This operation belongs to a tenant; name one of your customers in X-Tenant-Id');
  }
  const tenantId = TenantId.safeParse(named);
  if (!tenantId.success || !(await deps.authenticator.isCustomer(resellerId, tenantId.data))) {
    throw plainRefusal('not_found', 'You have no customer of the id in X-Tenant-Id');
  }
  return tenantId.data;
}

/** Resolves the person the operation acts as: that of the session, or the one named by a key. */
async function asPerson(identity: Identity, scope: Scope, deps: MountDeps, facts: RequestFacts): Promise<Identity> {
  const { principal } = identity;
  if (principal?.kind !== 'api_key' && principal?.kind !== 'reseller_key') return identity;
  const person = await namedPerson(identity.accountId, scope, deps, facts);
  const via = { kind: principal.kind, id: principal.id, name: principal.name };
  const ofRole = scopesOfRole[person.role];
  return {
    ...identity,
    person,
    actor: { kind: 'user', id: person.id, name: person.name, via },
    scopes: new Set(ofRole.filter((each) => identity.scopes.has(each))),
  };
}

async function namedPerson(
  tenantId: TenantId | null,
  scope: Scope,
  deps: MountDeps,
  facts: RequestFacts,
): Promise<Person> {
  const named = facts.header('x-acting-user');
  if (named === null) {
    throw plainRefusal('invalid_request', 'This operation acts as one person; name them in X-Acting-User', {
      details: [{ path: 'headers/x-acting-user', code: 'required', message: 'expected the id of a user' }],
    });
  }
  const userId = UserId.safeParse(named);
  const person = userId.success && tenantId ? await deps.authenticator.findMember(tenantId, userId.data) : null;
  if (!person) throw plainRefusal('not_found', 'This tenant has no user of the id in X-Acting-User');
  needScope(new Set(scopesOfRole[person.role]), scope, `The role ${person.role} of this user`);
  return person;
}

function accountOfReseller(principal: Principal, { needsAdmin, or = [] }: ResellerAccess): TenantId {
  const found =
    principal.kind === 'reseller_key'
      ? { id: principal.resellerId, isAdmin: principal.isAdmin }
      : principal.kind === 'user' && principal.reseller
        ? { id: principal.reseller.id, isAdmin: ['owner', 'admin', ...or].includes(principal.reseller.role) }
        : null;
  if (!found) throw plainRefusal('forbidden', 'This operation belongs to a reseller; use its key or its staff');
  if (needsAdmin && !found.isAdmin) {
    throw plainRefusal('forbidden', "This operation needs the admin role: the reseller's own key, or staff with it");
  }
  // A reseller is an account like a tenant: its transactions see its rows and no tenant's.
  return found.id as string as TenantId;
}

const scopeMissing = defineRefusal('forbidden', 'scope_missing', '{{who}} lacks the scope {{scope}}');

function needScope(held: ReadonlySet<Scope>, scope: Scope, who: string): void {
  if (!held.has(scope)) throw scopeMissing({ who, scope });
}

function proofRequestOf(
  operation: MountedOperation['operation'],
  deps: MountDeps,
  request: FastifyRequest,
  facts: RequestFacts,
): ProofRequest {
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    bearer: findBearer(facts),
    origin: facts.origin,
    now: deps.clock.now(),
    url: request.url,
    header: facts.header,
    rawBody: operation.takesRawBody === true && typeof request.body === 'string' ? request.body : null,
  };
}

/** Limits a person's proof to that person's present scopes. */
async function asPersonProven(
  identity: Identity,
  access: PersonAccess,
  proof: Proof<unknown>,
  deps: MountDeps,
): Promise<Identity> {
  const userId = UserId.safeParse(identity.actor?.id);
  const found =
    userId.success && identity.accountId ? await deps.authenticator.findMember(identity.accountId, userId.data) : null;
  if (!found) throw plainRefusal('unauthenticated', `The person of this ${proof.name} is not in the tenant any more`);
  needScope(new Set(scopesOfRole[found.role]), access.scope, `Your role ${found.role}`);
  return { ...identity, person: found, scopes: new Set(scopesOfRole[found.role]) };
}

async function byProof(
  proof: Proof<unknown>,
  asked: ProofRequest,
  areaDeps: unknown,
  deps: MountDeps,
): Promise<Identity> {
  const proven = await proof.verify(asked, deps.db, areaDeps);
  if (!proven) {
    const place = proof.inQuery
      ? `in the query, as ${proof.inQuery}`
      : proof.inHeader
        ? `in the header ${proof.inHeader}`
        : 'as Authorization: Bearer <token>';
    throw plainRefusal('unauthenticated', `Expected a valid ${proof.name} ${place}`);
  }
  const { actor, tenantId, subject } = proven;
  return { principal: null, actor, accountId: tenantId, person: null, scopes: noScopes, subject, isReseller: false };
}

function noTenant({ isPlatformAdmin }: UserPrincipal): string {
  return isPlatformAdmin
    ? 'You work in no tenant now; switch to yours, or enter one with POST /api/admin/tenants/{tenantId}/enter'
    : 'You belong to no tenant; ask for an invitation';
}

function actorOf(principal: Principal): Actor {
  const actor: Actor = { kind: principal.kind, id: principal.id, name: principal.name };
  if (principal.kind !== 'user' || !principal.tenant?.supportAccess) return actor;
  const { resellerId } = principal.tenant.supportAccess;
  if (resellerId !== null) return { ...actor, via: { kind: 'impersonation', id: resellerId, name: 'Reseller' } };
  return { ...actor, via: { kind: 'support_access', id: principal.sessionId, name: 'Platform admin' } };
}
