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
}

/** What a connection is for: the posts that carry answers, or the stream of everything else. */
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
  | { kind: 'arrived'; message: ChatMessage }
  | { kind: 'awaited'; clientMessageId: string }
  | { kind: 'grew'; messageId: string; delta: string; isReplay: boolean }
  | { kind: 'ended'; clientMessageId: string }
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
      return { ...before, refusal: null, entries: [...entries.filter(isNotOf(event)), queued(event)] };
    case 'refused':
      return {
        ...before,
        entries: entries.map((entry) =>
          isNotOf(event)(entry) || entry.state !== 'sending'
            ? entry
            : { ...entry, state: 'refused', refusal: event.code },
        ),
      };
    case 'arrived':
      return {
        ...before,
        entries: place(entries, event.message),
        // Whoever has said it, or what has happened, ends what was being typed.
        status: { ...before.status, typing: before.status.typing && event.message.role === 'visitor' },
      };
    case 'awaited':
      return { ...before, awaiting: [...awaiting, event.clientMessageId] };
    case 'grew':
      return { ...before, entries: grow(entries, event) };
    case 'ended': {
      const left = awaiting.filter((id) => id !== event.clientMessageId);
      return { ...before, awaiting: left, entries: left.length > 0 ? entries : entries.map(asInterrupted) };
    }
    case 'connection': {
      const lost = before.lost.filter((channel) => channel !== event.channel);
      return { ...before, lost: event.isLost ? [...lost, event.channel] : lost };
    }
    case 'status':
      // Whether somebody types comes by itself; a status told for another reason may be older.
      return { ...before, status: { ...before.status, ...event.status, typing: before.status.typing } };
    case 'typing':
      return { ...before, status: { ...before.status, typing: event.typing } };
    case 'failed':
      return { ...before, refusal: event.code };
  }
}

/** Whether the other side is about to speak: an answer is due of which no word is there yet, or a person types. */
export const isOtherSideWriting = ({ entries, awaiting, status }: Conversation): boolean =>
  status.typing ||
  (status.status === 'open' &&
    entries.some((entry) => entry.state === 'complete' && awaiting.includes(entry.clientMessageId ?? '')) &&
    !entries.some((entry) => entry.state === 'streaming'));

/** Whether this is of the other side, and said to its end. */
export const isHeard = (entry: Entry): boolean => entry.role !== 'visitor' && entry.state !== 'streaming';

const isNotOf = (event: { clientMessageId: string }) => (entry: Entry) =>
  entry.clientMessageId !== event.clientMessageId;

const asInterrupted = (entry: Entry): Entry =>
  entry.state === 'streaming' ? { ...entry, state: 'interrupted' } : entry;

export const begun = { id: null, clientMessageId: null, files: [], notice: null, operator: null };

const queued = ({
  clientMessageId,
  text,
  files,
}: {
  clientMessageId: string;
  text: string;
  files: ChatFile[];
}): Entry => ({
  ...begun,
  key: clientMessageId,
  clientMessageId,
  role: 'visitor',
  text,
  files,
  state: 'sending',
});

const spoken = (message: ChatMessage): Entry => ({
  ...message,
  key: message.client_message_id ?? message.id,
  clientMessageId: message.client_message_id,
  state: message.status,
  createdAt: message.created_at,
});

export const isSame = (entry: Entry, message: ChatMessage): boolean =>
  entry.id === message.id || (entry.clientMessageId !== null && entry.clientMessageId === message.client_message_id);

function place(entries: Entry[], message: ChatMessage): Entry[] {
  const known = entries.find((entry) => isSame(entry, message));
  if (!known) return [...entries, spoken(message)];
  return entries.map((entry) => (entry === known ? { ...spoken(message), key: entry.key } : entry));
}

/** History is the truth about what was said; what is still on its way stays at the end. */
function mergeHistory(entries: Entry[], messages: ChatMessage[]): Entry[] {
  const onTheirWay = entries.filter(
    (entry) => /sending|refused|streaming/.test(entry.state) && !messages.some((message) => isSame(entry, message)),
  );
  return [...messages.map(spoken), ...onTheirWay];
}

/** A finished answer is never reopened: its last words may come late over the other stream. */
function grow(entries: Entry[], event: { messageId: string; delta: string; isReplay: boolean }): Entry[] {
  const { messageId: id, delta } = event;
  const known = entries.find((entry) => entry.id === id);
  if (!known) return [...entries, { ...begun, key: id, id, role: 'agent', text: delta, state: 'streaming' }];
  if (known.state !== 'streaming') return entries;
  const text = event.isReplay ? delta : known.text + delta;
  return entries.map((entry) => (entry === known ? { ...entry, text } : entry));
}
