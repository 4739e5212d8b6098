/** A chat as its visitor knows it. */
export interface OpenChat {
  id: string;
  token: string;
  agentId: string;
}

/** A message whose storage was acknowledged. */
export interface Acknowledged {
  sessionId: string;
  clientMessageId: string;
  text: string;
  /** Null: the visitor's. */
  operatorId: string | null;
  visibility: 'public' | 'internal';
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** State shared by all actors: open chats and acknowledged writes. */
export interface ChatRoom {
  chats: OpenChat[];
  acknowledged: Acknowledged[];
  /** Claims that were granted. */
  claimed: { sessionId: string; operatorId: string }[];
  /** Claims that were refused, with what was said. */
  refusedClaims: Answer[];
  /** Responses that must never occur. */
  faults: string[];
}

export const newChatRoom = (): ChatRoom => ({
  chats: [],
  acknowledged: [],
  claimed: [],
  refusedClaims: [],
  faults: [],
});

/** Sends a request; null when the process died before the response, so that its effect is unknown. */
export async function request(
  room: ChatRoom,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
    if (response.status >= 500 && response.status !== 503) room.faults.push(`${method} ${url}: ${text}`);
    return response.status === 503 ? null : answer;
  } catch {
    return null;
  }
}
