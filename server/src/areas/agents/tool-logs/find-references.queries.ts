import type { AgentId, CallId, ChatSessionId, ToolId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the tenant's own entities among those a log names; the tool with its name and type. */
export async function findReferences(
  tx: Tx,
  request: {
    tool_id: ToolId | null;
    agent_id: AgentId | null;
    call_id: CallId | null;
    session_id: ChatSessionId | null;
  },
) {
  const one = sql<number>`1`.as('one');
  const [tool, agent, call, session] = await Promise.all([
    request.tool_id &&
      tx
        .selectFrom('tools')
        .select(['name', 'type'])
        .where('id', '=', request.tool_id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),
    request.agent_id && tx.selectFrom('agents').select(one).where('id', '=', request.agent_id).executeTakeFirst(),
    request.call_id && tx.selectFrom('calls').select(one).where('id', '=', request.call_id).executeTakeFirst(),
    request.session_id &&
      tx.selectFrom('chat_sessions').select(one).where('id', '=', request.session_id).executeTakeFirst(),
  ]);
  return { tool, agent, call, session };
}
