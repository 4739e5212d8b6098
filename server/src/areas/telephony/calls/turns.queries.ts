import type { CallId } from '@parley/contract/ids';
import type { CallTurn } from '@parley/contract/resources/call';
import type { Selectable } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import type { CallTurns } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { storableJson, storableText } from '#platform/text/storable.ts';
import type { CallToolRecord, TurnLatency, TurnRecord } from '#voice/ports.ts';
import type { CallRef } from './call-facts.rules.ts';

const shown = apiColumns<CallTurn>()('seq', 'role', 'text', 'via', 'start_ms', 'end_ms', 'latency', 'sources');
const turnColumns = [...shown.names, 'was_interrupted', 'engine_id'] as const;

function presentTurn(row: Pick<Selectable<CallTurns>, (typeof turnColumns)[number]>): CallTurn {
  return { ...shown.present(row), interrupted: row.was_interrupted, engine: row.engine_id };
}

/** Lists the turns of a call in order. */
export async function listTurns(tx: Tx, callId: CallId): Promise<CallTurn[]> {
  const rows = await tx
    .selectFrom('call_turns')
    .select(turnColumns)
    .where('call_id', '=', callId)
    .orderBy('seq')
    .execute();
  return rows.map(presentTurn);
}

export async function listTurnLatencies(tx: Tx, callId: CallId): Promise<CallTurn['latency'][]> {
  const rows = await tx.selectFrom('call_turns').select('latency').where('call_id', '=', callId).execute();
  return rows.map((row) => row.latency as CallTurn['latency']);
}

/** Inserts a turn; null when its number exists. */
export async function insertTurn(
  tx: Tx,
  call: CallRef,
  turn: TurnRecord & { seq: number; at: Date },
): Promise<CallTurn | null> {
  const row = await tx
    .insertInto('call_turns')
    .values({
      tenant_id: call.tenantId,
      call_id: call.id,
      seq: turn.seq,
      role: turn.role,
      text: storableText(turn.text),
      via: turn.via,
      start_ms: Math.round(turn.startMs),
      end_ms: Math.round(turn.endMs),
      was_interrupted: turn.wasInterrupted,
      latency: turn.latency ? JSON.stringify(presentLatency(turn.latency)) : null,
      engine_id: turn.engineId,
      sources: storableJson(turn.sources ?? []),
      created_at: turn.at,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'call_id', 'seq']).doNothing())
    .returning(turnColumns)
    .executeTakeFirst();
  return row ? presentTurn(row) : null;
}

/** Inserts tool executions; existing numbers are skipped. */
export async function insertToolExecutions(
  tx: Tx,
  call: CallRef,
  tools: readonly (CallToolRecord & { seq: number })[],
): Promise<void> {
  if (tools.length === 0) return;
  const rows = tools.map((tool) => ({
    tenant_id: call.tenantId,
    call_id: call.id,
    seq: tool.seq,
    tool_call_id: storableText(tool.id),
    name: storableText(tool.name),
    arguments: storableJson(tool.arguments),
    result: storableText(tool.result),
    is_error: tool.isError,
    start_ms: Math.round(tool.startMs),
    duration_ms: Math.round(tool.durationMs),
  }));
  await tx
    .insertInto('call_tool_executions')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'call_id', 'seq']).doNothing())
    .execute();
}

function presentLatency(latency: TurnLatency): NonNullable<CallTurn['latency']> {
  const whole = (ms: number | null) => (ms === null ? null : Math.round(ms));
  return {
    stt: whole(latency.transcriptMs),
    end_of_turn: whole(latency.endOfTurnMs),
    llm: whole(latency.modelMs),
    tts: whole(latency.speechMs),
    e2e: whole(latency.totalMs),
  };
}

/** Deletes turns and tool executions of a call. */
export async function deleteConversation(tx: Tx, callId: CallId): Promise<void> {
  await tx.deleteFrom('call_turns').where('call_id', '=', callId).execute();
  await tx.deleteFrom('call_tool_executions').where('call_id', '=', callId).execute();
}
