import type { AgentId, ChatMentionId, ChatMessageId, ChatSessionId, UserId } from '@parley/contract/ids';
import type { ChatMention } from '@parley/contract/resources/desk-work';
import { type Role, scopesOfRole } from '@parley/contract/scopes';
import { type RawBuilder, sql } from 'kysely';
import { customerOf } from '#areas/conversations/chats';
import { mayOperate } from '#areas/conversations/operators';
import { findWidgetSettings } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';

/** Person who may be mentioned in a chat, with what an email to them needs. */
export interface Mentioned {
  id: UserId;
  name: string;
  email: string;
  language: string;
  lastSeenAt: Date | null;
}

/** Finds those of the people who are operators of the agent's chats, in any order. */
export async function findMentionable(tx: Tx, agentId: AgentId, ids: readonly UserId[]): Promise<Mentioned[]> {
  const [settings, { rows }] = await Promise.all([
    findWidgetSettings(tx, agentId),
    sql<{ id: UserId; role: Role; name: string; email: string; language: string; last_seen_at: Date | null }>`
      select m.user_id as id, m.role, u.name, u.email, u.language, o.last_seen_at
      from memberships m join users u on u.id = m.user_id and u.disabled_at is null
      left join chat_operators o on o.tenant_id = m.tenant_id and o.user_id = m.user_id
      where m.user_id = any (${[...ids]}::uuid[])`.execute(tx),
  ]);
  return rows
    .filter((row) => scopesOfRole[row.role].includes('chat:operate') && mayOperate(row, settings.operator_ids))
    .map(({ id, name, email, language, last_seen_at: lastSeenAt }) => ({ id, name, email, language, lastSeenAt }));
}

interface Row {
  id: ChatMentionId;
  session_id: ChatSessionId;
  message_id: ChatMessageId;
  user_id: UserId;
  author_id: UserId;
  author_name: string | null;
  visitor: Record<string, string>;
  identity: Record<string, string> | null;
  variables: Record<string, string>;
  customer_note: string;
  text: string;
  created_at: Date;
  read_at: Date | null;
}

/** Length of the note in a mention. Unit: characters. */
const excerptLength = 200;

/** Reads mentions, newest first; `where` refers to `n`, the mention. */
export async function readMentions(tx: Tx, where: RawBuilder<unknown>, limit: number): Promise<ChatMention[]> {
  const { rows } = await sql<Row>`
    select n.id, n.session_id, n.message_id, n.user_id, n.author_id, coalesce(o.display_name, u.name) as author_name,
      s.visitor, s.identity, s.variables, s.customer_note, left(m.text, ${excerptLength}) as text, n.created_at, n.read_at
    from chat_mentions n
    join chat_sessions s on s.tenant_id = n.tenant_id and s.id = n.session_id
    join chat_messages m on m.tenant_id = n.tenant_id and m.id = n.message_id
    left join users u on u.id = n.author_id
    left join chat_operators o on o.tenant_id = n.tenant_id and o.user_id = n.author_id
    where ${where} order by n.created_at desc, n.id desc limit ${limit}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    session_id: row.session_id,
    message_id: row.message_id,
    user_id: row.user_id,
    author: { id: row.author_id, name: row.author_name ?? '' },
    customer_name: customerOf(row).name,
    text: row.text,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }));
}

/** Marks a person's unread mentions as read: of one chat, or all. Returns how many there were. */
export async function markMentionsRead(
  tx: Tx,
  asked: { userId: UserId; sessionId: ChatSessionId | undefined; now: Date },
): Promise<number> {
  const rows = await tx
    .updateTable('chat_mentions')
    .set({ read_at: asked.now })
    .where('user_id', '=', asked.userId)
    .where('read_at', 'is', null)
    .$if(asked.sessionId !== undefined, (all) => all.where('session_id', '=', asked.sessionId ?? ''))
    .returning('id')
    .execute();
  return rows.length;
}
