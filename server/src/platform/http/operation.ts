import type { ErrorCode } from '@parley/contract/errors';
import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { ResellerModule } from '@parley/contract/resources/reseller-package';
import type { Scope } from '@parley/contract/scopes';
import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type {
  Access,
  AdminAccess,
  LoginAccess,
  PersonAccess,
  Proof,
  PublicAccess,
  ResellerAccess,
  SignedAccess,
} from '#platform/http/access/access.ts';
import type { Actor, Person, Principal, UserPrincipal } from '#platform/http/principal.ts';
import type { DocumentAnswer } from '#platform/http/responses/document-answer.ts';
import type { StreamAnswer } from '#platform/http/responses/event-stream.ts';
import type { FileAnswer } from '#platform/http/responses/file-answer.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';

/** Facts of the request line and headers beyond params, query and body. */
export interface RequestFacts {
  id: string;
  ip: string;
  origin: string | null;
  /** Host and port of the request; behind a trusted proxy, its X-Forwarded-Host. */
  host: string;
  /** Header by lower-case name. */
  header(name: string): string | null;
  /** The client accepts an event stream. */
  wantsStream: boolean;
  /** Number in `If-Match: "<version>"`, or null. Any other value is refused before the operation runs. */
  ifMatch: number | null;
  /** Aborts when the client disconnects. */
  closed: AbortSignal;
}

export interface AnswerHeaders {
  set(name: string, value: string): void;
  /** Answers with one of the operation's other statuses. */
  status(status: number): void;
}

/** Audit data of a write beside actor, action and time. */
export interface AuditRecorder {
  /** The resource acted on; by default the last path parameter that ends in `Id`. */
  resource(id: string): void;
  /** Facts for the log: field names, numbers, ids. Never personal data, never values of secrets. */
  details(details: Record<string, unknown>): void;
  /** No change was needed: no audit row is written. */
  nothingChanged(): void;
}

interface CommonContext<Params, Query, Body, Deps> {
  params: Params;
  query: Query;
  body: Body;
  request: RequestFacts;
  headers: AnswerHeaders;
  now: Date;
  newId(): string;
  db: Database;
  log: Logger;
  deps: Deps;
}

/** Context of an operation in a tenant. */
interface TenantContext {
  tenantId: TenantId;
  actor: Actor;
  principal: Principal | null;
  /** The person acted as, if any: of the session, or named by a key in `X-Acting-User`. */
  person: Person | null;
  /** The caller's scopes here: for a key that acts for a person, those both have. */
  scopes: ReadonlySet<Scope>;
  audit: AuditRecorder;
}

/** Context inside the request's transaction: `tx` reads and writes the tenant's rows only (RLS). */
interface TransactionContext {
  tx: Tx;
  emit: EmitEvent;
}

/** Account and caller, by the operation's access. */
type AccountContext<A extends Access> = A extends PublicAccess
  ? { principal: Principal | null }
  : A extends LoginAccess
    ? { principal: UserPrincipal; actor: Actor }
    : A extends ResellerAccess
      ? Omit<TenantContext, 'tenantId'> & {
          /** The reseller, which is the account of its transactions and audit rows. */
          tenantId: TenantId & ResellerId;
        }
      : TenantContext & (A extends PersonAccess ? { person: Person } : unknown);

/** Adds the transaction where one is held: operations without an account open their own. */
type HeldContext<A extends Access, T extends 'held' | 'none'> = A extends PublicAccess | LoginAccess
  ? unknown
  : T extends 'held'
    ? TransactionContext
    : unknown;

/** Context of a run; `A` is its access, `T` its transaction mode. */
export type Context<Params, Query, Body, Deps, A extends Access, T extends 'held' | 'none'> = CommonContext<
  Params,
  Query,
  Body,
  Deps
> &
  AccountContext<A> &
  HeldContext<A, T> &
  (A extends SignedAccess<infer Subject> ? { subject: Subject } : unknown) &
  // Null: authenticated by a credential, not the proof.
  (A extends { orProof: Proof<infer Subject> } ? { subject: Subject | null } : unknown) &
  (A extends AdminAccess ? { principal: Principal } : unknown);

/** Reason why a write leaves no audit row. */
export interface NotAudited {
  notAudited: string;
}
export const notAudited = (reason: string): NotAudited => ({ notAudited: reason });

export interface Answer<Schema extends z.ZodType | null> {
  /** 302: the operation sets `location`; without a body. */
  status: 200 | 201 | 202 | 204 | 302;
  description?: string;
  /** Null: no body. */
  schema: Schema;
  /** Other statuses with the same body, and when. */
  otherStatus?: Record<number, string>;
  /** Other than JSON: the schema is then that of a string. */
  contentType?:
    | 'text/html'
    | 'text/javascript'
    | 'text/csv'
    | 'text/xml'
    | 'text/calendar'
    | 'text/event-stream'
    | 'application/json'
    | 'application/sdp'
    | 'audio/ogg'
    | 'audio/wav'
    | 'image/png'
    | 'application/octet-stream';
  /** Condition under which the operation answers with an event stream instead, and its events. */
  stream?: string;
  /** Content types of the files it may answer with instead. */
  files?: readonly string[];
  /** The answer contains secrets: it is never stored, so a repeated Idempotency-Key is refused instead of replayed. */
  holdsSecret?: true;
  /** Cache-Control of the answer, where the default of its access does not fit; see caching.ts. */
  caching?: 'no-store' | `private, ${string}` | `public, ${string}`;
  /** Request headers the answer depends on besides those of its access. */
  varies?: readonly string[];
}

