import type { DeskChat } from '../api/schemas.ts';
import type { DeskEvent, DeskState } from './desk-state.ts';

/** Something that calls for this person. */
export interface Alert {
  chatId: string;
  kind: 'waiting' | 'message' | 'given' | 'mention' | 'reopened';
  /** Text of the message, or the reason of the handoff. */
  text: string;
}

/**
 * Alert of an event: a chat that enters the queue, one transferred to this person, and
 * a visitor's message in a chat of theirs, a mention, and a snooze that ended. Null for an offline operator.
 */
export function alertOf(event: DeskEvent, state: DeskState, myId: string): Alert | null {
  if ((state.operators[myId]?.status ?? 'offline') === 'offline') return null;
  const { chat, message, session_id: chatId, mention } = event.data;
  if (mention) return { chatId: mention.session_id, kind: 'mention', text: mention.text };
  if (chat) {
    const before = state.chats[chat.id];
    const comes = chat.status === 'waiting' && before?.status !== 'waiting';
    if (comes) return { chatId: chat.id, kind: 'waiting', text: chat.reason ?? wordsOf(chat) };
    const isMine = chat.status === 'with_operator' && chat.operator?.id === myId;
    const isReopened = isMine && before?.operator?.id === myId && before.snoozed_until !== null;
    if (isReopened && chat.snoozed_until === null) return { chatId: chat.id, kind: 'reopened', text: wordsOf(chat) };
    const isAssigned = chat.assignment?.kind === 'assigned' || chat.assignment?.kind === 'automatic';
    const isGiven = isMine && before?.operator?.id !== myId && (isAssigned || Boolean(before?.operator));
    return isGiven && !isOwnDoing(chat, myId) ? { chatId: chat.id, kind: 'given', text: wordsOf(chat) } : null;
  }
  if (!message || chatId === undefined || message.role !== 'visitor') return null;
  const isMine = state.chats[chatId]?.operator?.id === myId;
  return isMine ? { chatId, kind: 'message', text: message.text } : null;
}

/** Chat that stops waiting with this event, so that its alert is out of date; null: none does. */
export function endedWait({ data: { chat } }: DeskEvent, state: DeskState): string | null {
  return chat && chat.status !== 'waiting' && state.chats[chat.id]?.status === 'waiting' ? chat.id : null;
}

/** The visitor's last words, which say more than the agent's goodbye. */
const wordsOf = (chat: DeskChat) => chat.visitor_message?.text ?? chat.last_message?.text ?? '';
const isOwnDoing = ({ assignment }: DeskChat, myId: string) => assignment?.by?.id === myId;
