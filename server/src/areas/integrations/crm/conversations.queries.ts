import type { AgentId } from '@parley/contract/ids';
import type { CrmConversation } from '@parley/contract/resources/crm';
import { type RawBuilder, sql } from 'kysely';
import { findSubject } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

interface ConversationRow {
  kind: 'call' | 'chat';
  id: string;
  agent_id: string | null;
  agent: string;
  direction: string;
  status: string;
  phone_number: string | null;
  name: string | null;
  created_at: Date;
  started_at: Date;
  ended_at: Date | null;
  duration_seconds: number | null;
  summary: string | null;
  success: boolean | null;
  sentiment: string | null;
  recording_available: boolean;
  record_id: string | null;
}

/** Lists one page of calls and chats, newest first; `phoneNumber` in any spelling. */
export async function listConversations(
  tx: Tx,
  request: {
    page: { limit: number; cursor?: string | undefined; include_total: boolean };
    phoneNumber: string | undefined;
    since: Date;
  },
) {
  const { page, phoneNumber, since } = request;
  const subject = phoneNumber === undefined ? null : await findSubject(tx, phoneNumber);
  const among = (ids: readonly string[] | undefined) => (ids ? sql`id = any(${[...ids]}::uuid[])` : sql`true`);
  const both = conversations(since, { calls: among(subject?.ids.calls), chats: among(subject?.ids.chat_sessions) });
  return newestPage(page, {
    read: async (isOlder, limit) => {
      const { rows } = await sql<ConversationRow>`select * from (${both}) conversation where ${isOlder}
        order by created_at desc, id desc limit ${limit}`.execute(tx);
      return rows;
    },
    countAtMost: async (most) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from (select from (${both}) each limit ${most}) counted`.execute(tx);
      return rows[0]?.total ?? 0;
    },
    item: presentConversation,
  });
}

function conversations(since: Date, only: { calls: RawBuilder<unknown>; chats: RawBuilder<unknown> }) {
  return sql`
    select 'call' as kind, c.id, c.agent_id, c.agent_name as agent, c.direction, c.status, c.phone_number,
      c.caller_name as name, c.created_at, coalesce(c.started_at, c.created_at) as started_at, c.ended_at,
      c.duration_seconds, c.summary, c.success, c.sentiment, c.recording_state = 'ready' as recording_available,
      c.metadata ->> 'crm_record_id' as record_id
    from calls c where c.created_at >= ${since} and ${only.calls}
    union all
    select 'chat', s.id, s.agent_id, coalesce((select a.name from agents a where a.id = s.agent_id), ''), 'inbound',
      s.status, s.visitor ->> 'phone_number', nullif(s.visitor ->> 'name', ''), s.created_at, s.created_at, s.closed_at,
      extract(epoch from s.closed_at - s.created_at)::int, s.summary, s.success, s.sentiment, false, null
    from chat_sessions s where s.created_at >= ${since} and ${only.chats}`;
}

function presentConversation(row: ConversationRow): CrmConversation {
  const { created_at: _, ...shown } = row;
  return {
    ...shown,
    agent_id: row.agent_id as AgentId | null,
    direction: row.direction as CrmConversation['direction'],
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
