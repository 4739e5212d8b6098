import type { TenantId } from '@parley/contract/ids';
import type { ResellerRole } from '@parley/contract/resources/reseller-staff';
import type { Scope } from '@parley/contract/scopes';
import type { Database } from '#db/open.ts';
import type { Actor } from '#platform/http/principal.ts';

/** Access rule of an operation: the credential a request needs, and the account in which it runs. */
export type Access =
  | PublicAccess
  | TenantAccess
  | PersonAccess
  | LoginAccess
  | ResellerAccess
  | AdminAccess
  | SignedAccess<unknown>;

/** Public access, rate limited by address. The operation finds the tenant itself, if there is one. */
export interface PublicAccess {
  kind: 'public';
  /** Reason for public access; shown in the API document. */
  reason: string;
  /** Refuses cross-origin requests: the answer identifies the caller. Programs send no Origin. */
  requiresSameOrigin?: true;
  /** An API key is verified where one is sent, and a wrong one refused. Otherwise credentials are ignored. */
  takesKey?: true;
  /** The request may have a session, which the operation is about. For the API document. */
  takesSession?: true;
}

/**
 * Access to a tenant: with its API key that has `scope`, a session whose role has it, or a reseller's key that has it
 * and names one of its customers in `X-Tenant-Id`.
 */
export interface TenantAccess {
  kind: 'tenant';
  scope: Scope;
  /** Alternative to a credential. */
  orProof?: Proof<unknown>;
}

/**
 * Access as one person of a tenant: by session, or named by an API key in `X-Acting-User`. Key and person both need
 * `scope`.
 */
export interface PersonAccess {
  kind: 'person';
  scope: Scope;
  /** Alternative to a credential; its actor is then the person. */
  orProof?: Proof<unknown>;
}

/** Access with any session, whatever its role and tenant. Runs in no tenant. */
export interface LoginAccess {
  kind: 'login';
}

/**
 * Access to a reseller: its own key or its staff with the role owner or admin, and those with a role of `or`; with
 * `needsAdmin: false` any of its keys and staff.
 */
export interface ResellerAccess {
  kind: 'reseller';
  needsAdmin: boolean;
  or?: readonly ResellerRole[];
}

/** Access to the platform: its key, or a session of a platform admin. The transaction sees every tenant. */
export interface AdminAccess {
  kind: 'admin';
}

/** Access with a proof bound to one subject, such as the token of a chat session. */
export interface SignedAccess<Subject> {
  kind: 'signed';
  proof: Proof<Subject>;
}

export interface ProofRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Value of `Authorization: Bearer`, or null. */
  bearer: string | null;
  origin: string | null;
  now: Date;
  /** Path and query as received. */
  url: string;
  /** Header by lower-case name. */
  header(name: string): string | null;
  /** The body as received, for an operation that takes it raw; else null. */
  rawBody: string | null;
}

export interface Proof<Subject> {
  /** Name in the API document. */
  name: string;
  /** Query parameter of the proof, where it is not `Authorization: Bearer <token>`. */
  inQuery?: string;
  /** Header of the proof, likewise. */
  inHeader?: string;
  description: string;
  /** True when a request has this proof, valid or not, where an operation also takes credentials. */
  isShown?(request: ProofRequest): boolean;
  /**
   * Returns the subject and its tenant, or null when the proof is missing, wrong or expired. May throw specific
   * refusals. `deps` are those of the operation's area.
   */
  verify(
    request: ProofRequest,
    db: Database,
    deps?: unknown,
  ): Promise<{ tenantId: TenantId; actor: Actor; subject: Subject } | null>;
}

export const publicAccess = (reason: string): PublicAccess => ({ kind: 'public', reason });
export const publicOrKey = (reason: string): PublicAccess => ({ kind: 'public', reason, takesKey: true });
export const sameOrigin = (reason: string): PublicAccess => ({ kind: 'public', reason, requiresSameOrigin: true });
/** The same with an optional session. */
export const sameOriginWithSession = (reason: string): PublicAccess => ({ ...sameOrigin(reason), takesSession: true });
export const apiKey = (scope: Scope): TenantAccess => ({ kind: 'tenant', scope });
export const person = (scope: Scope): PersonAccess => ({ kind: 'person', scope });
export const apiKeyOr = <Subject>(
  scope: Scope,
  orProof: Proof<Subject>,
): TenantAccess & { orProof: Proof<Subject> } => ({
  kind: 'tenant',
  scope,
  orProof,
});
export const personOr = <Subject>(
  scope: Scope,
  orProof: Proof<Subject>,
): PersonAccess & { orProof: Proof<Subject> } => ({
  kind: 'person',
  scope,
  orProof,
});
export const login = (): LoginAccess => ({ kind: 'login' });
export const reseller = (who: Omit<ResellerAccess, 'kind'>): ResellerAccess => ({ kind: 'reseller', ...who });
export const admin = (): AdminAccess => ({ kind: 'admin' });
export const signedBy = <Subject>(proof: Proof<Subject>): SignedAccess<Subject> => ({ kind: 'signed', proof });
