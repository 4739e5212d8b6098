import type { ChatFile, ChatMessage } from '@parley/contract/resources/chat';
import type { TestApp, TestTenant } from './build-test-app.ts';
import { type EventReader, readEvents } from './read-events.ts';

export interface Visitor {
  sessionId: string;
  token: string;
  headers: { authorization: string };
  /** Messages of the chat's creation. */
  messages: ChatMessage[];
  /** Sends a message and waits for its answer. */
  send(text: string, more?: SendMore): Promise<{ status: number; body: Sent }>;
  /** Uploads a file, to be sent with a message. */
  upload(name: string, content: string | Uint8Array): Promise<{ status: number; body: ChatFile & { error: string } }>;
  /** Sends a message and reads the answer as it is made. */
  stream(text: string, more?: { client_message_id?: string }): Promise<EventReader>;
  /** The stream of the session's events. */
  follow(headers?: Record<string, string>): Promise<EventReader>;
  /** At most 200 messages, from the beginning or after one. */
  history(after?: string): Promise<ChatMessage[]>;
}

interface SendMore {
  client_message_id?: string;
  file_ids?: string[];
}

interface Sent {
  message: ChatMessage;
  answer: ChatMessage | null;
  error: string;
}

/** Lets the app listen on a free port of this machine; the address of its API. */
export async function listen(app: TestApp): Promise<string> {
  return app.server.listen({ host: '127.0.0.1', port: 0 });
}

export async function createChatAgent(tenant: TestTenant, more: object = {}): Promise<string> {
  const answer = await tenant.request('POST', '/api/agents', { name: 'Chat agent', first_speaker: 'user', ...more });
  return answer.json().id;
}

/** Opens a chat over HTTP at `base`. */
export async function openChat(base: string, agentId: string, more: object = {}): Promise<Visitor> {
  const response = await fetch(`${base}/api/chat/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agent_id: agentId, ...more }),
  });
  const opened = (await response.json()) as { session_id: string; session_token: string; messages: ChatMessage[] };
  if (response.status !== 201) throw new Error(`The chat was not opened: ${JSON.stringify(opened)}`);
  return visitorAt(base, { sessionId: opened.session_id, token: opened.session_token, messages: opened.messages });
}

/** The same visitor at another address, such as that of a second process. */
export function visitorAt(base: string, known: Pick<Visitor, 'sessionId' | 'token' | 'messages'>): Visitor {
  const url = `${base}/api/chat/sessions/${known.sessionId}`;
  const headers = { authorization: `Bearer ${known.token}` };
  const post = (text: string, more: object, accept: string): RequestInit => ({
    method: 'POST',
    headers: { ...headers, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ text, ...more }),
  });
  return {
    ...known,
    headers,
    async send(text, more = {}) {
      const response = await fetch(`${url}/messages`, post(text, more, 'application/json'));
      return { status: response.status, body: (await response.json()) as Sent };
    },
    async upload(name, content) {
      const body = new FormData();
      body.set('file', new File([typeof content === 'string' ? content : Buffer.from(content)], name));
      const response = await fetch(`${url}/files`, { method: 'POST', headers, body });
      return { status: response.status, body: (await response.json()) as ChatFile & { error: string } };
    },
    stream: (text, more = {}) => readEvents(`${url}/messages`, post(text, more, 'text/event-stream')),
    follow: (more = {}) => readEvents(`${url}/events`, { headers: { ...headers, ...more } }),
    async history(after) {
      const response = await fetch(`${url}/messages?limit=200${after ? `&after=${after}` : ''}`, { headers });
      return ((await response.json()) as { data: ChatMessage[] }).data;
    },
  };
}
