import type { ChatSession } from './api.ts';

export interface SavedSession extends ChatSession {
  expiresAt: string;
}

/**
 * The visitor's chat with one agent, kept over page loads in the host page's own storage.
 * A browser may refuse storage altogether (private mode, sandboxed frame): the chat then lives as long as the page.
 */
export function createSessionStore(agentId: string, storage: () => Storage = () => localStorage) {
  const key = `parley:chat:${agentId}`;
  return {
    read(now = new Date()): SavedSession | null {
      try {
        const saved = JSON.parse(storage().getItem(key) ?? 'null');
        return saved?.token && new Date(saved.expiresAt) > now ? saved : null;
      } catch {
        return null;
      }
    },
    write(session: SavedSession): void {
      try {
        storage().setItem(key, JSON.stringify(session));
      } catch {
        // Nowhere to keep it; see above.
      }
    },
    forget(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
