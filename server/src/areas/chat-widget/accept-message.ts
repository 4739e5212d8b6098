import type { ChatMessageId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { SessionRef } from './answer-turn.queries.ts';
import { messageIdReused, sessionClosed } from './chat.errors.ts';
import { findMessageByClientId, insertMessage, type MessageRow } from './messages.queries.ts';
import { lockSession, noteVisitorMessage } from './sessions.queries.ts';

/**
 * Commits a visitor's message, before anything is said to it. The same `client_message_id` again is the same message:
 * the second call finds the first one's row.
 */
export function acceptMessage(
  context: { db: Database; bus: Bus; now: Date; newId: () => string },
  session: SessionRef,
  message: { text: string; client_message_id?: string | undefined },
): Promise<{ message: MessageRow; status: ChatStatus }> {
  const { db, bus, now } = context;
  return inEmittingTransaction({ scope: db.app, bus, tenantId: session.tenantId, now }, async (tx, emit) => {
    const clientMessageId = message.client_message_id;
    // Sent together; the second is carried out when the session is locked, so it sees what others wrote before.
    const [{ status, lastSeq }, earlier] = await Promise.all([
      lockSession(tx, session.id),
      clientMessageId === undefined ? undefined : findMessageByClientId(tx, session.id, clientMessageId),
    ]);
    if (earlier) {
      if (earlier.text !== message.text) throw messageIdReused();
      return { message: earlier, status };
    }
    if (status === 'closed') throw sessionClosed();
    const seq = lastSeq + 1;
    const [row] = await Promise.all([
      insertMessage({ tx, emit, tenantId: session.tenantId, now }, session.id, {
        id: context.newId() as ChatMessageId,
        seq,
        role: 'visitor',
        text: message.text,
        clientMessageId,
      }),
      noteVisitorMessage(tx, session.id, seq, now),
    ]);
    return { message: row, status };
  });
}
