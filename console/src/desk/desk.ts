import { ApiError } from '../api/api-error.ts';
import { followStream, retryDelay } from '../api/follow-stream.ts';
import type { ChatFile, ChatOperator, DeskMessage } from '../api/schemas.ts';
import type { CustomerChange, DeskApi, ReleaseTo, StatusChange, WorkChange } from './desk-api.ts';
import { type DeskAction, type DeskEvent, type DeskState, emptyDesk, reduceDesk } from './desk-state.ts';

export interface NewReply {
  text: string;
  files: readonly ChatFile[];
  visibility: DeskMessage['visibility'];
  /** Operators whom a note mentions, and who are notified. */
  mentionIds?: readonly string[];
}

/** The desk as long as the console is open: what it knows, and what can be done. Actions refuse with `ApiError`. */
export interface Desk {
  getState(): DeskState;
  subscribe(listener: () => void): () => void;
  /** Follows the desk's events until the signal aborts. A later call resumes. */
  follow(signal: AbortSignal): void;
  /** Loads everything again; for the button after a load that failed. */
  reload(): Promise<void>;
  /** Reloads the operators. */
  loadOperators(): Promise<void>;
  openChat(chatId: string): Promise<void>;
  claim(chatId: string): Promise<void>;
  release(chatId: string, to: ReleaseTo): Promise<void>;
  close(chatId: string, isSpam: boolean): Promise<void>;
  /** Sets labels, priority, team or snooze. */
  update(chatId: string, change: WorkChange): Promise<void>;
  /** Gives the chat to an operator; for supervisors. */
  assign(chatId: string, operatorId: string): Promise<void>;
  /** Marks mentions as read: of one chat, or all (null). */
  readMentions(chatId: string | null): void;
  /** Shows the message at once; one that fails stays, to be sent again. */
  send(chatId: string, reply: NewReply): void;
  /** Sends again what could not reach the server. */
  sendUndelivered(): void;
  sendAgain(chatId: string, clientId: string): void;
  drop(chatId: string, clientId: string): void;
  updateCustomer(chatId: string, change: CustomerChange): Promise<void>;
  setStanding(change: StatusChange): Promise<void>;
  setPicture(body: FormData): Promise<void>;
  removePicture(): Promise<void>;
  markSeen(chatId: string): void;
}

export interface DeskDeps {
  api: DeskApi;
  now(): number;
  newId(): string;
  /** Called with each event before it is applied, and the state there is then. */
  onEvent(event: DeskEvent, before: DeskState): void;
  /** After each load of all lists; `error` is null when it went well. */
  onLoaded(error: unknown): void;
}

