import { createChatStore } from '../saved-chats.ts';

/** Lifetime of a session; the server refuses an expired one, and the chat is then forgotten. Unit: milliseconds. */
const sessionMs = 30 * 86_400_000;

/**
 * Resumes the chat of an emailed link, `#resume=<session>.<token>`: stores it as this browser's chat with the agent,
 * and loads the page anew without the token in its address. True: the page is being loaded anew.
 */
export function resumeChat(agentId: string): boolean {
  const [, id, token] = /^#resume=([0-9a-f-]{36})\.(chat_link_[\w-]{43})$/.exec(location.hash) ?? [];
  if (!id || !token) return false;
  const store = createChatStore(agentId);
  const now = Date.now();
  const known = store.read().chats.find((chat) => chat.id === id);
  store.put({
    at: new Date(now).toISOString(),
    excerpt: '',
    status: 'open',
    name: '',
    seen: null,
    unread: 0,
    ...known,
    id,
    token,
    expiresAt: new Date(now + sessionMs).toISOString(),
  });
  store.choose(id);
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
  return true;
}
