import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TransactionScope, Tx } from '#db/tenant-scope.ts';
import { type AuditEntry, appendAudit } from '#platform/audit/audit-entry.ts';
import { markResellerActs } from '#platform/http/access/account-state.ts';
import type { Identity } from '#platform/http/access/identify.ts';
import type { MountDeps, MountedOperation } from '#platform/http/mounted-operation.ts';
import { notModified, type Operation, type RequestFacts } from '#platform/http/operation.ts';
import { systemActor } from '#platform/http/principal.ts';
import { plainRefusal } from '#platform/http/refusal.ts';
import { type GivenField, refuseChanged } from '#platform/http/requests/write-back.ts';
import { DocumentAnswer } from '#platform/http/responses/document-answer.ts';
import { StreamAnswer } from '#platform/http/responses/event-stream.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import {
  findStoredAnswer,
  type IdempotentRequest,
  readIdempotencyKey,
  storeAnswer,
} from '#platform/idempotency/idempotent.ts';
import { type EmitEvent, inEmittingTransaction } from '#platform/outbox/emit.ts';

export interface Invocation {
  identity: Identity;
  facts: RequestFacts;
  params: unknown;
  query: unknown;
  body: unknown;
  /** Read-only fields of the body. */
  given: readonly GivenField[];
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Outcome {
  status: number;
  answer: unknown;
}

/** Runs an operation; in a tenant, inside one transaction with its idempotency key and its audit row. */
export async function runOperation(mounted: MountedOperation, deps: MountDeps, call: Invocation): Promise<Outcome> {
  const { operation } = mounted;
  const now = deps.clock.now();
  const idempotent = idempotentRequest(operation, call, now);
  const { accountId } = call.identity;
  const note = newAuditRecorder(operation, call);
  call.reply.code(operation.answer.status);
  if (accountId === null || operation.transaction === 'none') {
    const context = contextFor(mounted, deps, withVersion(mounted, call), now, { note });
    await checkReadOnly(mounted, call, context);
    const answer = await operation.run(context as never);
    const entry = accountId === null ? null : note.entry(now);
    if (accountId !== null && entry) await scopeOf(operation, deps).inTenant(accountId, (tx) => appendAudit(tx, entry));
    return outcomeOf(answer, call.reply.statusCode);
  }
  const isRead = operation.method === 'GET' && operation.audit === undefined;
  const transaction = { onlyReads: isRead && !isImpersonating(call.identity) };
  const run = () =>
    inEmittingTransaction(
      { scope: scopeOf(operation, deps), bus: deps.bus, tenantId: accountId, now, transaction },
      async (tx, emit) => {
        if (call.identity.isReseller && !transaction.onlyReads) await markResellerActs(tx);
        const earlier = idempotent && (await findStoredAnswer(tx, idempotent));
        if (earlier) {
          call.reply.headers({ ...earlier.headers, 'idempotent-replayed': 'true' });
          return earlier;
        }
        const headers: Record<string, string> = {};
        const held = { tx, emit, headers };
        const context = contextFor(mounted, deps, withVersion(mounted, call), now, { note, held });
        await checkReadOnly(mounted, call, context);
        const answer = await operation.run(context as never);
        const outcome = outcomeOf(answer, call.reply.statusCode);
        if (idempotent) {
          await storeAnswer(tx, idempotent, {
            ...outcome,
            headers,
            holdsSecret: operation.answer.holdsSecret === true,
          });
        }
        const entry = note.entry(now);
        if (entry) await appendAudit(tx, entry);
        return outcome;
      },
    );
  const turn = { deps: mounted.areaDeps, params: call.params, tenantId: accountId };
  return operation.takesTurn ? operation.takesTurn(turn as never, run) : run();
}

/** Uses a version in the body as If-Match when there is no header: the operation compares it with the locked row. */
function withVersion({ writeBack }: MountedOperation, call: Invocation): Invocation {
  if (!writeBack?.versionField || call.facts.ifMatch !== null) return call;
  const version = call.given.find(({ path }) => path.length === 1 && path[0] === writeBack.versionField)?.value;
  if (!Number.isSafeInteger(version)) return call;
  const facts = Object.create(call.facts, { ifMatch: { value: version } }) as RequestFacts;
  return { ...call, facts };
}

/** Compares the read-only fields of a body with the current object. */
async function checkReadOnly({ writeBack, serialise }: MountedOperation, call: Invocation, context: object) {
  if (!writeBack || call.given.length === 0) return;
  const { current, versionField } = writeBack;
  const nothing = () => {};
  const found: unknown = await current.run({
    ...context,
    query: current.query?.parse({}) ?? {},
    body: current.method === 'GET' ? undefined : current.body?.parse({}),
    // This internal read has no visible effect.
    headers: { set: nothing, status: nothing },
    audit: { resource: nothing, details: nothing, nothingChanged: nothing },
  } as never);
  refuseChanged(call.given, JSON.parse(serialise(found)), versionField);
}

/** Operations of the platform see every tenant; all others the rows RLS leaves of their account. */
function scopeOf(operation: Operation<never>, deps: MountDeps): TransactionScope {
  return operation.access.kind === 'admin' ? deps.db.platform : deps.db.app;
}

function contextFor(
  mounted: MountedOperation,
  deps: MountDeps,
  call: Invocation,
  now: Date,
  { note, held }: { note: AuditCollector; held?: { tx: Tx; emit: EmitEvent; headers: Record<string, string> } },
) {
  const { accountId, actor, principal, person, scopes, subject } = call.identity;
  return {
    params: call.params,
    query: call.query,
    body: call.body,
    request: call.facts,
    headers: {
      set: (name: string, value: string) => {
        if (held) held.headers[name] = value;
        call.reply.header(name, value);
      },
      status: (status: number) => void call.reply.code(status),
    },
    audit: note.audit,
    now,
    newId: deps.newId,
    db: deps.db,
    get log() {
      return call.request.log.child({ requestId: call.facts.id });
    },
    deps: mounted.areaDeps,
    principal,
    person,
    scopes,
    actor,
    tenantId: accountId,
    subject,
    tx: held?.tx,
    emit: held?.emit,
  };
}

type AuditCollector = ReturnType<typeof newAuditRecorder>;

/** Collects the operation's audit data; `entry` is null when there is no row to write. */
function newAuditRecorder(operation: Operation<never>, call: Invocation) {
  let resourceId = lastIdOf(call.params as Record<string, string>);
  let details: Record<string, unknown> = {};
  let isUnchanged = false;
  return {
    audit: {
      resource: (id: string) => {
        resourceId = id;
      },
      details: (more: Record<string, unknown>) => {
        details = { ...details, ...more };
      },
      nothingChanged: () => {
        isUnchanged = true;
      },
    },
    entry(now: Date): AuditEntry | null {
      const actor = call.identity.actor ?? systemActor;
      const entry = { at: now, actor, resourceId, requestId: call.facts.id };
      if (typeof operation.audit === 'string' && !isUnchanged) return { ...entry, action: operation.audit, details };
      if (!isImpersonating(call.identity)) return null;
      return { ...entry, action: 'impersonation.request', details: { operation: operation.id } };
    },
  };
}

/** Each request of an impersonation leaves an audit row, reads included. */
const isImpersonating = ({ actor }: Identity) => actor?.via?.kind === 'impersonation';

function lastIdOf(params: Record<string, string>): string | null {
  return Object.entries(params).findLast(([name]) => name.endsWith('Id'))?.[1] ?? null;
}

/** Builds the outcome. `chosen` is the status of the reply: the operation's own, unless it set another. */
function outcomeOf(answer: unknown, chosen: number): Outcome {
  if (answer === notModified) return { status: 304, answer: null };
  const isWritten = [DocumentAnswer, FileAnswer, StreamAnswer].some((kind) => answer instanceof kind);
  if (isWritten) return { status: 200, answer };
  return { status: chosen, answer };
}

/** True for `Prefer: handling=lenient` (RFC 7240): a key that an operation cannot take is then ignored. */
const isLenient = (prefer: string | null) => /(?:^|[\s,;])handling\s*=\s*"?lenient"?/i.test(prefer ?? '');

function idempotentRequest(operation: Operation<never>, call: Invocation, now: Date): IdempotentRequest | null {
  const header = call.facts.header('idempotency-key');
  if (header === null || operation.method === 'GET' || operation.idempotency === 'own') return null;
  const { accountId, actor } = call.identity;
  const isUpload = operation.bodyType === 'multipart/form-data';
  if (accountId === null || actor === null || operation.transaction === 'none' || isUpload) {
    if (isLenient(call.facts.header('prefer'))) return null;
    throw plainRefusal('invalid_request', 'This operation takes no Idempotency-Key', {
      details: [{ path: 'headers/idempotency-key', code: 'not_supported', message: 'not supported by this operation' }],
    });
  }
  return {
    tenantId: accountId,
    principal: `${actor.kind}:${actor.id}`,
    key: readIdempotencyKey(header),
    operation: `${operation.method} ${call.request.url}`,
    body: call.body,
    now,
  };
}
