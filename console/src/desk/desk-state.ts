import type { ChatFile, ChatMention, ChatOperator, DeskChat, DeskMessage } from '../api/schemas.ts';
import { isAfter } from './event-position.ts';

/** A message of this operator's that the server has not answered yet, or has refused. */
export interface OutgoingMessage {
  clientId: string;
  text: string;
  files: readonly ChatFile[];
  visibility: DeskMessage['visibility'];
  mentionIds?: readonly string[];
  /** Instant in ISO-8601. */
  at: string;
  state: 'sending' | 'failed';
}

export interface Conversation {
  messages: readonly DeskMessage[];
  /** False: only what events brought is known. */
  isLoaded: boolean;
  outgoing: readonly OutgoingMessage[];
  /** Until when the visitor counts as writing. Unit: milliseconds since 1970; 0 when they do not. */
  typingUntil: number;
}

/** Everything the desk knows, as one value. */
export interface DeskState {
  chats: Readonly<Record<string, DeskChat>>;
  conversations: Readonly<Record<string, Conversation>>;
  operators: Readonly<Record<string, ChatOperator>>;
  /** Unread mentions of this person, newest first. */
  mentions: readonly ChatMention[];
  connection: 'connecting' | 'live' | 'lost';
  isLoaded: boolean;
  /** Position of the newest event applied; null before the first. */
  lastEventId: string | null;
  /** How many events were applied. What a request began with is compared with `touched` when its answer comes. */
  eventCount: number;
  /** By chat: `eventCount` after the last event about it. */
  touched: Readonly<Record<string, number>>;
}

/** An event as the desk's stream tells it. `id` is null for what is not stored, such as typing. */
export interface DeskEvent {
  id: string | null;
  type: string;
  data: {
    chat?: DeskChat;
    session_id?: string;
    message?: Omit<DeskMessage, 'visibility' | 'author'> & Partial<Pick<DeskMessage, 'visibility' | 'author'>>;
    operator?: ChatOperator;
    mention?: ChatMention;
    /** Part of the desk's settings that changed. */
    part?: string;
    typing?: boolean;
    by?: string;
  };
}

export type DeskAction =
  | { type: 'event'; event: DeskEvent; now: number }
  /** All lists reloaded. `since`: `eventCount` at the time of the request. */
  | { type: 'loaded'; chats: readonly DeskChat[]; since: number }
  | { type: 'chat'; chat: DeskChat; since: number }
  | { type: 'gone'; chatId: string }
  | { type: 'messages'; chatId: string; messages: readonly DeskMessage[] }
  | { type: 'operators'; operators: readonly ChatOperator[] }
  | { type: 'mentions'; mentions: readonly ChatMention[] }
  /** Mentions of a chat, or all, were read. */
  | { type: 'mentions-read'; chatId: string | null }
  | { type: 'sending'; chatId: string; outgoing: OutgoingMessage }
  | { type: 'sent'; chatId: string; clientId: string; message: DeskMessage }
  | { type: 'failed' | 'dropped'; chatId: string; clientId: string }
  | { type: 'connection'; connection: DeskState['connection'] }
  /** Events were missed: everything is reloaded. */
  | { type: 'reset' };

export const emptyDesk: DeskState = {
  chats: {},
  conversations: {},
  operators: {},
  mentions: [],
  connection: 'connecting',
  isLoaded: false,
  lastEventId: null,
  eventCount: 0,
  touched: {},
};

export const emptyConversation: Conversation = { messages: [], isLoaded: false, outgoing: [], typingUntil: 0 };

/** How long a visitor counts as writing after the last word of it. Unit: milliseconds. */
const typingMs = 6000;

/**
 * The state after something happened. Each event counts once, however often it comes. An answer that was asked for
 * before an event about the same chat came is older or as old, and whatever changed since then is told by further
 * events: so it never overwrites what an event said.
 */
export function reduceDesk(state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'event':
      return applyEvent(state, action.event, action.now);
    case 'loaded':
      return { ...state, isLoaded: true, chats: mergeLists(state, action.chats, action.since) };
    case 'chat':
      return wasTouched(state, action.chat.id, action.since) ? state : putChat(state, action.chat);
    case 'gone': {
      const { [action.chatId]: _, ...chats } = state.chats;
      return { ...state, chats };
    }
    case 'messages':
      return inConversation(state, action.chatId, (before) => ({
        ...before,
        isLoaded: true,
        messages: joined(action.messages, before.messages),
        outgoing: withoutSent(before.outgoing, action.messages),
      }));
    case 'operators':
      return { ...state, operators: Object.fromEntries(action.operators.map((one) => [one.id, one])) };
    case 'mentions':
      return { ...state, mentions: action.mentions };
    case 'mentions-read':
      return {
        ...state,
        mentions: state.mentions.filter(({ session_id: id }) => action.chatId !== null && id !== action.chatId),
      };
    case 'sending':
      return inConversation(state, action.chatId, (before) => ({
        ...before,
        outgoing: [...before.outgoing.filter(({ clientId }) => clientId !== action.outgoing.clientId), action.outgoing],
      }));
    case 'sent':
      return addMessage(state, action.chatId, action.message);
    case 'failed':
      return inConversation(state, action.chatId, (before) => ({
        ...before,
        outgoing: before.outgoing.map((one) => (one.clientId === action.clientId ? { ...one, state: 'failed' } : one)),
      }));
    case 'dropped':
      return inConversation(state, action.chatId, (before) => ({
        ...before,
        outgoing: before.outgoing.filter(({ clientId }) => clientId !== action.clientId),
      }));
    case 'connection':
      return state.connection === action.connection ? state : { ...state, connection: action.connection };
    case 'reset':
      return {
        ...state,
        conversations: Object.fromEntries(
          Object.entries(state.conversations).map(([id, one]) => [id, { ...one, messages: [], isLoaded: false }]),
        ),
      };
  }
}

