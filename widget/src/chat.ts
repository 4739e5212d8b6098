import type { StreamEvent } from '@parley/contract/browser/event-stream';
import {
  type ChatApi,
  type ChatFile,
  type ChatMessage,
  type ChatSession,
  isSessionGone,
  type OutgoingMessage,
} from './api.ts';
import { type Backoff, isAborted } from './backoff.ts';
import {
  type Conversation,
  type ConversationEvent,
  emptyConversation,
  isCompletedReply,
  isSameMessage,
  reduceConversation,
} from './conversation.ts';
import { followEvents } from './event-stream.ts';
import { runPageTool } from './page-tools.ts';
import { codeOf, isRefused } from './request.ts';
import { type ChatStore, isWithPeople, type SavedChat } from './saved-chats.ts';
import { sendMessage } from './send-message.ts';

interface ChatOptions {
  api: ChatApi;
  store: ChatStore;
  /** The chat to go on with; null: a new one. */
  saved: SavedChat | null;
  /** Fields of a new session beside the first message. */
  describeStart: () => object;
  /** Only the server knows what the agent opens with, so a session is started for it. */
  needsServerToGreet: () => boolean;
  isStreaming: boolean;
  backoff: Backoff;
  onChange: (conversation: Conversation) => void;
  /** A message that was not there before, of any side and said to its end. */
  onMessage: (message: ChatMessage) => void;
}

/** An unanswered message younger than this is picked up again after a page load. */
const resumableForMs = 5 * 60_000;
/** Interval of repeated typing signals; without one within twice of it, the visitor has stopped. */
const typingEveryMs = 3_000;
/** Expiry of the other side's typing without a repeat. Unit: milliseconds. */
const typingFadesMs = 8_000;

/** Delay of saying what was seen of an agent's reply: most visitors write again before. Unit: milliseconds. */
const seenAfterMs = 10_000;

/** One chat of a visitor: its session, its transcript, and what is on its way. */
export class Chat {
  conversation: Conversation = emptyConversation;
  session: ChatSession | null;
  /** How many messages of the other side the visitor has not seen. */
  unread: number;
  /** Files chosen for the next message; set by the part that is loaded for it. `take` gives null while they travel. */
  files: { take: () => ChatFile[] | null } | null = null;
  readonly #options: ChatOptions;
  readonly #life = new AbortController();
  #saved: SavedChat | null;
  #starting: Promise<ChatSession> | null = null;
  #isLoaded = false;
  #isShown = false;
  #following: AbortController | null = null;
  #lastEventId: string | null = null;
  #statusChanges = 0;
  #typingToldAt = 0;
  #typingFades: ReturnType<typeof setTimeout> | undefined;
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  #seenTold: ReturnType<typeof setTimeout> | undefined;
  /** Settles when every earlier message has been accepted, so messages arrive in the order they were written. */
  #earlierAccepted: Promise<void> = Promise.resolve();

  constructor(options: ChatOptions) {
    this.#options = options;
    this.#saved = options.saved;
    this.session = options.saved;
    this.unread = options.saved?.unread ?? 0;
    if (options.saved) this.#adoptStatus(options.saved);
    document.addEventListener('visibilitychange', this.#notice, { signal: this.#life.signal });
  }

  /** Another tab knows more of this chat. Nothing is written for it, or two tabs would answer each other for ever. */
  sync(saved: SavedChat): void {
    this.#saved = saved;
    this.unread = saved.unread;
    this.#adoptStatus(saved);
    if (isWithPeople(saved.status)) void this.wake();
    this.#options.onChange(this.conversation);
  }

  /** The visitor sees the chat: brings back the history. A new chat costs the server nothing until it is written in. */
  async show(): Promise<void> {
    this.#isShown = true;
    await this.wake();
    this.#notice();
  }

  /** Loads the chat, seen or not. */
  async wake(): Promise<void> {
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      await this.#load();
    }
    this.#followOrNot();
  }

  /** The visitor has put the chat away: answers under way go on, and the stream stays only while people may write. */
  hide(): void {
    this.#isShown = false;
    this.#followOrNot();
  }

