import type { ChatSession, ChatSessionStatus } from './api.ts';

/** One chat as saved in this browser. */
export interface SavedChat extends ChatSession {
  expiresAt: string;
  /** When something was last said, and what. */
  at: string;
  excerpt: string;
  status: ChatSessionStatus['status'];
  /** Name of the operator, where one replies. */
  name: string;
  /** The last message the visitor has seen, and how many of the other side came after it. */
  seen: string | null;
  unread: number;
}

export interface SavedChats {
  /** Id of the chat that shows; null: none yet, or a new one was asked for. */
  current: string | null;
  /** Newest first. */
  chats: SavedChat[];
}

/** A person has the chat, or is asked for: words may come at any time. */
export const isWithPeople = (status: string | undefined): boolean => status === 'waiting' || status === 'with_operator';

/** Older ones are forgotten by this browser; the server keeps them. */
const mostChats = 20;

/**
 * A visitor's chats with one agent, kept over page loads in the host page's own storage and shared by its tabs.
 * A browser may refuse storage altogether (private mode, sandboxed frame): the chats then live as long as the page.
 */
export function createChatStore(agentId: string, storage: () => Storage = () => localStorage) {
  const key = `parley:${agentId}`;
  let kept: SavedChats = { current: null, chats: [] };

  function read(now = new Date()): SavedChats {
    try {
      kept = JSON.parse(storage().getItem(key) as string) ?? { current: null, chats: [] };
    } catch {
      // Refused or garbled: what this page remembers counts.
    }
    const chats = kept.chats.filter(({ expiresAt }) => new Date(expiresAt) > now);
    return { current: chats.some(({ id }) => id === kept.current) ? kept.current : null, chats };
  }

  function write(saved: SavedChats): void {
    kept = saved;
    try {
      storage().setItem(key, JSON.stringify(saved));
    } catch {
      // Nowhere to keep it; see above.
    }
  }

  return {
    key,
    read,
    current(): SavedChat | null {
      const { current, chats } = read();
      return chats.find(({ id }) => id === current) ?? null;
    },
    /** Adds a chat, or replaces what was known of it. A new one becomes the one that shows. */
    put(chat: SavedChat): void {
      const { current, chats } = read();
      const isKnown = chats.some(({ id }) => id === chat.id);
      const others = chats.filter(({ id }) => id !== chat.id);
      const sorted = [chat, ...others].sort((one, other) => (one.at < other.at ? 1 : -1));
      write({ current: isKnown ? current : chat.id, chats: sorted.slice(0, mostChats) });
    },
    choose: (id: string | null): void => write({ ...read(), current: id }),
    forget(id: string): void {
      const { current, chats } = read();
      write({ current: current === id ? null : current, chats: chats.filter((chat) => chat.id !== id) });
    },
    /** Removes all chats: another person uses this browser now. */
    clear: (): void => write({ current: null, chats: [] }),
  };
}

export type ChatStore = ReturnType<typeof createChatStore>;
