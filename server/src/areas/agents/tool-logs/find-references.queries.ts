import type { AgentId, CallId, ChatSessionId, ToolId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

const privacy = ['pii_redaction', 'zero_retention'] as const;
const languageOfAgent = sql<string | null>`(select a.config ->> 'language' from agents a
  where a.tenant_id = chat_sessions.tenant_id and a.id = chat_sessions.agent_id)`.as('language');

/** Privacy settings of a conversation, as of its start. */
export interface ConversationPrivacy {
  pii_redaction: boolean;
  zero_retention: boolean;
  language: string | null;
}

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
    request.call_id &&
      tx
        .selectFrom('calls')
        .select([...privacy, sql<string | null>`agent_config ->> 'language'`.as('language')])
        .where('id', '=', request.call_id)
        .executeTakeFirst(),
    request.session_id &&
      tx
        .selectFrom('chat_sessions')
        .select([...privacy, languageOfAgent])
        .where('id', '=', request.session_id)
        .executeTakeFirst(),
  ]);
  return { tool, agent, call, session };
}
