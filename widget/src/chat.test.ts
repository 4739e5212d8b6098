import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatApi, ChatMessage } from './api.ts';
import { Chat } from './chat.ts';
import type { Conversation } from './conversation.ts';
import { createChatStore, type SavedChat } from './saved-chats.ts';

const saved: SavedChat = {
  id: 's1',
  token: 't',
  expiresAt: '2999-01-01T00:00:00Z',
  at: '2026-01-01T00:00:00Z',
  excerpt: '',
  status: 'open',
  name: '',
  seen: null,
  unread: 0,
};

const message = { id: 'm1', role: 'agent', text: 'Hello', status: 'complete', files: [], client_message_id: null };

let stream: ReadableStreamDefaultController<Uint8Array>;
let answerStatus: (status: object) => void;
let chat: Chat;
let conversation: Conversation;
let told: object[];

const send = (event: string, data: object) =>
  stream.enqueue(new TextEncoder().encode(`id: 1\nevent: ${event}\ndata: ${JSON.stringify({ data })}\n\n`));

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  told = [];
  const api = {
    readMessages: async () => [message as unknown as ChatMessage],
    openEvents: async () => new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }),
    tellStatus: (_: unknown, body: object) => {
      told.push(body);
      return new Promise((resolve) => {
        answerStatus = resolve;
      });
    },
  };
  const storage = () => {
    throw new Error('none');
  };
  chat = new Chat({
    api: api as unknown as ChatApi,
    store: createChatStore('a', storage),
    saved,
    describeStart: () => ({}),
    needsServerToGreet: () => false,
    isStreaming: true,
    backoff: async () => {},
    onChange: (changed) => {
      conversation = changed;
    },
    onMessage: () => {},
  });
});
afterEach(() => {
  chat.dispose();
  vi.unstubAllGlobals();
});

it('requests earlier messages when its stream begins', async () => {
  await chat.show();
  await expect.poll(() => stream).toBeDefined();
  send('ready', {});
  await expect.poll(() => told).toEqual([{ after: 'm1' }]);
  answerStatus({ status: 'waiting', queue_position: 3, messages: [{ ...message, id: 'm2', text: 'More' }] });
  await expect.poll(() => conversation.entries.map(({ text }) => text)).toEqual(['Hello', 'More']);
  expect(conversation.status).toMatchObject({ status: 'waiting', queue_position: 3 });
});

// A person took the chat while the answer to an older question was on its way, and the visitor saw the agent again.
it('does not let an older response undo newer stream events', async () => {
  await chat.show();
  await expect.poll(() => stream).toBeDefined();
  send('ready', {});
  await expect.poll(() => told).toHaveLength(1);
  send('chat.status', { status: 'with_operator', operator: { name: 'Astrid', avatar_url: '' } });
  await expect.poll(() => conversation.status.status).toBe('with_operator');
  answerStatus({ status: 'open', operator: null, messages: [{ ...message, id: 'm2', text: 'More' }] });
  await expect.poll(() => conversation.entries).toHaveLength(2);
  expect(conversation.status).toMatchObject({ status: 'with_operator', operator: { name: 'Astrid' } });
});

it('shows typing until a message arrives or a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await chat.show();
  await vi.waitFor(() => expect(stream).toBeDefined());
  send('typing', { by: 'operator', typing: true });
  await vi.waitFor(() => expect(conversation.status.typing).toBe(true));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(conversation.status.typing).toBe(false);
  send('typing', { by: 'visitor', typing: true });
  send('typing', { by: 'operator', typing: true });
  await vi.waitFor(() => expect(conversation.status.typing).toBe(true));
  send('message.created', { message: { ...message, id: 'm3', role: 'operator' } });
  await vi.waitFor(() => expect(conversation.status.typing).toBe(false));
  vi.useRealTimers();
});
