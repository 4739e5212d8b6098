import type { AgentId, CallId, ChatSessionId } from '@parley/contract/ids';
import type { WebhookCall } from '@parley/contract/webhook-events';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the agent of a call; null for one that is erased or without an agent. */
export async function findCallReference(tx: Tx, id: CallId): Promise<{ agentId: AgentId | null }> {
  const row = await tx.selectFrom('calls').select('agent_id').where('id', '=', id).executeTakeFirst();
  return { agentId: (row?.agent_id ?? null) as AgentId | null };
}

/** Finds the agent of a chat; null for one that is gone. */
export async function findChatAgent(tx: Tx, id: ChatSessionId): Promise<AgentId | null> {
  const row = await tx.selectFrom('chat_sessions').select('agent_id').where('id', '=', id).executeTakeFirst();
  return (row?.agent_id ?? null) as AgentId | null;
}

/** Turns that are read for a body: far more than fit. */
const maxTurns = 400;

/** Finds what was said in a call, in order. */
export async function findTranscript(tx: Tx, id: CallId): Promise<NonNullable<WebhookCall['transcript']>> {
  const rows = await tx
    .selectFrom('call_turns')
    .select(['role', 'text', 'start_ms', 'end_ms', 'was_interrupted'])
    .where('call_id', '=', id)
    .orderBy('seq')
    .limit(maxTurns)
    .execute();
  return rows.map(({ role, was_interrupted: interrupted, ...turn }) => ({
    ...turn,
    role: role as 'user' | 'agent' | 'person',
    interrupted,
  }));
}
