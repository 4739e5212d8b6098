import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ChatFile, ChatMessage, PublicWidgetConfig, WidgetRuntime } from '../src/api.ts';

export interface MockSession {
  id: string;
  token: string;
  agentId: string;
  status: 'open' | 'waiting' | 'with_operator' | 'closed';
  operator: { name: string; avatar_url: string } | null;
  queuePosition: number | null;
  seenMessageId: string | null;
  rating: object | null;
  /** Visitor updates in order; the first is in the start of the session. */
  visitor: object[];
  /** Read receipts and typing events of the visitor. */
  told: { seen?: string; typing?: boolean }[];
  files: Map<string, ChatFile & { body: Buffer }>;
  verification: { status: string; target: string };
  contactRequests: object[];
  messages: ChatMessage[];
  /** Everything that went over the event stream, for `Last-Event-ID`. */
  log: { id: number; event: string; data: object }[];
  changes: EventEmitter;
}

/** A streaming reply; it continues without listeners, so that a returning visitor finds the rest. */
export interface MockAnswer {
  message: ChatMessage;
  answer: ChatMessage;
  said: string;
  isOver: boolean;
  changes: EventEmitter;
}

export const demoConfig = (agentId: string): PublicWidgetConfig => ({
  agent_id: agentId as PublicWidgetConfig['agent_id'],
  primary_color: '#2456d6',
  text_color: '#1b1f27',
  background_color: '#ffffff',
  position: 'bottom-right',
  button_icon: 'chat',
  welcome_enabled: true,
  welcome_title: 'Welcome to Café Linden',
  welcome_subtitle: 'Ask about tables, the menu or how to find us.',
  quick_questions: [
    { text: 'Opening hours', message: 'When are you open?' },
    { text: 'Book a table', message: 'I would like to book a table.' },
  ],
  show_agent_name: true,
  agent_display_name: 'Linda',
  agent_avatar_url: '',
  show_powered_by: true,
  allow_file_uploads: false,
  streaming_enabled: true,
  allowed_domains: [],
});

export const demoRuntime = (): WidgetRuntime => ({
  people: { are_available: true, can_be_asked_for: true, offline_behavior: 'form' },
  voice: { is_available: false },
  files: { max_bytes: 100_000, max_files: 3, types: ['image/png', 'text/plain'] },
  verification: { is_required: false, methods: [] },
  greeting: { text: 'Hello! How can I help?', variables: {}, is_from_model: false },
  ai_disclosure: null,
  custom_css: '',
  brand: { name: 'Parley', url: null },
});

/** The only code the mock takes. */
export const mockCode = '493027';

/** Chats of made-up agents, answering with what `answerTo` says, a word at a time. */
export class MockChat {
  readonly configs = new Map<string, PublicWidgetConfig>();
  readonly runtimes = new Map<string, WidgetRuntime>();
  readonly sessions = new Map<string, MockSession>();
  /** Results of client tools, by call. */
  readonly toolAnswers = new Map<string, unknown[]>();
  readonly #answers = new Map<string, MockAnswer>();
  answerTo = (text: string): string => `You said: ${text}`;
  /** Unit: milliseconds between two words. */
  wordEveryMs = 20;

  start(agentId: string, begun: object = {}): MockSession {
    const session: MockSession = {
      id: randomUUID(),
      token: `tok_${randomUUID()}`,
      agentId,
      status: 'open',
      operator: null,
      queuePosition: null,
      seenMessageId: null,
      rating: null,
      visitor: [begun],
      told: [],
      files: new Map(),
      verification: { status: 'none', target: '' },
      contactRequests: [],
      messages: [],
      log: [],
      changes: new EventEmitter().setMaxListeners(0),
    };
    session.messages.push(said('agent', 'Hello! How can I help?'));
    this.sessions.set(session.id, session);
    return session;
  }

  /** The answer to a message: a new one, or the one its client message id already has. */
  send(session: MockSession, sent: { text: string; client_message_id?: string; file_ids?: string[] }): MockAnswer {
    const key = `${session.id} ${sent.client_message_id ?? randomUUID()}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const message = said('visitor', sent.text ?? '', sent.client_message_id ?? null);
    message.files = (sent.file_ids ?? [])
      .flatMap((id) => session.files.get(id) ?? [])
      .map(({ id, name, content_type, bytes, url }) => ({ id, name, content_type, bytes, url }));
    const changes = new EventEmitter().setMaxListeners(0);
    const entry: MockAnswer = { message, answer: said('agent', ''), said: '', isOver: false, changes };
    this.#answers.set(key, entry);
    this.#add(session, message);
    if (session.status === 'open') void this.#say(session, entry, this.answerTo(sent.text));
    else entry.isOver = true;
    return entry;
  }

  sayAsOperator(session: MockSession, text: string): void {
    this.#add(session, { ...said('operator', text), operator: session.operator });
  }

  /** Notice text in the agent's language, for clients without their own. */
  notice(session: MockSession, kind: NonNullable<ChatMessage['notice']>['kind'], name = ''): void {
    this.#add(session, { ...said('system', `notice: ${kind}`), notice: { kind, name } });
  }

  setTyping(session: MockSession, typing: boolean): void {
    this.#emit(session, 'typing', { by: 'operator', typing, name: session.operator?.name });
  }

  /** Lets a tool run in the visitor's page; the id of the call. */
  callTool(session: MockSession, name: string, args: object): string {
    const id = randomUUID();
    this.#emit(session, 'client_tool.called', { tool_call_id: id, name, arguments: args, waits: true });
    return id;
  }

  setStatus(
    session: MockSession,
    status: MockSession['status'],
    operator: MockSession['operator'] = null,
    queuePosition: number | null = null,
  ): void {
    Object.assign(session, { status, operator, queuePosition });
    this.#emit(session, 'chat.status', statusOf(session));
  }

  async #say(session: MockSession, entry: MockAnswer, text: string): Promise<void> {
    for (const word of text.match(/\S+\s*/g) ?? []) {
      await new Promise((resolve) => setTimeout(resolve, this.wordEveryMs));
      entry.said += word;
      entry.changes.emit('delta', word);
    }
    entry.answer = { ...entry.answer, text };
    entry.isOver = true;
    this.#add(session, entry.answer);
    entry.changes.emit('over');
  }

  #add(session: MockSession, message: ChatMessage): void {
    session.messages.push(message);
    this.#emit(session, 'message.created', { message });
  }

  #emit(session: MockSession, event: string, data: object): void {
    session.log.push({ id: session.log.length + 1, event, data });
    session.changes.emit('event');
  }
}

export const statusOf = ({ status, operator, messages, queuePosition, seenMessageId, rating }: MockSession) => ({
  status,
  operator,
  queue_position: queuePosition,
  typing: false,
  last_message_id: messages.at(-1)?.id ?? null,
  seen_message_id: seenMessageId,
  can_be_rated: status === 'closed' && !rating,
});

function said(role: ChatMessage['role'], text: string, clientMessageId: string | null = null): ChatMessage {
  return {
    id: randomUUID() as ChatMessage['id'],
    role,
    text,
    notice: null,
    operator: null,
    files: [],
    status: 'complete',
    client_message_id: clientMessageId,
    sources: [],
    created_at: new Date().toISOString(),
  };
}
