import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the agent of a chat; null: the chat is gone. */
export async function findAgent(tx: Tx, id: ChatSessionId): Promise<AgentId | null> {
  const row = await tx.selectFrom('chat_sessions').select('agent_id').where('id', '=', id).executeTakeFirst();
  return (row?.agent_id as AgentId | undefined) ?? null;
}
