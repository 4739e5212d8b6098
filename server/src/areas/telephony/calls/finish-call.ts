import type { Call } from '@parley/contract/resources/call';
import { enqueueFinishRecording, noRecordingColumns } from '#areas/telephony/recordings';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { storableJson, storableText } from '#platform/text/storable.ts';
import type { LineStats } from '#voice/ports.ts';
import { statusOfEnd } from './call-end.rules.ts';
import { callEvent, callTopic, turnEvent } from './call-events.rules.ts';
import type { CallEnding, CallRef } from './call-facts.rules.ts';
import { latencyOfTurns } from './call-latency.rules.ts';
import { type CallRow, changeCall, presentCall } from './calls.queries.ts';
import { insertTurn, listTurnLatencies } from './turns.queries.ts';
import { takeUnfinishedTurn } from './unfinished-turns.queries.ts';
import { maskedParty } from './zero-retention.rules.ts';

/** Writes the end of a locked live call: final state, latency figures, event and recording job. */
export async function finishCall(
  { tx, emit, now }: { tx: Tx; emit: EmitEvent; now: Date },
  ref: CallRef,
  row: CallRow,
  ending: CallEnding,
): Promise<Call> {
  await finishTurn({ tx, emit, now }, ref, ending);
  const isRecording = row.recording_state === 'recording';
  const hasRecording = isRecording && ending.recording !== 'failed' && ending.recording !== 'none';
  const latency = latencyOfTurns(await listTurnLatencies(tx, ref.id));
  const ended = await changeCall(tx, ref.id, {
    status: statusOfEnd(ending.reason, row.answered_at !== null),
    end_reason: ending.reason,
    end_detail: ending.detail === undefined ? null : storableText(ending.detail),
    ended_at: now,
    duration_seconds: durationSeconds(row, ending, now),
    latency: JSON.stringify(latency),
    next_attempt_at: null,
    process_id: null,
    alive_until: null,
    ...(ending.leavesFarEnds === true ? {} : { far_ends: null }),
    ...(ending.reason === 'transferred' ? { was_transferred: true } : {}),
    ...(ending.line ? { line_stats: JSON.stringify(presentLine(ending.line)) } : {}),
    ...(ending.modelTokens ? { model_tokens: JSON.stringify(ending.modelTokens) } : {}),
    ...(ending.engines ? { engines: JSON.stringify(ending.engines) } : {}),
    ...(row.zero_retention ? nothingKept(row) : {}),
    ...(ending.collectedVariables && !row.zero_retention
      ? { collected_variables: storableJson(ending.collectedVariables) }
      : {}),
    ...(hasRecording && ending.recording === 'incomplete' ? { recording_incomplete: true } : {}),
    ...(isRecording && !hasRecording ? noRecording(ending.recording === 'none' ? 'none' : 'failed') : {}),
  });
  // A queued call leaves the queue of areas/outbound-calls in the same transaction.
  if (row.status === 'queued') {
    await tx.deleteFrom('outbound_dials').where('call_id', '=', ref.id).where('state', '=', 'waiting').execute();
  }
  // For a failed recording the job deletes the remains.
  if (isRecording) await enqueueFinishRecording(tx, ref);
  const call = presentCall(ended);
  await emit('call.ended', callTopic(ref.id), callEvent(call));
  return call;
}

/** Makes what was heard of a turn its last one where the thread that spoke it died; otherwise the turn itself is stored. */
async function finishTurn(
  { tx, emit, now }: { tx: Tx; emit: EmitEvent; now: Date },
  ref: CallRef,
  { reason }: CallEnding,
): Promise<void> {
  const turn = await takeUnfinishedTurn(tx, ref.id);
  if (turn === undefined || reason !== 'worker_lost') return;
  const written = await insertTurn(tx, ref, { ...turn, at: now });
  if (written) await emit('call.turn.created', callTopic(ref.id), turnEvent(ref.id, written));
}

/** Columns of an ended call that leaves nothing behind: numbers masked, no names, no variables. */
export function nothingKept(row: CallRow) {
  return { ...maskedParty(presentCall(row)), dynamic_variables: '{}', collected_variables: '{}' };
}

const noRecording = (state: 'none' | 'failed') => (state === 'none' ? noRecordingColumns : { recording_state: state });

/** Emits the call's current status. */
export function emitStatus(emit: EmitEvent, call: Call): Promise<void> {
  const { id, version, status, transfer } = call;
  return emit('call.status', callTopic(id), { call_id: id, version, status, transfer });
}

function durationSeconds(row: CallRow, ending: CallEnding, now: Date): number {
  if (!row.answered_at) return 0;
  const durationMs = ending.durationMs ?? now.getTime() - row.answered_at.getTime();
  return Math.max(0, Math.round(durationMs / 1000));
}

function presentLine(line: LineStats) {
  return {
    packets_in: line.packetsIn,
    packets_out: line.packetsOut,
    lost: line.lost,
    late: line.late,
    concealed_ms: line.concealedMs,
    jitter_ms: line.jitterMs,
    round_trip_ms: line.roundTripMs ?? null,
    remote_lost: line.remoteLost ?? null,
    remote_jitter_ms: line.remoteJitterMs ?? null,
  };
}