export function createDesk({ api, now, newId, onEvent, onLoaded }: DeskDeps): Desk {
  let state = emptyDesk;
  const listeners = new Set<() => void>();
  const loadingChats = new Set<string>();
  /** Messages that did not reach the server, with their chats, by client id. */
  const undelivered = new Map<string, string>();
  /** How far the stream was read. */
  let position: string | null = null;

  function apply(action: DeskAction): void {
    state = reduceDesk(state, action);
    for (const listener of listeners) listener();
  }

  async function loadOperators(): Promise<void> {
    apply({ type: 'operators', operators: await api.listOperators() });
  }

  async function load(): Promise<void> {
    const since = state.eventCount;
    try {
      const [active, closed, mentions] = await Promise.all([
        api.listChats(),
        api.listClosed(),
        api.listMentions(),
        loadOperators(),
      ]);
      apply({ type: 'mentions', mentions });
      apply({ type: 'loaded', chats: [...closed, ...active], since });
      onLoaded(null);
    } catch (error) {
      onLoaded(error);
    }
  }

  async function loadChat(chatId: string): Promise<void> {
    const since = state.eventCount;
    try {
      apply({ type: 'chat', chat: await api.getChat(chatId), since });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      apply({ type: 'gone', chatId });
    }
  }

  /** One load of a conversation at a time, however often it is asked for. */
  async function loadMessages(chatId: string): Promise<void> {
    if (loadingChats.has(chatId)) return;
    loadingChats.add(chatId);
    try {
      apply({ type: 'messages', chatId, messages: await api.listMessages(chatId) });
    } finally {
      loadingChats.delete(chatId);
    }
  }

  function take(event: DeskEvent): void {
    onEvent(event, state);
    apply({ type: 'event', event, now: now() });
    const chatId = event.data.session_id;
    // A word about a chat this page has never heard of: it is read once, so that it can be shown.
    if (event.id !== null && chatId !== undefined && state.isLoaded && !state.chats[chatId]) {
      void loadChat(chatId).catch(() => {});
    }
  }

  async function reset(): Promise<void> {
    const opened = Object.keys(state.conversations).filter((id) => state.conversations[id]?.isLoaded);
    apply({ type: 'reset' });
    await Promise.all([load(), ...opened.map((id) => loadMessages(id).catch(() => {}))]);
  }

  function follow(signal: AbortSignal): void {
    void followStream({
      lastEventId: position,
      onPosition(lastEventId) {
        position = lastEventId;
      },
      open: api.openEvents,
      onEvent: take,
      onReady() {
        apply({ type: 'connection', connection: 'live' });
        sendUndelivered();
        if (!state.isLoaded) void load();
      },
      onReset: () => void reset(),
      onLost: () => apply({ type: 'connection', connection: 'lost' }),
      pause: retryDelay,
      signal,
    });
  }

  async function change(chatId: string, ask: () => ReturnType<DeskApi['getChat']>): Promise<void> {
    const since = state.eventCount;
    try {
      apply({ type: 'chat', chat: await ask(), since });
    } catch (error) {
      // Refused because the page's state is stale: the chat is reloaded.
      if (error instanceof ApiError && [403, 404, 409].includes(error.status)) await loadChat(chatId).catch(() => {});
      throw error;
    }
  }

  async function changeSelf(ask: () => Promise<ChatOperator>): Promise<void> {
    const since = state.eventCount;
    const operator = await ask();
    if (state.eventCount === since || !state.operators[operator.id]) {
      apply({ type: 'operators', operators: [...Object.values(state.operators), operator] });
    }
  }

  async function deliver(chatId: string, clientId: string): Promise<void> {
    const outgoing = state.conversations[chatId]?.outgoing.find((one) => one.clientId === clientId);
    undelivered.delete(clientId);
    if (!outgoing) return;
    apply({ type: 'sending', chatId, outgoing: { ...outgoing, state: 'sending' } });
    const { text, files, visibility, mentionIds = [] } = outgoing;
    const fileIds = files.map(({ id }) => id);
    const body = { text, visibility, file_ids: fileIds, client_message_id: clientId, mention_ids: [...mentionIds] };
    try {
      apply({ type: 'sent', chatId, clientId, message: await api.send(chatId, body) });
    } catch (error) {
      apply({ type: 'failed', chatId, clientId });
      if (error instanceof ApiError && error.code === 'unreachable') undelivered.set(clientId, chatId);
      if (error instanceof ApiError && [403, 404, 409].includes(error.status)) await loadChat(chatId).catch(() => {});
    }
  }

  /** The client id of a message makes it one message, however often it is sent. */
  function sendUndelivered(): void {
    for (const [clientId, chatId] of undelivered) void deliver(chatId, clientId);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow,
    reload: load,
    loadOperators,
    async openChat(chatId) {
      await Promise.all([
        state.isLoaded && !state.chats[chatId] ? loadChat(chatId) : null,
        state.conversations[chatId]?.isLoaded ? null : loadMessages(chatId),
      ]);
    },
    claim: (chatId) => change(chatId, () => api.claim(chatId)),
    release: (chatId, to) => change(chatId, () => api.release(chatId, to)),
    close: (chatId, isSpam) => change(chatId, () => api.close(chatId, isSpam)),
    update: (chatId, work) => change(chatId, () => api.update(chatId, work)),
    assign: (chatId, operatorId) => change(chatId, () => api.assign(chatId, operatorId)),
    readMentions(chatId) {
      if (!state.mentions.some(({ session_id: id }) => chatId === null || id === chatId)) return;
      apply({ type: 'mentions-read', chatId });
      void api.readMentions(chatId).catch(() => {});
    },
    send(chatId, reply) {
      const clientId = newId();
      const at = new Date(now()).toISOString();
      apply({ type: 'sending', chatId, outgoing: { ...reply, clientId, at, state: 'sending' } });
      void deliver(chatId, clientId);
    },
    sendUndelivered,
    sendAgain: (chatId, clientId) => void deliver(chatId, clientId),
    drop: (chatId, clientId) => apply({ type: 'dropped', chatId, clientId }),
    updateCustomer: (chatId, customer) => change(chatId, () => api.updateCustomer(chatId, customer)),
    setStanding: (standing) => changeSelf(() => api.putStatus(standing)),
    setPicture: (body) => changeSelf(() => api.putPicture(body)),
    removePicture: () => changeSelf(() => api.removePicture()),
    markSeen(chatId) {
      const last = state.conversations[chatId]?.messages.findLast(({ role }) => role === 'visitor');
      if (last) void api.markSeen(chatId, last.id).catch(() => {});
    },
  };
}