function applyEvent(state: DeskState, event: DeskEvent, now: number): DeskState {
  if (event.id === null) return applyPassing(state, event, now);
  if (state.lastEventId !== null && !isAfter(event.id, state.lastEventId)) return state;
  const { chat, session_id: chatId, message, operator, mention } = event.data;
  let next: DeskState = { ...state, lastEventId: event.id, eventCount: state.eventCount + 1 };
  if (chat) next = touch(putChat(next, chat), chat.id);
  if (chatId !== undefined && message) {
    next = touch(addMessage(next, chatId, { visibility: 'public', author: null, ...message }), chatId);
  }
  if (mention && !next.mentions.some(({ id }) => id === mention.id)) {
    next = { ...next, mentions: [mention, ...next.mentions] };
  }
  if (operator) next = { ...next, operators: { ...next.operators, [operator.id]: operator } };
  return next;
}

function applyPassing(state: DeskState, { type, data }: DeskEvent, now: number): DeskState {
  if (type !== 'chat.typing' || data.session_id === undefined || data.by === 'operator') return state;
  const typingUntil = data.typing === false ? 0 : now + typingMs;
  return inConversation(state, data.session_id, (before) => ({ ...before, typingUntil }));
}

function touch(state: DeskState, chatId: string): DeskState {
  return { ...state, touched: { ...state.touched, [chatId]: state.eventCount } };
}

const wasTouched = (state: DeskState, chatId: string, since: number) => (state.touched[chatId] ?? 0) > since;

function putChat(state: DeskState, chat: DeskChat): DeskState {
  return { ...state, chats: { ...state.chats, [chat.id]: chat } };
}

/** Chats after a load of all lists: those listed, and those that events reported meanwhile. */
function mergeLists(state: DeskState, loaded: readonly DeskChat[], since: number): Record<string, DeskChat> {
  const kept = Object.values(state.chats).filter(({ id }) => wasTouched(state, id, since));
  return Object.fromEntries([...loaded, ...kept].map((chat) => [chat.id, chat]));
}

function inConversation(state: DeskState, chatId: string, change: (before: Conversation) => Conversation): DeskState {
  const after = change(state.conversations[chatId] ?? emptyConversation);
  return { ...state, conversations: { ...state.conversations, [chatId]: after } };
}

function addMessage(state: DeskState, chatId: string, message: DeskMessage): DeskState {
  const next = inConversation(state, chatId, (before) => ({
    ...before,
    messages: joined(before.messages, [message]),
    outgoing: withoutSent(before.outgoing, [message]),
    typingUntil: message.role === 'visitor' ? 0 : before.typingUntil,
  }));
  const chat = next.chats[chatId];
  return chat ? putChat(next, afterMessage(chat, message)) : next;
}

/** A list shows the last words of a chat and what was not looked at; both follow from messages alone. */
function afterMessage(chat: DeskChat, message: DeskMessage): DeskChat {
  const isTold = message.visibility === 'public' && message.role !== 'system';
  if (!isTold || (chat.last_message !== null && message.created_at <= chat.last_message.created_at)) return chat;
  return {
    ...chat,
    last_message: { role: message.role, text: message.text, created_at: message.created_at },
    last_activity_at: message.created_at,
    unread_count: chat.unread_count + (message.role === 'visitor' ? 1 : 0),
    ...(message.role === 'visitor' && { visitor_message: { text: message.text, created_at: message.created_at } }),
    ...(message.role === 'operator' && { first_reply_due_at: null }),
  };
}

/**
 * `first` in its order, with what of `more` is not among it. The answer to one's own message may overtake the event of
 * one that was written before, so each finds its place by its time; of the same time, whatever came first stands first.
 */
function joined(first: readonly DeskMessage[], more: readonly DeskMessage[]): readonly DeskMessage[] {
  const known = new Set(first.map(({ id }) => id));
  const all = [...first];
  for (const message of more) {
    if (known.has(message.id)) continue;
    const before = all.findLastIndex(({ created_at: at }) => at <= message.created_at);
    all.splice(before + 1, 0, message);
  }
  return all;
}

function withoutSent(
  outgoing: readonly OutgoingMessage[],
  messages: readonly DeskMessage[],
): readonly OutgoingMessage[] {
  const sent = new Set(messages.map(({ client_message_id: id }) => id));
  return outgoing.some(({ clientId }) => sent.has(clientId))
    ? outgoing.filter(({ clientId }) => !sent.has(clientId))
    : outgoing;
}
