import type { AgentId, ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import type { ChatSessionStatus } from '@parley/contract/resources/chat';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Lists the status of each waiting chat of an agent, as its visitor sees it. */
export async function listWaiting(tx: Tx, agentId: AgentId): Promise<Map<ChatSessionId, ChatSessionStatus>> {
  const found = await sql<{
    id: ChatSessionId;
    place: number;
    last_message_id: ChatMessageId | null;
    seen_message_id: ChatMessageId | null;
  }>`
    select s.id, row_number() over (order by s.waiting_since, s.id)::int as place,
      (select m.id from chat_messages m where m.session_id = s.id and m.visibility = 'public'
        order by m.seq desc limit 1) as last_message_id,
      (select m.id from chat_messages m where m.session_id = s.id and m.role = 'visitor' and m.seq <= s.operator_seen_seq
        order by m.seq desc limit 1) as seen_message_id
    from chat_sessions s where s.agent_id = ${agentId} and s.status = 'waiting'`.execute(tx);
  return new Map(
    found.rows.map(({ id, place, ...messages }) => [
      id,
      { status: 'waiting', operator: null, queue_position: place, typing: false, can_be_rated: false, ...messages },
    ]),
  );
}
