import type { AgentId, CallId, ChatSessionId, ToolId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the tenant's own entities among those a log names; the tool with its name and type. */
export async function findReferences(
  tx: Tx,
  asked: {
    tool_id: ToolId | null;
    agent_id: AgentId | null;
    call_id: CallId | null;
    session_id: ChatSessionId | null;
  },
) {
  const one = sql<number>`1`.as('one');
  const [tool, agent, call, session] = await Promise.all([
    asked.tool_id &&
      tx
        .selectFrom('tools')
        .select(['name', 'type'])
        .where('id', '=', asked.tool_id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),
    asked.agent_id && tx.selectFrom('agents').select(one).where('id', '=', asked.agent_id).executeTakeFirst(),
    asked.call_id && tx.selectFrom('calls').select(one).where('id', '=', asked.call_id).executeTakeFirst(),
    asked.session_id &&
      tx.selectFrom('chat_sessions').select(one).where('id', '=', asked.session_id).executeTakeFirst(),
  ]);
  return { tool, agent, call, session };
}
