import type { ChatSessionId, UserId } from '@parley/contract/ids';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { Person } from '#platform/http/principal.ts';
import { sessionNotFound } from './chat.errors.ts';
import { listDeskChats } from './desk-chats.queries.ts';

/**
 * Condition on `s`, the row of a session: the person has the chat, or is an operator of its agent; without named
 * operators every operator is.
 */
export function mayBeServedBy(userId: UserId): RawBuilder<SqlBool> {
  return sql<SqlBool>`(s.operator_id is not distinct from ${userId}::uuid or not exists (
    select from chat_widget_configs w
    where w.tenant_id = s.tenant_id and w.agent_id = s.agent_id
      and jsonb_array_length(coalesce(w.config -> 'operator_ids', '[]')) > 0
      and not jsonb_exists(w.config -> 'operator_ids', ${userId}::text)))`;
}

/** Condition on `s`: operators read the chats they may claim; other roles and API keys (null) read all. */
export function isReadableBy(person: Person | null): RawBuilder<SqlBool> {
  return person?.role === 'operator' ? mayBeServedBy(person.id) : sql<SqlBool>`true`;
}

/** Gets a chat; refuses one this person may not read. */
export async function getReadableChat(tx: Tx, id: ChatSessionId, person: Person | null): Promise<DeskChat> {
  const where = sql`s.id = ${id} and ${isReadableBy(person)}`;
  const [chat] = await listDeskChats(tx, { where, order: sql`s.id`, limit: 1 });
  if (!chat) throw sessionNotFound();
  return chat;
}
