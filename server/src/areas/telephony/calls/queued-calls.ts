import type { CallId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import type { Call } from '@parley/contract/resources/call';
import { sql } from 'kysely';
import { begunRecording, noRecordingColumns, pathOfRecording } from '#areas/telephony/recordings';
import { leaseEnd } from '#db/lease.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { LocalFiles } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { callEvent, callTopic } from './call-events.rules.ts';
import type { CallEnding, CallRef, CallSchedule, NewCall } from './call-facts.rules.ts';
import { changeCall, eventCall, findSnapshot, lockCall, presentCall } from './calls.queries.ts';
import { emitStatus, finishCall } from './finish-call.ts';
import { insertCall } from './insert-call.queries.ts';
import { mayRecord } from './may-record.ts';
import { deleteConversation } from './turns.queries.ts';

/** Transaction that emits events. */
export interface CallTx {
  tx: Tx;
  emit: EmitEvent;
  now: Date;
}

/** Inserts a queued call. */
export async function queueCall(
  { tx, emit, now }: CallTx,
  call: Omit<NewCall, 'status' | 'processId' | 'isRecorded'> & { schedule: CallSchedule },
): Promise<Call> {
  const waiting = { ...call, status: 'queued', processId: null, isRecorded: false } as const;
  const queued = presentCall(await insertCall(tx, { ...waiting, recordingState: 'none', now }));
  await emitStatus(emit, queued);
  return queued;
}

/** Call being dialled. */
export interface BegunCall {
  call: Call;
  /** Agent at order time, with secrets as references. */
  config: AgentConfig;
  /** WAV file to record to after the answer; null when the call is not recorded. */
  recordingPath: string | null;
}

/**
 * Claims a queued call for a process and sets it to ringing. Null when it is no longer queued: cancelled, or dialled by
 * another process. Until the answer, an expired lease does not close it: its dialer requeues it.
 */
export async function beginQueuedCall(
  { tx, emit, now }: CallTx,
  ref: CallRef,
  holder: { processId: string; files: LocalFiles; log: Logger },
): Promise<BegunCall | null> {
  const row = await lockCall(tx, ref.id);
  if (row?.status !== 'queued') return null;
  const config = AgentConfig.parse(await findSnapshot(tx, ref.id));
  const isRecorded = config.recording_enabled && !config.zero_retention && (await mayRecord(tx, ref.tenantId));
  const recordingPath = isRecorded ? await pathOfRecording(holder, ref) : null;
  const dialled = await changeCall(tx, ref.id, {
    status: 'ringing',
    started_at: now,
    attempts: sql<number>`attempts + 1`,
    next_attempt_at: null,
    process_id: holder.processId,
    alive_until: leaseEnd,
    ...(recordingPath === null ? { recording_state: isRecorded ? 'failed' : 'none' } : begunRecording(ref)),
  });
  const ringing = presentCall(dialled);
  // A redialled call has emitted its start before.
  if (row.version === 1) await emit('call.started', callTopic(ref.id), callEvent(eventCall(dialled)));
  await emitStatus(emit, ringing);
  return { call: ringing, config, recordingPath };
}

/**
 * Requeues a call for another attempt and discards what was said to a machine. Returns false when the call is over.
 * `isUncounted`: the attempt never reached the network and does not count.
 */
export async function requeueCall(
  { tx, emit }: CallTx,
  id: CallId,
  again: { at: Date; isUncounted?: boolean },
): Promise<boolean> {
  const row = await lockCall(tx, id);
  if (!row || row.ended_at) return false;
  if (row.status === 'queued') return true;
  await deleteConversation(tx, id);
  const queued = await changeCall(tx, id, {
    status: 'queued',
    next_attempt_at: again.at,
    ...(again.isUncounted ? { attempts: sql<number>`attempts - 1` } : {}),
    answered_at: null,
    ai_disclosed_at: null,
    process_id: null,
    alive_until: null,
    far_ends: null,
    ...noRecordingColumns,
  });
  await emitStatus(emit, presentCall(queued));
  return true;
}

/** Closes a call in the given transaction, like `CallStore.endCall`; null when it was over already. */
export async function closeCall(context: CallTx, ref: CallRef, ending: CallEnding): Promise<Call | null> {
  const row = await lockCall(context.tx, ref.id);
  return !row || row.ended_at ? null : finishCall(context, ref, row, ending);
}

/** Gets a call under a row lock until the transaction ends; null when it is missing. */
export async function lockedCall(tx: Tx, id: CallId): Promise<Call | null> {
  const row = await lockCall(tx, id);
  return row && presentCall(row);
}
