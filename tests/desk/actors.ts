import { type ChatRoom, type OpenChat, request } from './chat-room.ts';
import { pickByWeight, pickOf } from './random.ts';

/** Operator actions and their frequency. Unit: percent. */
const habits = {
  claim: 26,
  reply: 34,
  note: 8,
  toQueue: 6,
  toAgent: 5,
  toColleague: 6,
  close: 4,
  look: 7,
  changeStatus: 4,
};

/** An operator acting at random, but mostly on applicable chats. */
export function operatorActor(parts: {
  room: ChatRoom;
  random: () => number;
  id: string;
  colleagues: readonly string[];
  key: string;
  address: () => string;
}) {
  const { room, random, id } = parts;
  const headers = { 'x-api-key': parts.key, 'x-acting-user': id };
  const mine = new Set<string>();
  let written = 0;

  const desk = (method: string, path: string, body?: unknown) =>
    request(room, method, `${parts.address()}/api/chat/operator${path}`, headers, body);
  const anyChat = () => pickOf(random, room.chats).id;
  /** Mostly one of the operator's own. */
  const aChat = () => (mine.size > 0 && random() < 0.85 ? pickOf(random, [...mine]) : anyChat());

  async function claim(): Promise<void> {
    const sessionId = anyChat();
    const answer = await desk('POST', `/chats/${sessionId}/claim`);
    if (answer?.status === 200) {
      mine.add(sessionId);
      room.claimed.push({ sessionId, operatorId: id });
    } else if (answer?.status === 409) room.refusedClaims.push(answer);
  }

  /** Retries with the same idempotency id until a response arrives, as the desk page does. */
  async function write(visibility: 'public' | 'internal'): Promise<void> {
    const sessionId = aChat();
    const clientMessageId = `${id.slice(0, 8)}-${(written += 1)}`;
    const text = `${visibility} ${clientMessageId}`;
    const body = { text, visibility, client_message_id: clientMessageId };
    for (;;) {
      const answer = await desk('POST', `/chats/${sessionId}/messages`, body);
      if (!answer) continue;
      if (answer.status < 300) {
        room.acknowledged.push({ sessionId, clientMessageId, text, operatorId: id, visibility });
      } else if (visibility === 'public') mine.delete(sessionId);
      return;
    }
  }

  async function giveAway(body: object): Promise<void> {
    const sessionId = aChat();
    const answer = await desk('POST', `/chats/${sessionId}/release`, body);
    if (answer?.status === 200 || answer?.status === 404) mine.delete(sessionId);
  }

  async function close(): Promise<void> {
    const sessionId = aChat();
    const answer = await desk('POST', `/chats/${sessionId}/close`, {});
    if (answer?.status === 200) mine.delete(sessionId);
  }

  async function act(): Promise<void> {
    switch (pickByWeight(random, habits)) {
      case 'claim':
        return claim();
      case 'reply':
        return write('public');
      case 'note':
        return write('internal');
      case 'toQueue':
        return giveAway({ to: 'queue', ...(random() < 0.3 ? { note: 'please' } : {}) });
      case 'toAgent':
        return giveAway({ to: 'agent' });
      case 'toColleague':
        return giveAway({ to: 'operator', operator_id: pickOf(random, parts.colleagues) });
      case 'close':
        return close();
      case 'look':
        await desk('GET', random() < 0.5 ? '/queue' : '/chats?mine=true');
        return;
      case 'changeStatus':
        // Never offline: that gives all chats back, which is another story.
        await desk('PUT', '/status', { status: random() < 0.2 ? 'away' : 'online', capacity: 50 });
    }
  }
  return { act, begin: () => desk('PUT', '/status', { status: 'online', capacity: 50 }) };
}

/** A visitor: writes, requests a human and, after the chat ends, opens a new one. */
export function visitorActor(parts: { room: ChatRoom; random: () => number; name: string; address: () => string }) {
  const { room, random, name } = parts;
  let written = 0;

  const visit = (method: string, chat: OpenChat, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${chat.token}` };
    return request(room, method, `${parts.address()}/api/chat/sessions/${chat.id}${path}`, headers, body);
  };

  async function write(chat: OpenChat): Promise<void> {
    const clientMessageId = `${name}-${(written += 1)}`;
    const text = `visitor ${clientMessageId}: when are you open?`;
    for (;;) {
      const answer = await visit('POST', chat, '/messages', { text, client_message_id: clientMessageId });
      if (!answer) continue;
      if (answer.status === 200) {
        room.acknowledged.push({
          sessionId: chat.id,
          clientMessageId,
          text,
          operatorId: null,
          visibility: 'public',
        });
      } else if (answer.body['error'] === 'conflict') await beginAnew(chat);
      return;
    }
  }

  async function beginAnew(chat: OpenChat): Promise<void> {
    const next = await openChatOf(room, parts.address, chat.agentId);
    const at = room.chats.indexOf(chat);
    if (next && at >= 0) room.chats[at] = next;
  }

  return {
    async act(): Promise<void> {
      const chat = pickOf(random, room.chats);
      const what = random();
      if (what < 0.5) await write(chat);
      else if (what < 0.95) await visit('POST', chat, '/handoff', { reason: 'a person, please' });
      else await visit('DELETE', chat, '/handoff');
    },
  };
}

export async function openChatOf(room: ChatRoom, address: () => string, agentId: string): Promise<OpenChat | null> {
  const answer = await request(room, 'POST', `${address()}/api/chat/sessions`, {}, { agent_id: agentId });
  if (answer?.status !== 201) return null;
  return { id: String(answer.body['session_id']), token: String(answer.body['session_token']), agentId };
}
