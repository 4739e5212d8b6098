import type { ChatFileId, ChatMessageId } from '@parley/contract/ids';
import type { ChatFile, ChatStatus } from '@parley/contract/resources/chat';
import { type ClaimedTurn, leaseEnd, loadTurn, type SessionRef } from '#areas/conversations/answering';
import { attachFiles } from '#areas/conversations/chat-files';
import { type ChatLimits, secondsToWait, tooManyMessages } from '#areas/conversations/chat-limits';
import {
  endSnooze,
  findMessageByClientId,
  insertMessage,
  lockSession,
  type MessageRow,
  messageIdReused,
  recordVisitorMessage,
  sessionClosed,
} from '#areas/conversations/chats';
import type { StoredWidgetConfig } from '#areas/conversations/widget';
import { redactPersonalData } from '#areas/privacy/redaction';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { verificationRequired } from './visitor-chats.errors.ts';

export interface AcceptedMessage {
  message: MessageRow;
  status: ChatStatus;
  /** False for a message sent before. */
  isNew: boolean;
  /** Turn to answer it, claimed in the same transaction if it was free. */
  turn: ClaimedTurn | null;
}

/**
 * Commits a visitor's message before its answer begins. A repeated `client_message_id` finds the first message.
 * `answering`: process that may answer at once.
 */
export function acceptMessage(
  context: {
    db: Database;
    bus: Bus;
    now: Date;
    newId: () => string;
    limits: ChatLimits;
    /** Unverified visitors get no answer from the agent; operators may answer. */
    mustBeVerified: boolean;
    /** Current widget settings of the agent. */
    settings: StoredWidgetConfig;
    /** Remembers the visitor's own words for the model, where the stored ones are redacted. */
    rememberWords(id: ChatMessageId, text: string): void;
    /** Refuses one message too many of this address. */
    count(): void;
  },
  session: SessionRef,
  message: { text: string; file_ids: readonly ChatFileId[]; client_message_id?: string | undefined },
  answering: { vault: Vault; processId: string } | null,
): Promise<AcceptedMessage> {
  const { db, bus, now, mustBeVerified } = context;
  return inEmittingTransaction({ scope: db.app, bus, tenantId: session.tenantId, now }, async (tx, emit) => {
    const clientMessageId = message.client_message_id;
    // Sent together; the second runs once the session is locked, so it sees messages committed before.
    const [locked, seconds, earlier] = await Promise.all([
      lockSession(tx, session.id),
      secondsToWait(tx, session.id, context.limits, now),
      clientMessageId === undefined ? undefined : findMessageByClientId(tx, session.id, clientMessageId),
    ]);
    const { status, lastSeq, agentId, redactionLanguage } = locked;
    if (earlier) {
      if (!isSame(earlier, asWritten(message, redactionLanguage))) throw messageIdReused();
      return { message: earlier, status, isNew: false, turn: null };
    }
    if (status === 'closed') throw sessionClosed();
    if (seconds > 0) throw tooManyMessages(seconds);
    // Counted only here: a repeated message does not count twice.
    context.count();
    const seq = lastSeq + 1;
    const messageId = context.newId() as ChatMessageId;
    const files = await attachFiles(tx, {
      sessionId: session.id,
      messageId,
      fileIds: message.file_ids,
      by: 'visitor',
    });
    if (redactionLanguage !== null) context.rememberWords(messageId, message.text);
    const lease = answering && { processId: answering.processId, until: leaseEnd(now) };
    // One round trip: none depends on another's result.
    const [row, noted, loaded] = await Promise.all([
      insertMessage({ tx, emit, tenantId: session.tenantId, now }, session.id, {
        id: messageId,
        seq,
        role: 'visitor',
        text: message.text,
        clientMessageId,
        files,
        redactionLanguage,
      }),
      recordVisitorMessage(tx, { sessionId: session.id, seq, now, lease, mustBeVerified }),
      answering && loadTurn(tx, answering.vault, { session, agentId, before: seq, settings: context.settings }),
    ]);
    await endSnooze({ tx, emit, tenantId: session.tenantId, now, newId: context.newId }, locked);
    if (mustBeVerified && noted.identity === null && status === 'open') throw verificationRequired();
    if (!loaded || !noted.hasTurn) return { message: row, status, isNew: true, turn: null };
    const messages = [...loaded.messages, row];
    const { variables, identity } = noted;
    const turn = { ...loaded, session, agentId, upToSeq: seq, messages, variables, identity };
    return { message: row, status, isNew: true, turn };
  });
}

/** The message as it is stored: personal data redacted where the chat redacts it. */
function asWritten<Message extends { text: string }>(message: Message, redactionLanguage: string | null): Message {
  if (redactionLanguage === null) return message;
  return { ...message, text: redactPersonalData(message.text, redactionLanguage) };
}

/** True when a repeated message equals the one sent before. */
function isSame(earlier: MessageRow, message: { text: string; file_ids: readonly ChatFileId[] }): boolean {
  const sent = new Set((earlier.files as unknown as ChatFile[]).map(({ id }) => id));
  const again = new Set(message.file_ids);
  // Both sides choose these ids: a visitor who guesses the id and text of an internal note must not receive it.
  if (earlier.role !== 'visitor') return false;
  return earlier.text === message.text && sent.size === again.size && [...again].every((id) => sent.has(id));
}
