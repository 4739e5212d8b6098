import type { AgentId, CallId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { AgentCalls, EmittingTx } from '#areas/agents/agents';
import { statusOfEnd } from './call-end.rules.ts';
import { callEvent, callTopic } from './call-events.rules.ts';
import { latencyOfTurns } from './call-latency.rules.ts';
import { callColumns, changeCall, presentCall } from './calls.queries.ts';
import { nothingKept } from './finish-call.ts';

/** Port implementation for agents that are deleted. */
export const agentCalls: AgentCalls = { cancelQueued };

/** Set-based, since thousands may be queued. */
async function cancelQueued({ tx, emit, now }: EmittingTx, agentId: AgentId, detail: string): Promise<number> {
  const reason = 'cancelled';
  const ended = await tx
    .updateTable('calls')
    .set({
      status: statusOfEnd(reason, false),
      end_reason: reason,
      end_detail: detail,
      ended_at: now,
      duration_seconds: 0,
      next_attempt_at: null,
      latency: JSON.stringify(latencyOfTurns([])),
      version: sql<number>`version + 1`,
    })
    .where('agent_id', '=', agentId)
    .where('status', '=', 'queued')
    .returning(callColumns)
    .execute();
  if (ended.length === 0) return 0;
  // A call just claimed by a dialer leaves the queue when the dialer finds it over.
  const ids = ended.map(({ id }) => id);
  await sql`delete from outbound_dials where call_id = any(${ids}::uuid[]) and state = 'waiting'`.execute(tx);
  const calls = await Promise.all(
    ended.map(async (row) =>
      presentCall(row.zero_retention ? await changeCall(tx, row.id as CallId, nothingKept(row)) : row),
    ),
  );
  await Promise.all(calls.map((call) => emit('call.ended', callTopic(call.id), callEvent(call))));
  return calls.length;
}
