/** Sends one request and expects it to succeed. */
export async function call<Answer>(
  method: string,
  url: string,
  options: { key?: string; body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(options.key ? { 'x-api-key': options.key } : {}),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

export interface ChatSession {
  id: string;
  token: string;
}

/** Opens `count` chats with an agent, some at a time. */
export async function openChats(address: string, agentId: string, count: number): Promise<ChatSession[]> {
  const sessions: ChatSession[] = [];
  while (sessions.length < count) {
    const batch = Array.from({ length: Math.min(20, count - sessions.length) }, async () => {
      const url = `${address}/api/chat/sessions`;
      const opened = await call<{ session_id: string; session_token: string }>('POST', url, {
        body: { agent_id: agentId },
      });
      return { id: opened.session_id, token: opened.session_token };
    });
    sessions.push(...(await Promise.all(batch)));
  }
  return sessions;
}