interface Description<A extends Access, P, Q, B, Schema extends z.ZodType | null, T extends 'held' | 'none', Deps> {
  /** Path with `{name}` parameters, as in the contract. */
  path: `/${string}`;
  /** Unique; the name of the method in a client. */
  id: string;
  summary: string;
  description?: string;
  access: A;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  /** Other than JSON: the schema is then that of a string. */
  bodyType?: 'application/sdp' | 'application/x-www-form-urlencoded' | 'multipart/form-data';
  /** Body limit, where the default is too small for the schema; see body-limits.ts. Unit: bytes. */
  maxBodyBytes?: number;
  /** Maximum values in a JSON body, likewise. */
  maxBodyValues?: number;
  /** Largest file of a `multipart/form-data` body. The schema then has a `file`: z.file(). */
  maxFileBytes?: number;
  /** The body is passed as received, JSON or form alike, since it is signed. */
  takesRawBody?: true;
  answer: Answer<Schema>;
  /**
   * The operation shows, exports or forwards conversations or the people in them: a reseller needs the customer's
   * consent. Default: by the scope, see account-state.ts.
   */
  showsConversations?: boolean;
  /** Error codes of the operation, beside the common ones. */
  refusals?: readonly ErrorCode[];
  example: {
    params?: Record<string, string | number>;
    query?: Record<string, unknown>;
    body?: unknown;
    answer?: unknown;
  };
  /** Rate limit per caller and minute, where the default of its access does not fit. */
  requestsPerMinute?: number;
  /**
   * `held` (default): one transaction around the whole operation. `none`: the operation opens its own through `db`,
   * because it waits for something slow; it then has no `tx`, an Idempotency-Key is refused, and the audit row is
   * written right after it.
   */
  transaction?: T;
  /**
   * Wraps the transaction of the operation: waits for a turn before a database connection is held, or refuses. For
   * operations that ask a slow system inside their transaction.
   */
  takesTurn?<Result>(
    request: { deps: Deps; params: NoInfer<P>; tenantId: TenantId },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /**
   * The operation requires an Idempotency-Key and deduplicates by it itself: its effect lies outside the database, so
   * no transaction covers effect and answer.
   */
  idempotency?: 'own';
  /**
   * A ready answer, for a public read by one id with very many requests; null sends the request the regular way. Must
   * equal the answer of `run`.
   */
  prepared?(
    deps: Deps,
    request: { id: string; origin: string | null; host: string | null; ifNoneMatch: string | null },
  ): Prepared | null;
  run(context: Context<P, Q, B, Deps, A, T>): Promise<AnswerOf<Schema>>;
}

type AnswerOf<Schema> = Schema extends z.ZodType
  ? z.input<Schema> | StreamAnswer | FileAnswer | DocumentAnswer | NotModified
  : void;

/** A complete answer, ready to send. `headers` alternates names and values. */
export interface Prepared {
  status: 200 | 304;
  headers: string[];
  /** Text, not bytes: Node then sends it with the headers in one write. */
  body: string;
}

/** The client's copy is current: 304 without a body. */
export interface NotModified {
  notModified: true;
}
export const notModified: NotModified = { notModified: true };

interface Read {
  method: 'GET';
  /** Audit action of reads that are themselves logged, such as exports. */
  audit?: string;
}

interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `<resource>.<verb>`. */
  audit: string | NotAudited;
}

/** One operation of the API. See `operation`. */
export type Operation<Deps = unknown> = (Read | Write) &
  Omit<
    Description<Access, unknown, unknown, unknown, z.ZodType | null, 'held' | 'none', Deps>,
    'run' | 'prepared' | 'takesTurn'
  > & {
    takesTurn?<Result>(request: never, work: () => Promise<Result>): Promise<Result>;
    prepared?(
      deps: never,
      request: { id: string; origin: string | null; host: string | null; ifNoneMatch: string | null },
    ): Prepared | null;
    // The context differs per operation; the mount builds the one its access requires.
    run(context: never): Promise<unknown>;
  };

/**
 * Defines an operation: one definition gives routing, validation, authorization, tenant transaction, idempotency, rate
 * limit, audit row, checked answer, API document and examples. One without access, audit (for writes) or answer schema
 * does not compile. `Deps` are the dependencies of its area.
 */
export function operationOf<Deps>() {
  return <
    A extends Access,
    P = Record<string, never>,
    Q = Record<string, never>,
    B = undefined,
    Schema extends z.ZodType | null = z.ZodType,
    T extends 'held' | 'none' = 'held',
  >(
    definition: (Read | Write) & Description<A, P, Q, B, Schema, T, Deps>,
  ): Operation<Deps> => definition as unknown as Operation<Deps>;
}

/** Operations of an area with their dependencies, ready to mount. */
export interface MountedArea {
  name: string;
  /** Module of its operations, which a package may switch off; null: part of every package. */
  module: ResellerModule | null;
  operations: readonly { operation: Operation<never>; deps: unknown }[];
}
