import type { AgentId, ChatLabelId, ChatMessageId, ChatSessionId, ChatTeamId, UserId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import type {
  ChatAssignment,
  ChatCloseReason,
  ChatPriority,
  DeskChat,
  HandoffRequester,
} from '@parley/contract/resources/chat-desk';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { sessionNotFound } from './chat.errors.ts';
import { customerOf } from './customer.rules.ts';
import { avatarUrl } from './messages.queries.ts';

interface Row {
  id: ChatSessionId;
  agent_id: AgentId;
  agent_name: string;
  status: ChatStatus;
  visitor: Record<string, string>;
  identity: Record<string, string> | null;
  variables: Record<string, string>;
  customer_note: string;
  locale: string | null;
  page_url: string | null;
  handoff_reason: string | null;
  handoff_by: HandoffRequester | null;
  handoff_summary: string | null;
  waiting_since: Date | null;
  claimed_at: Date | null;
  operator_id: UserId | null;
  operator_name: string | null;
  operator_avatar_id: string | null;
  assigned_how: ChatAssignment | null;
  assigned_by: UserId | null;
  assigned_by_name: string | null;
  team_id: ChatTeamId | null;
  team_name: string | null;
  label_ids: ChatLabelId[];
  priority: ChatPriority;
  snoozed_until: Date | null;
  first_replied_at: Date | null;
  first_reply_due_at: Date | null;
  resolution_due_at: Date | null;
  visitor_text: string | null;
  visitor_at: Date | null;
  last_role: NonNullable<DeskChat['last_message']>['role'] | null;
  last_text: string | null;
  last_at: Date | null;
  visitor_seen_message_id: ChatMessageId | null;
  unread_count: number;
  rating: number | null;
  rating_comment: string | null;
  close_reason: ChatCloseReason | null;
  ai_disclosed_at: Date | null;
  created_at: Date;
  last_activity_at: Date;
  closed_at: Date | null;
}

/** Length of the last message in a list. Unit: characters. */
const excerptLength = 200;

/**
 * Lists chats as operators see them. `where` and `order` refer to `s`, the row of the session; see the README for the
 * index of each list.
 */
export async function listDeskChats(
  tx: Tx,
  wanted: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<DeskChat[]> {
  const found = await sql<Row>`
    select s.id, s.agent_id, a.config ->> 'name' as agent_name, s.status, s.visitor, s.identity, s.variables,
      s.customer_note, s.locale, s.page_url, s.handoff_reason, s.handoff_by, s.handoff_summary, s.waiting_since,
      s.claimed_at, s.operator_id, coalesce(o.display_name, u.name) as operator_name,
      o.avatar_id as operator_avatar_id, s.assigned_how, s.assigned_by,
      coalesce(ao.display_name, au.name) as assigned_by_name, s.team_id, t.name as team_name,
      array(select l.label_id from chat_session_labels l where l.tenant_id = s.tenant_id and l.session_id = s.id
        order by l.label_id) as label_ids,
      s.priority, s.snoozed_until, s.first_replied_at, s.first_reply_due_at, s.resolution_due_at,
      left(w.text, ${excerptLength}) as visitor_text, w.created_at as visitor_at, m.role as last_role, left(m.text, ${excerptLength}) as last_text,
      m.created_at as last_at,
      (select v.id from chat_messages v where v.tenant_id = s.tenant_id and v.session_id = s.id
        and v.visibility = 'public' and v.seq <= s.visitor_seen_seq order by v.seq desc limit 1)
        as visitor_seen_message_id,
      (select count(*)::int from chat_messages n where n.session_id = s.id and n.role = 'visitor'
        and n.seq > s.operator_seen_seq) as unread_count,
      s.rating, s.rating_comment, s.close_reason, s.ai_disclosed_at, s.created_at, s.last_activity_at, s.closed_at
    from chat_sessions s
    join agents a on a.tenant_id = s.tenant_id and a.id = s.agent_id
    left join users u on u.id = s.operator_id
    left join chat_operators o on o.tenant_id = s.tenant_id and o.user_id = s.operator_id
    left join lateral (select role, text, created_at from chat_messages m
      where m.tenant_id = s.tenant_id and m.session_id = s.id and m.visibility = 'public' and m.role <> 'system'
      order by m.seq desc limit 1) m on true
    left join lateral (select text, created_at from chat_messages w
      where w.tenant_id = s.tenant_id and w.session_id = s.id and w.role = 'visitor'
      order by w.seq desc limit 1) w on true
    left join chat_teams t on t.tenant_id = s.tenant_id and t.id = s.team_id
    left join users au on au.id = s.assigned_by
    left join chat_operators ao on ao.tenant_id = s.tenant_id and ao.user_id = s.assigned_by
    where ${wanted.where} order by ${wanted.order} limit ${wanted.limit}`.execute(tx);
  return found.rows.map(present);
}

/** Gets one chat as operators see it; refuses an unknown one. */
export async function getDeskChat(tx: Tx, id: ChatSessionId): Promise<DeskChat> {
  const [chat] = await listDeskChats(tx, { where: sql`s.id = ${id}`, order: sql`s.id`, limit: 1 });
  if (!chat) throw sessionNotFound();
  return chat;
}

function present(row: Row): DeskChat {
  return {
    id: row.id,
    agent: { id: row.agent_id, name: row.agent_name },
    status: row.status,
    customer: customerOf(row),
    is_verified: row.identity !== null,
    language: row.locale,
    page_url: row.page_url,
    reason: row.handoff_reason,
    requested_by: row.handoff_by,
    summary: row.handoff_summary,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    claimed_at: row.claimed_at?.toISOString() ?? null,
    operator:
      row.operator_id === null
        ? null
        : { id: row.operator_id, name: row.operator_name ?? '', avatar_url: avatarUrl(row.operator_avatar_id) },
    assignment:
      row.operator_id === null || row.assigned_how === null
        ? null
        : {
            kind: row.assigned_how,
            by: row.assigned_by === null ? null : { id: row.assigned_by, name: row.assigned_by_name ?? '' },
          },
    team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? '' },
    label_ids: row.label_ids,
    priority: row.priority,
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    ...dueTimesOf(row),
    visitor_message:
      row.visitor_at === null ? null : { text: row.visitor_text ?? '', created_at: row.visitor_at.toISOString() },
    last_message:
      row.last_role === null
        ? null
        : { role: row.last_role, text: row.last_text ?? '', created_at: (row.last_at ?? row.created_at).toISOString() },
    visitor_seen_message_id: row.visitor_seen_message_id,
    unread_count: row.unread_count,
    rating: row.rating === null ? null : { score: row.rating, comment: row.rating_comment ?? '' },
    close_reason: row.close_reason,
    ai_disclosed_at: row.ai_disclosed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_activity_at: row.last_activity_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}

/** Targets that still run: none while the agent has the chat or when it is closed. */
function dueTimesOf(row: Row): Pick<DeskChat, 'first_reply_due_at' | 'resolution_due_at'> {
  const isRunning = row.status === 'waiting' || row.status === 'with_operator';
  return {
    first_reply_due_at:
      isRunning && row.first_replied_at === null ? (row.first_reply_due_at?.toISOString() ?? null) : null,
    resolution_due_at: isRunning ? (row.resolution_due_at?.toISOString() ?? null) : null,
  };
}
