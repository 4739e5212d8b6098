import type { ChatMessage, ChatSessionStatus, StartedChatSession } from '@parley/contract/resources/chat';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';

import { type PageToolCall, runPageTool } from './page-tools.ts';

/** The wire types themselves, so the two sides cannot drift apart. */
export type { ChatMessage, ChatSessionStatus, PublicWidgetConfig };

/** The server said no, with a stable code the caller can act on. */
export class ChatRefused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** The session is unknown, expired or over: only a new one helps. */
export const isSessionGone = (error: unknown): boolean =>
  error instanceof ChatRefused && [401, 404, 409, 410].includes(error.status);

/** The code of a refusal; anything else is a lost connection. */
export const codeOf = (error: unknown): string => (error instanceof ChatRefused ? error.code : 'unreachable');

export interface ChatSession {
  id: string;
  token: string;
}

export interface OutgoingMessage {
  text: string;
  clientMessageId: string;
}

interface RequestOptions {
  session?: ChatSession;
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Unit: milliseconds to the first byte. A JSON answer is whole by then, so it may take a slow model and its tools. */
const firstByteMs = { usual: 15_000, wholeAnswer: 90_000 };

export type ChatApi = ReturnType<typeof createChatApi>;

/**
 * The public chat operations of one Parley server. `base` is its address without a trailing slash.
 * Each rejects with `ChatRefused` when the server says no, and with any other error when the connection is to blame.
 */
export function createChatApi(base: string) {
  async function request(path: string, options: RequestOptions = {}): Promise<Response> {
    const { session, body, headers, signal, timeoutMs = firstByteMs.usual } = options;
    const limit = new AbortController();
    const stop = () => limit.abort();
    const timer = setTimeout(stop, timeoutMs);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    const response = await fetch(`${base}/api/chat/${path}`, {
      method: body ? 'POST' : 'GET',
      body: body ? JSON.stringify(body) : null,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...headers,
      },
      credentials: 'omit',
      signal: limit.signal,
    }).finally(() => clearTimeout(timer));
    if (response.ok) return response;
    const refusal = await response.json().catch(() => ({}));
    throw new ChatRefused(refusal.error ?? 'unknown', response.status);
  }

  const requestJson = async <Answer>(path: string, options?: RequestOptions): Promise<Answer> =>
    (await request(path, options)).json();
  const requestStream = async (path: string, options: RequestOptions) =>
    (await request(path, { ...options, headers: { accept: 'text/event-stream', ...options.headers } }))
      .body as ReadableStream<Uint8Array>;

  const messagesOf = (session: ChatSession) => `sessions/${session.id}/messages`;
  const bodyOf = (message: OutgoingMessage) => ({ text: message.text, client_message_id: message.clientMessageId });

  return {
    readConfig: (agentId: string) => requestJson<PublicWidgetConfig>(`widget/${encodeURIComponent(agentId)}`),

    startSession: (start: { agent_id: string; page_url: string | undefined; locale: string | undefined }) =>
      requestJson<(typeof StartedChatSession)['_output']>('sessions', { body: start }),

    /** Sends a message and waits for the whole answer; null when a person answers instead. */
    sendMessage: (session: ChatSession, message: OutgoingMessage, signal: AbortSignal) =>
      requestJson<{ message: ChatMessage; answer: ChatMessage | null }>(messagesOf(session), {
        session,
        body: bodyOf(message),
        headers: { accept: 'application/json' },
        timeoutMs: firstByteMs.wholeAnswer,
        signal,
      }),

    /** Sends a message and gives the stream of its answer; the same message again resumes the same answer. */
    streamMessage: (session: ChatSession, message: OutgoingMessage, signal: AbortSignal) =>
      requestStream(messagesOf(session), { session, body: bodyOf(message), signal }),

    /** Runs a tool in this page, where the page has it, and brings back what it gives. */
    runTool: (session: ChatSession, call: PageToolCall) =>
      runPageTool(call, (body) =>
        request(`sessions/${session.id}/tool-calls/${call.tool_call_id}/result`, { session, body }),
      ),

    /** The whole history, oldest first. */
    async readMessages(session: ChatSession): Promise<ChatMessage[]> {
      const messages: ChatMessage[] = [];
      for (;;) {
        const after = messages.at(-1)?.id;
        const path = messagesOf(session) + (after ? `?after=${after}` : '');
        const page = await requestJson<{ data: ChatMessage[]; has_more: boolean }>(path, { session });
        messages.push(...page.data);
        if (!page.has_more || !page.data[0]) return messages;
      }
    },

    /** Everything that happens in the chat, from after `lastEventId` on. */
    openEvents: (session: ChatSession, lastEventId: string | null, signal: AbortSignal) =>
      requestStream(`sessions/${session.id}/events`, {
        session,
        headers: lastEventId ? { 'last-event-id': lastEventId } : {},
        signal,
      }),
  };
}
