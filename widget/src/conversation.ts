import type { ChatFile, ChatMessage, ChatSessionStatus } from './api.ts';

/** One bubble. `sending` and `refused` are the visitor's own; `streaming` is an answer still being said. */
export interface Entry extends Pick<ChatMessage, 'role' | 'text' | 'files' | 'notice' | 'operator'> {
  /** Stable for drawing, also when the server's id becomes known. */
  key: string;
  id: string | null;
  clientMessageId: string | null;
  state: 'sending' | 'refused' | 'streaming' | ChatMessage['status'];
  /** Code of the server's refusal when `state` is `refused`. */
  refusal?: string;
  /** Known of what has reached the server. */
  createdAt?: string;
  sources?: ChatMessage['sources'];
}

/** Connection of the chat: the posts whose responses stream replies, or the event stream. */
export type Channel = 'messages' | 'events';

export interface Conversation {
  entries: Entry[];
  /** Client message ids whose answer is not finished. */
  awaiting: string[];
  lost: Channel[];
  status: ChatSessionStatus;
  /** Code of a refusal to start the chat, or to answer at all. */
  refusal: string | null;
}

export type ConversationEvent =
  | { kind: 'history'; messages: ChatMessage[] }
  | { kind: 'queued'; clientMessageId: string; text: string; files: ChatFile[] }
  | { kind: 'refused'; clientMessageId: string; code: string }
  | { kind: 'message.created'; message: ChatMessage }
  | { kind: 'reply.pending'; clientMessageId: string }
  | { kind: 'message.delta'; messageId: string; delta: string; isReplay: boolean }
  | { kind: 'reply.ended'; clientMessageId: string }
  | { kind: 'connection'; channel: Channel; isLost: boolean }
  | { kind: 'status'; status: Partial<ChatSessionStatus> }
  | { kind: 'typing'; typing: boolean }
  | { kind: 'failed'; code: string };

export const emptyConversation: Conversation = {
  entries: [],
  awaiting: [],
  lost: [],
  status: {
    status: 'open',
    operator: null,
    queue_position: null,
    typing: false,
    last_message_id: null,
    seen_message_id: null,
    can_be_rated: false,
  },
  refusal: null,
};

/** The whole behaviour of the transcript: events may come twice, late or from two streams, and it still reads right. */
export function reduceConversation(before: Conversation, event: ConversationEvent): Conversation {
  const { entries, awaiting } = before;
  switch (event.kind) {
    case 'history':
      return { ...before, refusal: null, entries: mergeHistory(entries, event.messages) };
    case 'queued':
      return { ...before, refusal: null, entries: [...entries.filter(isNotOf(event)), queuedEntry(event)] };
    case 'refused':
      return {
        ...before,
        entries: entries.map((entry) =>
          isNotOf(event)(entry) || entry.state !== 'sending'
            ? entry
            : { ...entry, state: 'refused', refusal: event.code },
        ),
      };
    case 'message.created':
      return {
        ...before,
        entries: place(entries, event.message),
        // A message or notice of the other side ends its typing indicator.
        status: { ...before.status, typing: before.status.typing && event.message.role === 'visitor' },
      };
    case 'reply.pending':
      return { ...before, awaiting: [...awaiting, event.clientMessageId] };
    case 'message.delta':
      return { ...before, entries: appendDelta(entries, event) };
    case 'reply.ended': {
      const left = awaiting.filter((id) => id !== event.clientMessageId);
      return { ...before, awaiting: left, entries: left.length > 0 ? entries : entries.map(asInterrupted) };
    }
    case 'connection': {
      const lost = before.lost.filter((channel) => channel !== event.channel);
      return { ...before, lost: event.isLost ? [...lost, event.channel] : lost };
    }
    case 'status':
      // Typing has its own event; the value in other status updates may be older.
      return { ...before, status: { ...before.status, ...event.status, typing: before.status.typing } };
    case 'typing':
      return { ...before, status: { ...before.status, typing: event.typing } };
    case 'failed':
      return { ...before, refusal: event.code };
  }
}

/** True while the other side prepares a reply: the agent's has no text yet, or an operator is typing. */
export const isReplyPending = ({ entries, awaiting, status }: Conversation): boolean =>
  status.typing ||
  (status.status === 'open' &&
    entries.some((entry) => entry.state === 'complete' && awaiting.includes(entry.clientMessageId ?? '')) &&
    !entries.some((entry) => entry.state === 'streaming'));

/** True for a complete message of the other side. */
export const isCompletedReply = (entry: Entry): boolean => entry.role !== 'visitor' && entry.state !== 'streaming';

const isNotOf = (event: { clientMessageId: string }) => (entry: Entry) =>
  entry.clientMessageId !== event.clientMessageId;

const asInterrupted = (entry: Entry): Entry =>
  entry.state === 'streaming' ? { ...entry, state: 'interrupted' } : entry;

export const emptyEntry = { id: null, clientMessageId: null, files: [], notice: null, operator: null };

const queuedEntry = ({
  clientMessageId,
  text,
  files,
}: {
  clientMessageId: string;
  text: string;
  files: ChatFile[];
}): Entry => ({
  ...emptyEntry,
  key: clientMessageId,
  clientMessageId,
  role: 'visitor',
  text,
  files,
  state: 'sending',
});

const entryOf = (message: ChatMessage): Entry => ({
  ...message,
  key: message.client_message_id ?? message.id,
  clientMessageId: message.client_message_id,
  state: message.status,
  createdAt: message.created_at,
});

export const isSameMessage = (entry: Entry, message: ChatMessage): boolean =>
  entry.id === message.id || (entry.clientMessageId !== null && entry.clientMessageId === message.client_message_id);

function place(entries: Entry[], message: ChatMessage): Entry[] {
  const known = entries.find((entry) => isSameMessage(entry, message));
  if (!known) return [...entries, entryOf(message)];
  return entries.map((entry) => (entry === known ? { ...entryOf(message), key: entry.key } : entry));
}

/** History is the truth about what was said; what is still on its way stays at the end. */
function mergeHistory(entries: Entry[], messages: ChatMessage[]): Entry[] {
  const onTheirWay = entries.filter(
    (entry) =>
      /sending|refused|streaming/.test(entry.state) && !messages.some((message) => isSameMessage(entry, message)),
  );
  return [...messages.map(entryOf), ...onTheirWay];
}

/** A finished answer is never reopened: its last words may come late over the other stream. */
function appendDelta(entries: Entry[], event: { messageId: string; delta: string; isReplay: boolean }): Entry[] {
  const { messageId: id, delta } = event;
  const known = entries.find((entry) => entry.id === id);
  if (!known) return [...entries, { ...emptyEntry, key: id, id, role: 'agent', text: delta, state: 'streaming' }];
  if (known.state !== 'streaming') return entries;
  const text = event.isReplay ? delta : known.text + delta;
  return entries.map((entry) => (entry === known ? { ...entry, text } : entry));
}
