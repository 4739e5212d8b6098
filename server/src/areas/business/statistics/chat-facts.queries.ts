import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { messageFigures } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';

/** Condition: a session without a message or a handoff is an opened window, not a chat. */
const isChat = sql`(s.last_visitor_seq > 0 or s.handoff_by is not null or s.claimed_at is not null)`;
const isJudged = sql`(s.status = 'closed' and s.close_reason <> 'spam' and s.last_visitor_seq > 0)`;
const isClaimed = sql`exists (select from chat_handlings h where h.tenant_id = s.tenant_id and h.session_id = s.id)`;
const isEscalated = sql`(s.handoff_by is not null or ${isClaimed})`;

/** Writes the facts of chats as they are now; `ids` null: of all. */
export async function writeChatFacts(tx: Tx, tenantId: TenantId, ids: readonly ChatSessionId[] | null): Promise<void> {
  const among = ids === null ? sql`true` : sql`s.id = any(${ids}::uuid[])`;
  await sql`
    insert into chat_facts (tenant_id, id, started_at, agent_id, is_judged, is_contained, is_escalated, is_claimed, rating,
      agent_version, visitor_messages, agent_messages, operator_messages, first_answer_ms)
    select s.tenant_id, s.id, s.created_at, s.agent_id, ${isJudged}, ${isJudged} and not ${isEscalated}, ${isEscalated},
      ${isClaimed}, s.rating, s.pinned_version, m.visitor, m.agent, m.operator, m.first_answer_ms
    from chat_sessions s left join lateral ${messageFigures(sql`true`)} m on s.status = 'closed'
    where s.tenant_id = ${tenantId} and ${isChat} and ${among}
    on conflict (tenant_id, id) do update set is_judged = excluded.is_judged, is_contained = excluded.is_contained,
      is_escalated = excluded.is_escalated, is_claimed = excluded.is_claimed, rating = excluded.rating,
      visitor_messages = excluded.visitor_messages, agent_messages = excluded.agent_messages,
      operator_messages = excluded.operator_messages, first_answer_ms = excluded.first_answer_ms
  `.execute(tx);
}

/** True when the chat is counted already; its further messages change nothing. */
export async function isChatCounted(tx: Tx, id: ChatSessionId): Promise<boolean> {
  return (await tx.selectFrom('chat_facts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
