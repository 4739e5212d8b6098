import type { TenantId } from '@parley/contract/ids';
import type { Scope } from '@parley/contract/scopes';
import type { Database } from '#db/open.ts';
import type { Actor } from '#platform/http/principal.ts';

/** What a request must show before an operation runs, and in which tenant it then runs. */
export type Access = PublicAccess | TenantAccess | SignedAccess<unknown>;

/** Anyone, limited per address. The operation finds the tenant itself, if there is one. */
export interface PublicAccess {
  kind: 'public';
  /** Why no credential is asked for; shown in the API document. */
  reason: string;
}

/** An API key of a tenant that holds `scope`. */
export interface TenantAccess {
  kind: 'tenant';
  scope: Scope;
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
export const apiKey = (scope: Scope): TenantAccess => ({ kind: 'tenant', scope });
export const signedBy = <Subject>(proof: Proof<Subject>): SignedAccess<Subject> => ({ kind: 'signed', proof });
