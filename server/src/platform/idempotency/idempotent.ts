import { createHash } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import { plainRefusal } from '#platform/http/refusal.ts';

/** Time for which an answer can be replayed. */
export const idempotencyWindowHours = 24;

export interface IdempotentRequest {
  tenantId: TenantId;
  /** Requesting key or person: two of them may use the same Idempotency-Key. */
  principal: string;
  key: string;
  /** Method and concrete path. */
  operation: string;
  body: unknown;
  now: Date;
}

export interface StoredAnswer {
  status: number;
  answer: unknown;
  /** Headers the operation set, such as `etag`. */
  headers: Record<string, string>;
}

const keyRunning = defineRefusal(
  'conflict',
  'idempotency_key_running',
  'A request with this Idempotency-Key is still running; try again shortly',
  { headers: { 'retry-after': '1' } },
);

const keyReused = defineRefusal(
  'conflict',
  'idempotency_key_reused',
  'This Idempotency-Key was used with another body; use a new key for a new request',
);

const secretAnswered = defineRefusal(
  'conflict',
  'idempotency_key_answered',
  'This request was already carried out; its answer held a secret that is shown only once',
);

const keyPattern = /^[\x21-\x7e]{1,255}$/;

export function readIdempotencyKey(header: string): string {
  if (keyPattern.test(header)) return header;
  throw plainRefusal('invalid_request', 'Idempotency-Key is 1 to 255 printable ASCII characters without spaces', {
    details: [
      { path: 'headers/idempotency-key', code: 'invalid_format', message: '1 to 255 printable ASCII characters' },
    ],
  });
}

/**
 * Finds the stored answer of an earlier request with this key; null for the first one. Effect and answer are written in
 * one transaction, so a crash leaves no state in between; a request concurrent with the first is refused, by an
 * advisory lock that ends with its transaction.
 */
export async function findStoredAnswer(tx: Tx, request: IdempotentRequest): Promise<StoredAnswer | null> {
  const lock = `${request.tenantId} ${request.principal} ${request.operation} ${request.key}`;
  const locked = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as locked`.execute(tx);
  if (!locked.rows[0]?.locked) {
    throw keyRunning();
  }
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer', 'created_at'])
    .where('principal', '=', request.principal)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (isExpired(earlier.created_at, request.now)) {
    await tx
      .deleteFrom('idempotency_keys')
      .where('principal', '=', request.principal)
      .where('operation', '=', request.operation)
      .where('key', '=', request.key)
      .execute();
    return null;
  }
  if (!earlier.request_hash.equals(hashBody(request.body))) {
    throw keyReused();
  }
  if (earlier.answer === null) {
    throw secretAnswered();
  }
  const { body, headers } = earlier.answer as { body: unknown; headers?: Record<string, string> };
  return { status: earlier.status, answer: body, headers: headers ?? {} };
}

/** Stores the answer in the transaction of its effect. `holdsSecret`: only the fact is stored. */
export async function storeAnswer(
  tx: Tx,
  request: IdempotentRequest,
  outcome: StoredAnswer & { holdsSecret: boolean },
): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      tenant_id: request.tenantId,
      principal: request.principal,
      key: request.key,
      operation: request.operation,
      request_hash: hashBody(request.body),
      status: outcome.status,
      answer: outcome.holdsSecret ? null : JSON.stringify({ body: outcome.answer ?? null, headers: outcome.headers }),
      created_at: request.now,
    })
    .execute();
}

function isExpired(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > idempotencyWindowHours * 3_600_000;
}

function hashBody(body: unknown): Buffer {
  return createHash('sha256').update(canonical(body)).digest();
}

/** JSON with sorted keys, so that the serialisation of a JSON library does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
