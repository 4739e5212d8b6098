import type { ChatFile, ChatMessage, ChatSessionStatus, StartedChatSession } from '@parley/contract/resources/chat';
import type { PublicWidgetConfig, WidgetRuntime } from '@parley/contract/resources/chat-widget';
import { isRefused, type Request, type RequestOptions } from './request.ts';

/** The wire types themselves, so the two sides cannot drift apart. */
export type { ChatFile, ChatMessage, ChatSessionStatus, PublicWidgetConfig, WidgetRuntime };

/** The session is unknown, expired or over: only a new one helps. */
export const isSessionGone = (error: unknown): boolean =>
  isRefused(error) && [401, 404, 409, 410].includes(error.status);

export interface ChatSession {
  id: string;
  token: string;
}

export interface OutgoingMessage {
  text: string;
  files: ChatFile[];
  clientMessageId: string;
}

/** A JSON answer is whole with its first byte, so it may take a slow model and its tools. Unit: milliseconds. */
const wholeAnswerMs = 90_000;

export type ChatApi = ReturnType<typeof createChatApi>;

/** The public chat operations of one Parley server. `base` is its address without a trailing slash. */
export function createChatApi(base: string, request: Request) {
  /** Any operation of one chat: `path` is what comes after its id. */
  const open = ({ id, token }: ChatSession, path: string, options?: RequestOptions) =>
    request(`sessions/${id}/${path}`, { token, ...options });
  const ask = async <Answer>(session: ChatSession, path: string, options?: RequestOptions): Promise<Answer> => {
    const response = await open(session, path, options);
    return (response.status === 204 ? null : await response.json()) as Answer;
  };
  const stream = async (session: ChatSession, path: string, options: RequestOptions) => {
    const headers = { accept: 'text/event-stream', ...options.headers };
    return (await open(session, path, { ...options, headers })).body as ReadableStream<Uint8Array>;
  };
  const bodyOf = ({ text, files, clientMessageId }: OutgoingMessage) => ({
    text,
    client_message_id: clientMessageId,
    ...(files[0] && { file_ids: files.map(({ id }) => id) }),
  });

  return {
    base,
    ask,

    startSession: async (start: object): Promise<(typeof StartedChatSession)['_output']> =>
      (await request('sessions', { body: start })).json(),

    leaveMessage: ({ token }: ChatSession, body: object) => request('contact-requests', { token, body }),

    /** Sends a message and waits for the whole answer; null when a person answers instead. */
    sendMessage: (session: ChatSession, message: OutgoingMessage, signal: AbortSignal) =>
      ask<{ message: ChatMessage; answer: ChatMessage | null }>(session, 'messages', {
        body: bodyOf(message),
        headers: { accept: 'application/json' },
        timeoutMs: wholeAnswerMs,
        signal,
      }),

    /** Sends a message and gives the stream of its answer; the same message again resumes the same answer. */
    streamMessage: (session: ChatSession, message: OutgoingMessage, signal: AbortSignal) =>
      stream(session, 'messages', { body: bodyOf(message), signal }),

    /** Tells what the visitor does, and gives how the chat stands; with `after`, also the messages after that one. */
    tellStatus: (session: ChatSession, body: { after?: string | undefined; seen?: string; typing?: boolean }) =>
      ask<ChatSessionStatus & { messages?: ChatMessage[] }>(session, 'status', { body }),

    /** The whole history, oldest first. */
    async readMessages(session: ChatSession): Promise<ChatMessage[]> {
      const messages: ChatMessage[] = [];
      for (;;) {
        const after = messages.at(-1)?.id;
        const page = await ask<{ data: ChatMessage[]; has_more: boolean }>(
          session,
          after ? `messages?after=${after}` : 'messages',
        );
        messages.push(...page.data);
        if (!page.has_more || !page.data[0]) return messages;
      }
    },

    /** Everything that happens in the chat, from after `lastEventId` on. */
    openEvents: (session: ChatSession, lastEventId: string | null, signal: AbortSignal) =>
      stream(session, 'events', { headers: lastEventId ? { 'last-event-id': lastEventId } : {}, signal }),
  };
}
