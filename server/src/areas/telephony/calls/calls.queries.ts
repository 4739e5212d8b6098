import type { CallId } from '@parley/contract/ids';
import type { Call } from '@parley/contract/resources/call';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import { leaseNow } from '#db/lease.ts';
import type { Calls, DB } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { OrderedRetry } from './call-facts.rules.ts';
import { callNotFound } from './calls.errors.ts';
import { isNotBeingDialled } from './leases.queries.ts';
import { withoutParty } from './zero-retention.rules.ts';

const shown = apiColumns<Call>()(
  'id',
  'version',
  'agent_id',
  'agent_version',
  'type',
  'direction',
  'status',
  'end_reason',
  'end_detail',
  'phone_number',
  'from_number',
  'to_number',
  'caller_name',
  'created_at',
  'started_at',
  'schedule_at',
  'calling_window',
  'answered_at',
  'ai_disclosed_at',
  'ended_at',
  'duration_seconds',
  'was_transferred',
  'transfer',
  'summary',
  'structured_data',
  'success',
  'sentiment',
  'metadata',
  'dynamic_variables',
  'collected_variables',
  'recording_state',
  'recording_incomplete',
  'latency',
  'engines',
  'model_tokens',
);

/** Columns needed to present and change a call, without the agent's configuration. */
export const callColumns = [
  ...shown.names,
  'agent_name',
  'zero_retention',
  'retry',
  'attempts',
  'next_attempt_at',
  'recording_key',
  'recording_content_type',
  'recording_channels',
  'recording_bytes',
  'recording_duration_ms',
  'recording_sha256',
  'line_stats',
  'process_id',
  'alive_until',
] as const;

export type CallRow = Pick<Selectable<Calls>, (typeof callColumns)[number]>;

/** Presents the call as the API shows it. */
export function presentCall(row: CallRow): Call {
  return {
    ...shown.present(row),
    agent: row.agent_name,
    retry: presentRetry(row),
    recording_available: row.recording_state === 'ready',
  };
}

/** Presents the call for events; one that leaves nothing behind shows neither party nor variables. */
export function eventCall(row: CallRow): Call {
  return row.zero_retention ? withoutParty(presentCall(row)) : presentCall(row);
}

function presentRetry(row: CallRow): Call['retry'] {
  if (row.retry === null) return null;
  return {
    ...(row.retry as unknown as OrderedRetry),
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  };
}

export async function findCall(tx: Tx, id: CallId): Promise<CallRow | null> {
  const row = await tx.selectFrom('calls').select(callColumns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Gets the call; refuses when it is missing. */
export async function getCall(tx: Tx, id: CallId): Promise<CallRow> {
  const row = await findCall(tx, id);
  if (!row) throw callNotFound();
  return row;
}

/** Agent snapshot at call time, with secrets as references. */
export async function findSnapshot(tx: Tx, id: CallId): Promise<unknown> {
  const row = await tx.selectFrom('calls').select('agent_config').where('id', '=', id).executeTakeFirst();
  return row?.agent_config;
}

/** Takes the row lock until the transaction ends, so that of two concurrent ends the second sees the first. */
export async function lockCall(tx: Tx, id: CallId): Promise<CallRow | null> {
  const row = await tx.selectFrom('calls').select(callColumns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Like `lockCall` for a call with an expired lease; null when it has not expired or another process is closing it. */
export async function lockLostCall(tx: Tx, id: CallId): Promise<CallRow | null> {
  const row = await tx
    .selectFrom('calls')
    .select(callColumns)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('alive_until', '<=', leaseNow)
    .where(isNotBeingDialled)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a call and increments its version. */
export async function changeCall(tx: Tx, id: CallId, change: UpdateObject<DB, 'calls'>): Promise<CallRow> {
  return tx
    .updateTable('calls')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(callColumns)
    .executeTakeFirstOrThrow();
}
