import type { ChatFileId, ChatMessageId } from '@parley/contract/ids';
import type { ChatFile, ChatStatus } from '@parley/contract/resources/chat';
import { type ClaimedTurn, leaseEnd, loadTurn, type SessionRef } from '#areas/conversations/answering';
import { attachFiles } from '#areas/conversations/chat-files';
import { type ChatLimits, secondsToWait, tooManyMessages } from '#areas/conversations/chat-limits';
import {
  findMessageByClientId,
  insertMessage,
  lockSession,
  type MessageRow,
  messageIdReused,
  noteVisitorMessage,
  sessionClosed,
} from '#areas/conversations/chats';
import type { StoredWidgetConfig } from '#areas/conversations/widget';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { verificationRequired } from './visitor-chats.errors.ts';

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
  context: {
    db: Database;
    bus: Bus;
    now: Date;
    newId: () => string;
    limits: ChatLimits;
    /** The agent answers nobody who has not proven who they are; people may. */
    mustBeVerified: boolean;
    /** Of the agent's widget, as they were just now. */
    settings: StoredWidgetConfig;
    /** Refuses one message too many from where this one comes from. */
    count(): void;
  },
  session: SessionRef,
  message: { text: string; file_ids: readonly ChatFileId[]; client_message_id?: string | undefined },
  answering: { vault: Vault; processId: string } | null,
): Promise<AcceptedMessage> {
  const { db, bus, now, mustBeVerified } = context;
  return inEmittingTransaction({ scope: db.app, bus, tenantId: session.tenantId, now }, async (tx, emit) => {
    const clientMessageId = message.client_message_id;
    // Sent together; the second is carried out when the session is locked, so it sees what others wrote before.
    const [{ status, lastSeq, agentId }, seconds, earlier] = await Promise.all([
      lockSession(tx, session.id),
      secondsToWait(tx, session.id, context.limits, now),
      clientMessageId === undefined ? undefined : findMessageByClientId(tx, session.id, clientMessageId),
    ]);
    if (earlier) {
      if (!isSame(earlier, message)) throw messageIdReused();
      return { message: earlier, status, isNew: false, turn: null };
    }
    if (status === 'closed') throw sessionClosed();
    if (seconds > 0) throw tooManyMessages(seconds);
    // Not before: the same message again is none more.
    context.count();
    const seq = lastSeq + 1;
    const messageId = context.newId() as ChatMessageId;
    const files = await attachFiles(tx, {
      sessionId: session.id,
      messageId,
      fileIds: message.file_ids,
      by: 'visitor',
    });
    const lease = answering && { processId: answering.processId, until: leaseEnd(now) };
    // One round trip: none of these needs what another brings.
    const [row, noted, loaded] = await Promise.all([
      insertMessage({ tx, emit, tenantId: session.tenantId, now }, session.id, {
        id: messageId,
        seq,
        role: 'visitor',
        text: message.text,
        clientMessageId,
        files,
      }),
      noteVisitorMessage(tx, { sessionId: session.id, seq, now, lease, mustBeVerified }),
      answering && loadTurn(tx, answering.vault, { session, agentId, before: seq, settings: context.settings }),
    ]);
    if (mustBeVerified && noted.identity === null && status === 'open') throw verificationRequired();
    if (!loaded || !noted.hasTurn) return { message: row, status, isNew: true, turn: null };
    const messages = [...loaded.messages, row];
    const { variables, identity } = noted;
    const turn = { ...loaded, session, agentId, upToSeq: seq, messages, variables, identity };
    return { message: row, status, isNew: true, turn };
  });
}

/** Whether a message that came again is the one that was sent before. */
function isSame(earlier: MessageRow, message: { text: string; file_ids: readonly ChatFileId[] }): boolean {
  const sent = new Set((earlier.files as unknown as ChatFile[]).map(({ id }) => id));
  const again = new Set(message.file_ids);
  // Both sides choose these ids: a note of the desk must not be told to a visitor who has found its id and its words.
  if (earlier.role !== 'visitor') return false;
  return earlier.text === message.text && sent.size === again.size && [...again].every((id) => sent.has(id));
}
