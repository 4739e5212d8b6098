import { type ChatApi, ChatRefused, type ChatSession, codeOf, isSessionGone, type OutgoingMessage } from './api.ts';
import { type Backoff, isAborted } from './backoff.ts';
import { type Conversation, type ConversationEvent, emptyConversation, reduceConversation } from './conversation.ts';
import { followEvents } from './event-stream.ts';
import type { SessionStore } from './saved-session.ts';
import { sendMessage } from './send-message.ts';

interface ChatOptions {
  api: ChatApi;
  agentId: string;
  store: SessionStore;
  pageUrl: string | undefined;
  locale: string | undefined;
  isStreaming: boolean;
  backoff: Backoff;
  onChange: (conversation: Conversation) => void;
}

/** An unanswered message younger than this is picked up again after a page load. */
const resumableForMs = 5 * 60_000;

/** One visitor's chat with one agent: its session, its transcript, and what is on its way. */
export class Chat {
  conversation: Conversation = emptyConversation;
  readonly #options: ChatOptions;
  readonly #life = new AbortController();
  #session: ChatSession | null = null;
  #starting: Promise<ChatSession> | null = null;
  #isLoaded = false;
  #isShown = false;
  #following: AbortController | null = null;
  /** Settles when every earlier message has been accepted, so messages arrive in the order they were written. */
  #earlierAccepted: Promise<void> = Promise.resolve();

  constructor(options: ChatOptions) {
    this.#options = options;
  }

  /** The visitor sees the chat: brings back the history, or starts a session so that the greeting shows. */
  async show(): Promise<void> {
    this.#isShown = true;
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      await this.#load();
    }
    this.#follow();
  }

  /** The visitor has put the chat away: answers under way go on, the event stream is let go. */
  hide(): void {
    this.#isShown = false;
    this.#unfollow();
  }

  send(text: string, clientMessageId = newClientMessageId()): void {
    this.#apply({ kind: 'queued', clientMessageId, text });
    void this.#deliver({ text, clientMessageId });
  }

  dispose(): void {
    this.hide();
    this.#life.abort();
  }

  readonly #apply = (event: ConversationEvent): void => {
    if (isAborted(this.#life.signal)) return;
    this.conversation = reduceConversation(this.conversation, event);
    this.#options.onChange(this.conversation);
  };

  readonly #setLost = (isLost: boolean): void => this.#apply({ kind: 'connection', channel: 'events', isLost });

  async #load(): Promise<void> {
    this.#session ??= this.#options.store.read();
    try {
      await (this.#session ? this.#reloadHistory(this.#session) : this.#openSession());
      this.#resumeUnanswered();
    } catch (error) {
      if (this.#session && isSessionGone(error)) return this.#forgetSession();
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
    void this.#deliver({ text: last.text, clientMessageId: last.clientMessageId });
  }

  /** The session there is, or a new one; callers at the same time share it. */
  async #openSession(): Promise<ChatSession> {
    if (this.#session) return this.#session;
    this.#starting ??= this.#startSession().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #startSession(): Promise<ChatSession> {
    const { api, agentId, pageUrl, locale, store } = this.#options;
    const started = await api.startSession({ agent_id: agentId, page_url: pageUrl, locale });
    const session = { id: started.session_id, token: started.session_token };
    this.#session = session;
    store.write({ ...session, expiresAt: started.expires_at });
    this.#apply({ kind: 'status', status: { ...emptyConversation.status, status: started.status } });
    // A session renewed in the middle of a talk does not greet again.
    if (this.conversation.entries.every((entry) => entry.state === 'sending')) {
      this.#apply({ kind: 'history', messages: started.messages });
    }
    this.#follow();
    return session;
  }

  readonly #forgetSession = (): void => {
    this.#options.store.forget();
    this.#session = null;
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
      openSession: () => this.#openSession(),
      forgetSession: this.#forgetSession,
      hasAgent: () => this.conversation.status.status === 'open',
      onAccepted,
    });
    onAccepted();
  }

  #follow(): void {
    const session = this.#session;
    if (!session || !this.#isShown || this.#following) return;
    const { signal } = (this.#following = new AbortController());
    const { api, backoff } = this.#options;
    followEvents({
      open: (lastEventId) => api.openEvents(session, lastEventId, signal),
      onEvent: ({ event, data: json }) => {
        const { data } = JSON.parse(json);
        if (event === 'message.created') this.#apply({ kind: 'arrived', message: data.message });
        else if (event === 'client_tool.called') void api.runTool(session, data);
        else if (event === 'chat.status') this.#apply({ kind: 'status', status: data });
        // A reload that fails is made up for by the next event or page load.
        else if (event === 'reset') this.#reloadHistory(session).catch(() => {});
      },
      setLost: this.#setLost,
      isFinal: (error) => error instanceof ChatRefused && error.status < 500 && error.status !== 429,
      backoff,
      signal,
    }).catch((error) => {
      if (isSessionGone(error) && this.#session === session) this.#forgetSession();
    });
  }

  #unfollow(): void {
    this.#following?.abort();
    this.#following = null;
  }
}

/** 128 random bits. Not crypto.randomUUID, which browsers keep from pages served over plain http. */
const newClientMessageId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
