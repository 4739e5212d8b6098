import type { DeskEvent, DeskState } from './desk-state.ts';

/** Something that calls for this person. */
export interface Alert {
  chatId: string;
  kind: 'waiting' | 'message' | 'given';
  /** Text of the message, or the reason of the handoff. */
  text: string;
}

/**
 * Alert of an event: a chat that enters the queue, one transferred to this person, and
 * a visitor's message in a chat of theirs. Null for an offline operator.
 */
export function alertOf(event: DeskEvent, state: DeskState, myId: string): Alert | null {
  if ((state.operators[myId]?.status ?? 'offline') === 'offline') return null;
  const { chat, message, session_id: chatId } = event.data;
  if (chat) {
    const before = state.chats[chat.id];
    const comes = chat.status === 'waiting' && before?.status !== 'waiting';
    if (comes) return { chatId: chat.id, kind: 'waiting', text: chat.reason ?? chat.last_message?.text ?? '' };
    const wasElsewhere = before?.operator && before.operator.id !== myId;
    const isGiven = wasElsewhere && chat.status === 'with_operator' && chat.operator?.id === myId;
    return isGiven ? { chatId: chat.id, kind: 'given', text: chat.last_message?.text ?? '' } : null;
  }
  if (!message || chatId === undefined || message.role !== 'visitor') return null;
  const isMine = state.chats[chatId]?.operator?.id === myId;
  return isMine ? { chatId, kind: 'message', text: message.text } : null;
}