  send(text: string, files: ChatFile[] = [], clientMessageId = newClientMessageId()): void {
    this.#typingToldAt = 0;
    clearTimeout(this.#typingEnds);
    this.#apply({ kind: 'queued', clientMessageId, text, files });
    void this.#deliver({ text, files, clientMessageId });
  }

  /** Reports that the visitor is typing. */
  typing(): void {
    if (!isWithPeople(this.conversation.status.status)) return;
    clearTimeout(this.#typingEnds);
    this.#typingEnds = setTimeout(() => {
      this.#typingToldAt = 0;
      this.tell({ typing: false });
    }, 2 * typingEveryMs);
    if (Date.now() - this.#typingToldAt < typingEveryMs) return;
    this.#typingToldAt = Date.now();
    this.tell({ typing: true });
  }

  /** Sends the visitor's presence and gets the chat's status. A lost request is made up for by the next. */
  tell(body: Parameters<ChatApi['tellStatus']>[1]): void {
    const { session } = this;
    if (!session) return;
    const asOf = this.#statusChanges;
    this.#options.api.tellStatus(session, body).then(
      ({ messages = [], ...status }) => {
        for (const message of messages) this.#arrive(message);
        // Status events of the stream are newer than this response.
        if (asOf === this.#statusChanges) this.#applyStatus(status);
      },
      () => {},
    );
  }

  /** Applies a new status of the chat. */
  setStatus(status: Partial<Conversation['status']>): void {
    this.#statusChanges += 1;
    this.#applyStatus(status);
  }

  #applyStatus(status: Partial<Conversation['status']>): void {
    this.#apply({ kind: 'status', status });
    this.#followOrNot();
  }

  dispose(): void {
    this.#unfollow();
    clearTimeout(this.#typingEnds);
    clearTimeout(this.#typingFades);
    clearTimeout(this.#seenTold);
    this.#life.abort();
  }

  /** As far as the browser remembers it, until the server says. */
  #adoptStatus({ status }: SavedChat): void {
    this.conversation = reduceConversation(this.conversation, { kind: 'status', status: { status } });
  }

  readonly #apply = (event: ConversationEvent): void => {
    if (isAborted(this.#life.signal)) return;
    if (event.kind === 'message.created') {
      const known = this.conversation.entries.find((entry) => isSameMessage(entry, event.message));
      if (!known || /sending|streaming/.test(known.state)) this.#options.onMessage(event.message);
    }
    this.conversation = reduceConversation(this.conversation, event);
    this.#notice();
  };

  readonly #notice = (): void => {
    this.#remember();
    this.#options.onChange(this.conversation);
  };

  readonly #arrive = (message: ChatMessage): void => this.#apply({ kind: 'message.created', message });

  /** Keeps what the browser remembers of the chat as it now is, and what the visitor has seen of it. */
  #remember(): void {
    const { session } = this;
    const before = this.#saved;
    if (!session || before?.id !== session.id) return;
    const { entries, status } = this.conversation;
    const heard = entries.filter(isCompletedReply);
    const last = entries.filter(({ role, state }) => role !== 'system' && state !== 'streaming').at(-1);
    const isSeen = this.#isShown && !document.hidden;
    const seen = (isSeen && heard.at(-1)?.id) || before.seen;
    const seenAt = heard.findIndex(({ id }) => id === seen);
    if (heard[0]) this.unread = heard.slice(seenAt + 1).filter(({ role }) => role !== 'system').length;
    const saved: SavedChat = {
      ...before,
      at: last?.createdAt ?? before.at,
      excerpt: last ? (last.text || last.files[0]?.name || '').slice(0, 120) : before.excerpt,
      status: status.status,
      name: status.operator?.name ?? '',
      seen,
      unread: this.unread,
    };
    if (JSON.stringify(saved) === JSON.stringify(before)) return;
    this.#saved = saved;
    this.#options.store.put(saved);
    if (seen && seen !== before.seen) this.#tellSeen(seen, isWithPeople(status.status));
  }

  /** People see at once what was seen. Otherwise it only keeps the reply from being emailed, and the last one tells. */
  #tellSeen(seen: string, isAtOnce: boolean): void {
    clearTimeout(this.#seenTold);
    if (isAtOnce) this.tell({ seen });
    else this.#seenTold = setTimeout(() => this.tell({ seen }), seenAfterMs);
  }

  /** The session there is, or a new one, for what cannot be had without: files, asking for a person, proving who one is. */
  readonly open = (): Promise<ChatSession> => this.#openSession();

  /** Says that something the visitor asked for was refused. */
  readonly fail = (error: unknown): void => this.#apply({ kind: 'failed', code: codeOf(error) });

  async #load(): Promise<void> {
    try {
      if (this.session) {
        await this.#reloadHistory(this.session);
        this.#resumeUnanswered();
      } else if (this.#options.needsServerToGreet()) {
        // After a refusal the visitor can still write: the first message starts a session.
        await this.#openSession().catch((error) => isRefused(error) || Promise.reject(error));
      }
    } catch (error) {
      if (this.session && isSessionGone(error)) return this.#forgetSession();
      this.#isLoaded = false;
      this.#apply({ kind: 'failed', code: codeOf(error) });
    }
  }

