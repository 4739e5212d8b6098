import type { ChatMessageId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { type ClaimedTurn, leaseEnd, loadTurn, type SessionRef } from './answer-turn.queries.ts';
import { messageIdReused, sessionClosed } from './chat.errors.ts';
import { findMessageByClientId, insertMessage, type MessageRow } from './messages.queries.ts';
import { lockSession, noteVisitorMessage } from './sessions.queries.ts';

export interface AcceptedMessage {
  message: MessageRow;
  status: ChatStatus;
  /** False for one that had been sent before. */
  isNew: boolean;
  /** The turn to answer it, taken in the same transaction where nobody else had it. */
  turn: ClaimedTurn | null;
}

/**
 * Commits a visitor's message, before anything is said to it. The same `client_message_id` again is the same message:
 * the second call finds the first one's row. `answering` is the process that may answer at once, if it may.
 */
export function acceptMessage(
  context: { db: Database; bus: Bus; now: Date; newId: () => string },
  session: SessionRef,
  message: { text: string; client_message_id?: string | undefined },
  answering: { vault: Vault; processId: string } | null,
): Promise<AcceptedMessage> {
  const { db, bus, now } = context;
  return inEmittingTransaction({ scope: db.app, bus, tenantId: session.tenantId, now }, async (tx, emit) => {
    const clientMessageId = message.client_message_id;
    // Sent together; the second is carried out when the session is locked, so it sees what others wrote before.
    const [{ status, lastSeq, agentId }, earlier] = await Promise.all([
      lockSession(tx, session.id),
      clientMessageId === undefined ? undefined : findMessageByClientId(tx, session.id, clientMessageId),
    ]);
    if (earlier) {
      if (earlier.text !== message.text) throw messageIdReused();
      return { message: earlier, status, isNew: false, turn: null };
    }
    if (status === 'closed') throw sessionClosed();
    const seq = lastSeq + 1;
    const lease = answering && { processId: answering.processId, until: leaseEnd(now) };
    // One round trip: none of these needs what another brings.
    const [row, noted, loaded] = await Promise.all([
      insertMessage({ tx, emit, tenantId: session.tenantId, now }, session.id, {
        id: context.newId() as ChatMessageId,
        seq,
        role: 'visitor',
        text: message.text,
        clientMessageId,
      }),
      noteVisitorMessage(tx, { sessionId: session.id, seq, now, lease }),
      answering && loadTurn(tx, answering.vault, { session, agentId, before: seq }),
    ]);
    if (!loaded || !noted.hasTurn) return { message: row, status, isNew: true, turn: null };
    const messages = [...loaded.messages, row];
    const { variables, identity } = noted;
    const turn = { ...loaded, session, agentId, upToSeq: seq, messages, variables, identity };
    return { message: row, status, isNew: true, turn };
  });
}
