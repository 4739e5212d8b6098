export type ComposerMode = 'reply' | 'note';

/** Unsent message of a chat. */
export interface Begun {
  text: string;
  /** The text is the agent's suggestion, unchanged. */
  isDraft: boolean;
  /** Kept with the words, so that a note never comes back as a reply. */
  mode: ComposerMode;
}

export const nothingBegun: Begun = { text: '', isDraft: false, mode: 'reply' };

/** Unsent messages of one operator, by chat. Outlives pages and reloads of the tab; gone with the tab. */
export interface Drafts {
  of(chatId: string): Begun;
  put(chatId: string, begun: Begun): void;
  subscribe(listener: () => void): () => void;
}

const prefix = 'parley-drafts ';

/** The drafts of one person in one tenant. What another one left in this tab is removed, not read. */
export function createDrafts(
  owner: { tenantId: string; userId: string },
  storage: () => Storage = () => sessionStorage,
): Drafts {
  const key = `${prefix}${owner.tenantId} ${owner.userId}`;
  forgetDrafts(storage, key);
  const begun = new Map<string, Begun>(read(storage, key));
  const listeners = new Set<() => void>();

  function write(): void {
    const worthKeeping = [...begun].filter(([, { text }]) => text.trim() !== '');
    try {
      if (worthKeeping.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(worthKeeping));
    } catch {
      // Refused or full: then they live as long as the page.
    }
  }

  return {
    of: (chatId) => begun.get(chatId) ?? nothingBegun,
    put(chatId, next) {
      if (next.text === '' && next.mode === 'reply') begun.delete(chatId);
      else begun.set(chatId, next);
      write();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Removes all drafts from this tab, except those under `except`: on sign-out, or on changing the tenant. */
export function forgetDrafts(storage: () => Storage = () => sessionStorage, except?: string): void {
  try {
    const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix) && key !== except) storage().removeItem(key);
  } catch {
    // No storage, no drafts.
  }
}

function read(storage: () => Storage, key: string): [string, Begun][] {
  try {
    const kept: [string, Begun][] = JSON.parse(storage().getItem(key) ?? '[]');
    return kept.map(([chatId, one]) => [chatId, { ...nothingBegun, ...one }]);
  } catch {
    return [];
  }
}