  async #reloadHistory(session: ChatSession): Promise<void> {
    this.#apply({ kind: 'history', messages: await this.#options.api.readMessages(session) });
  }

  /** The page was left while an answer was being said: the same client message id brings the answer back. */
  #resumeUnanswered(): void {
    const last = this.conversation.entries.at(-1);
    if (last?.role !== 'visitor' || last.state !== 'complete' || !last.clientMessageId) return;
    if (Date.now() - Date.parse(last.createdAt ?? '') > resumableForMs) return;
    void this.#deliver({ ...last, clientMessageId: last.clientMessageId });
  }

  /** The session there is, or a new one that begins with `first`; callers at the same time share it. */
  async #openSession(first?: OutgoingMessage): Promise<ChatSession> {
    if (this.session) return this.session;
    this.#starting ??= this.#startSession(first).finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #startSession(first?: OutgoingMessage): Promise<ChatSession> {
    const { api, describeStart, store } = this.#options;
    // Files belong to the session they were sent to, so a message with some is sent when there is one.
    const message = first &&
      !first.files[0] && { message: { text: first.text, client_message_id: first.clientMessageId } };
    const started = await api.startSession({ ...describeStart(), ...message });
    const session = { id: started.session_id, token: started.session_token };
    this.session = session;
    this.#lastEventId = null;
    this.#saved = {
      ...session,
      expiresAt: started.expires_at,
      at: new Date().toISOString(),
      excerpt: '',
      status: started.status,
      name: '',
      seen: null,
      unread: 0,
    };
    store.put(this.#saved);
    this.#apply({ kind: 'status', status: { ...emptyConversation.status, status: started.status } });
    // A session renewed in the middle of a talk does not greet again.
    if (this.conversation.entries.every((entry) => entry.state === 'sending')) {
      // The visitor's message stays pending until its own reply begins.
      this.#apply({ kind: 'history', messages: started.messages.filter(({ role }) => role !== 'visitor') });
    }
    this.#followOrNot();
    return session;
  }

  readonly #forgetSession = (): void => {
    if (this.session) this.#options.store.forget(this.session.id);
    this.session = null;
    this.#unfollow();
  };

  async #deliver(message: OutgoingMessage): Promise<void> {
    const earlierAccepted = this.#earlierAccepted;
    let onAccepted = () => {};
    this.#earlierAccepted = new Promise((resolve) => {
      onAccepted = resolve;
    });
    await earlierAccepted;
    await sendMessage({
      ...this.#options,
      message,
      signal: this.#life.signal,
      apply: this.#apply,
      openSession: () => this.#openSession(message),
      forgetSession: this.#forgetSession,
      hasAgent: () => this.conversation.status.status === 'open',
      onAccepted,
    });
    onAccepted();
  }

  /** The stream is kept while the chat shows, and while people may write in it. */
  #followOrNot(): void {
    if (this.#isShown || isWithPeople(this.conversation.status.status)) this.#follow();
    else this.#unfollow();
  }

  #follow(): void {
    const { session } = this;
    if (!session || this.#following || isAborted(this.#life.signal)) return;
    const { signal } = (this.#following = new AbortController());
    const { api, backoff } = this.#options;
    followEvents({
      lastEventId: this.#lastEventId,
      open: (lastEventId) => api.openEvents(session, lastEventId, signal),
      onEvent: (event) => this.#hear(session, event),
      setLost: (isLost) => this.#apply({ kind: 'connection', channel: 'events', isLost }),
      isFinal: (error) => isRefused(error) && error.status < 500 && error.status !== 429,
      backoff,
      signal,
    }).catch((error) => {
      if (this.session !== session) return;
      if (isSessionGone(error)) return this.#forgetSession();
      this.#unfollow();
      this.#apply({ kind: 'failed', code: codeOf(error) });
    });
  }

  #hear(session: ChatSession, { id, event, data: json }: StreamEvent): void {
    const { data } = JSON.parse(json);
    switch (event) {
      case 'ready':
        // The stream reports changes only: loads earlier messages and the status.
        this.tell({ after: this.conversation.entries.findLast((entry) => entry.id)?.id ?? undefined });
        break;
      case 'message.created':
        this.#arrive(data.message);
        break;
      case 'chat.status':
        this.setStatus(data);
        break;
      case 'typing':
        if (data.by !== 'visitor') this.#setTyping(data.typing);
        break;
      case 'client_tool.called':
        void runPageTool(data, (body) =>
          this.#options.api.ask(session, `tool-calls/${data.tool_call_id}/result`, { body }),
        );
        break;
      case 'reset':
        // A reload that fails is made up for by the next event or page load.
        this.#reloadHistory(session).catch(() => {});
    }
    this.#lastEventId = id;
  }

  #setTyping(typing: boolean): void {
    clearTimeout(this.#typingFades);
    this.#apply({ kind: 'typing', typing });
    // A lost connection sends no end of typing, so the indicator times out.
    if (typing) this.#typingFades = setTimeout(() => this.#setTyping(false), typingFadesMs);
  }

  #unfollow(): void {
    this.#following?.abort();
    this.#following = null;
  }
}

/** 128 random bits. Not crypto.randomUUID, which browsers keep from pages served over plain http. */
const newClientMessageId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
