import type { AgentId, CallId, ChatSessionId } from '@parley/contract/ids';
import { listMessages } from '#areas/conversations/chats';
import { listToolExecutions } from '#areas/telephony/call-history';
import { findCall, listTurns, presentCall } from '#areas/telephony/calls';
import type { ModelMessage } from '#brain/ports.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { PastEvent } from './past-conversation.rules.ts';

/** Messages read of a chat. */
const maxMessages = 200;

/** Words and tool calls of a chat of the agent; null: the agent has no such chat. */
export async function readPastChat(tx: Tx, agentId: AgentId, sessionId: ChatSessionId): Promise<PastEvent[] | null> {
  const chat = await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (!chat) return null;
  const messages = await listMessages(tx, sessionId, { after: 0, limit: maxMessages });
  return messages.flatMap(({ role, status, text, trace }): PastEvent[] => {
    if (role === 'visitor') return [{ kind: 'said', by: 'person', text }];
    if (role !== 'agent' || status !== 'complete') return [];
    const traced = (trace as { messages?: ModelMessage[] } | null)?.messages ?? [];
    const tools = traced.flatMap((step): PastEvent[] =>
      step.role === 'tool' ? [{ kind: 'tool', name: step.name, result: step.result, isError: step.isError }] : [],
    );
    return [...tools, { kind: 'said', by: 'agent', text }];
  });
}

/** Words and tool calls of a call of the agent; null: the agent had no such call. */
export async function readPastCall(tx: Tx, agentId: AgentId, callId: CallId): Promise<PastEvent[] | null> {
  const row = await findCall(tx, callId);
  if (!row || presentCall(row).agent_id !== agentId) return null;
  const [turns, tools] = await Promise.all([listTurns(tx, callId), listToolExecutions(tx, callId)]);
  const timed: { at: number; event: PastEvent }[] = [
    ...turns.map(({ role, text, start_ms: at }) => ({
      at: at ?? 0,
      event: { kind: 'said' as const, by: role === 'user' ? ('person' as const) : ('agent' as const), text },
    })),
    ...tools.map(({ name, result, is_error: isError, start_ms: at }) => ({
      at,
      event: { kind: 'tool' as const, name, result: result ?? '', isError },
    })),
  ];
  return timed.toSorted((one, other) => one.at - other.at).map(({ event }) => event);
}
