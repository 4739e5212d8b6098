import type { ChatSessionId, TenantId, UserId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  getDeskChat,
  listDeskChats,
  lockSession,
  mayBeServedBy,
  notYourChat,
  sessionClosed,
  sessionNotFound,
} from '#areas/conversations/chats';
import { isSupervisor, lockMembers, touchPresence } from '#areas/conversations/operators';
import type { Tx } from '#db/tenant-scope.ts';
import type { Person } from '#platform/http/principal.ts';

/** Condition on `s`, the row of a session: this person may see the chat. SQL counterpart of `maySee`. */
export function isVisibleTo(person: Pick<Person, 'id' | 'role'>): RawBuilder<SqlBool> {
  return isSupervisor(person) ? sql<SqlBool>`true` : mayBeServedBy(person.id);
}

/** Gets a chat as operators see it; refuses one this person may not see. */
export async function getVisibleChat(
  tx: Tx,
  person: Pick<Person, 'id' | 'role'>,
  id: ChatSessionId,
): Promise<DeskChat> {
  const where = sql`s.id = ${id} and ${isVisibleTo(person)}`;
  const [chat] = await listDeskChats(tx, { where, order: sql`s.id`, limit: 1 });
  if (!chat) throw sessionNotFound();
  return chat;
}

/** Refuses a chat this person may not see. */
export async function checkVisible(tx: Tx, person: Pick<Person, 'id' | 'role'>, id: ChatSessionId): Promise<void> {
  const found = await sql`select from chat_sessions s where s.id = ${id} and ${isVisibleTo(person)}`.execute(tx);
  if (found.rows.length === 0) throw sessionNotFound();
}

/**
 * Locks the acting operator (see `lockMembers`) and then the chat, and renews the operator's presence. Refuses a chat
 * this person may not see.
 */
export async function lockChatForAct(
  tx: Tx,
  acting: { tenantId: TenantId; person: Pick<Person, 'id' | 'role'>; now: Date },
  id: ChatSessionId,
  other?: UserId,
) {
  const { tenantId, person, now } = acting;
  // Sent together and executed in order: nothing is written before the locks are held.
  const [members, session] = await Promise.all([
    lockMembers(tx, { tenantId, userId: person.id }, other),
    lockSession(tx, id),
    checkVisible(tx, person, id),
    touchPresence(tx, { tenantId, userId: person.id, now }),
  ]);
  return { ...members, session };
}

/** Refuses anyone but the chat's operator, naming that operator. `session` is locked. */
export async function checkHolder(
  tx: Tx,
  person: Pick<Person, 'id'>,
  session: { id: ChatSessionId; status: ChatStatus; operatorId: UserId | null },
): Promise<void> {
  if (session.status === 'closed') throw sessionClosed();
  if (session.operatorId !== person.id) throw notYourChat((await getDeskChat(tx, session.id)).operator);
}
