import type { CallId } from '@parley/contract/ids';
import { writeToolLog } from '#areas/agents/tool-logs';
import type { Conversation } from './month-plan.ts';
import type { TimedCall } from './time-call.ts';
import type { CallWriter } from './write-calls.ts';

/** Writes the tool log of a call of the past, as its agent's runs would have. */
export async function writeToolRuns(
  { db, tenantId, agents, newId }: CallWriter,
  {
    id,
    conversation,
    answeredAt,
    timed,
  }: { id: CallId; conversation: Conversation; answeredAt: number; timed: TimedCall },
): Promise<void> {
  const agent = agents[conversation.business];
  await db.app.inTenant(tenantId, async (tx) => {
    for (const tool of timed.tools) {
      await writeToolLog(tx, {
        tenantId,
        id: newId(),
        toolId: null,
        toolName: tool.name,
        toolType: 'booking',
        agentId: agent.id,
        agentVersion: agent.version,
        callId: id,
        sessionId: null,
        toolCallId: `call_${tool.seq}`,
        status: 'ok',
        source: 'parley',
        request: conversation.values,
        response: tool.result,
        error: null,
        latencyMs: tool.durationMs,
        attempts: 1,
        offsetMs: tool.startMs,
        at: new Date(answeredAt + tool.startMs),
      });
    }
  });
}
