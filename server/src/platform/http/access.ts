import type { TenantId } from '@parley/contract/ids';
import type { Scope } from '@parley/contract/scopes';
import type { Database } from '#db/open.ts';
import type { Actor } from '#platform/http/principal.ts';

/** What a request must show before an operation runs, and in which account it then runs. */
export type Access =
  | PublicAccess
  | TenantAccess
  | PersonAccess
  | LoginAccess
  | ResellerAccess
  | AdminAccess
  | SignedAccess<unknown>;

/** Anyone, limited per address. The operation finds the tenant itself, if there is one. */
export interface PublicAccess {
  kind: 'public';
  /** Why no credential is asked for; shown in the API document. */
  reason: string;
  /** Pages of other sites are refused, and told nothing: it is about who somebody is. Programs send no Origin. */
  onlyOwnPages?: true;
  /** An API key is looked at where one is sent, and a wrong one refused. Otherwise credentials are ignored. */
  takesKey?: true;
  /** A session may be shown and is what the operation is about. For the API document. */
  takesSession?: true;
}

/**
 * In a tenant: its API key that holds `scope`, somebody logged in whose role has it, or a reseller's key that has it and
 * names one of its customers in `X-Tenant-Id`.
 */
export interface TenantAccess {
  kind: 'tenant';
  scope: Scope;
  /** Or whoever shows this proof instead of a credential. */
  orProof?: Proof<unknown>;
}

/** As one person of a tenant: logged in, or named by an API key in `X-Acting-User`. Key and person both need `scope`. */
export interface PersonAccess {
  kind: 'person';
  scope: Scope;
  /** Or whoever shows this proof instead of a credential; its actor is then the person. */
  orProof?: Proof<unknown>;
}

/** Somebody logged in, whatever they may do and wherever they belong. Runs in no tenant. */
export interface LoginAccess {
  kind: 'login';
}

/** In a reseller: its own key or its staff with the admin role; where that is not asked for, any of its keys and staff. */
export interface ResellerAccess {
  kind: 'reseller';
  needsAdmin: boolean;
}

/** The platform itself: its key, or a platform admin logged in. The transaction sees every tenant. */
export interface AdminAccess {
  kind: 'admin';
}

/** A proof bound to one thing, such as the token of a chat session. */
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
  /** Path and query as they came. */
  url: string;
  /** Header by lower-case name. */
  header(name: string): string | null;
  /** Of an operation that takes its body raw: the text that came; else null. */
  rawBody: string | null;
}

export interface Proof<Subject> {
  /** Name in the API document. */
  name: string;
  /** The query parameter it stands in, where that is not `Authorization: Bearer <token>`. */
  inQuery?: string;
  /** The header it stands in, likewise. */
  inHeader?: string;
  description: string;
  /** Whether a request shows this proof, right or wrong, where an operation also takes credentials. */
  isShown?(request: ProofRequest): boolean;
  /**
   * The subject and its tenant, or null when the proof is missing, wrong or expired. Throws refusals of its own.
   * `deps` are those of the operation's area.
   */
  verify(
    request: ProofRequest,
    db: Database,
    deps?: unknown,
  ): Promise<{ tenantId: TenantId; actor: Actor; subject: Subject } | null>;
}

export const publicAccess = (reason: string): PublicAccess => ({ kind: 'public', reason });
export const publicOrKey = (reason: string): PublicAccess => ({ kind: 'public', reason, takesKey: true });
export const ownPages = (reason: string): PublicAccess => ({ kind: 'public', reason, onlyOwnPages: true });
/** The same, where a session is shown if there is one. */
export const ownPagesWithSession = (reason: string): PublicAccess => ({ ...ownPages(reason), takesSession: true });
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
export const reseller = ({ needsAdmin }: { needsAdmin: boolean }): ResellerAccess => ({ kind: 'reseller', needsAdmin });
export const admin = (): AdminAccess => ({ kind: 'admin' });
export const signedBy = <Subject>(proof: Proof<Subject>): SignedAccess<Subject> => ({ kind: 'signed', proof });
