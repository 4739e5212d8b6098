export type ComposerMode = 'reply' | 'note';

/** Unsent message of a chat. */
export interface ReplyDraft {
  text: string;
  /** The text is the agent's suggestion, unchanged. */
  isDraft: boolean;
  /** Kept with the words, so that a note never comes back as a reply. */
  mode: ComposerMode;
}

export const emptyDraft: ReplyDraft = { text: '', isDraft: false, mode: 'reply' };

/** Unsent messages of one operator, by chat. Outlives pages and reloads of the tab; gone with the tab. */
export interface Drafts {
  of(chatId: string): ReplyDraft;
  put(chatId: string, draft: ReplyDraft): void;
  subscribe(listener: () => void): () => void;
}

const prefix = 'parley-drafts ';
/** Beginning of the keys of drafts of agents (`agents/draft/draft-storage.ts`), whose keys name their owner. */
const agentPrefix = 'parley-agent-draft ';

/** The drafts of one person in one tenant. What another one left in this tab is removed, not read. */
export function createDrafts(
  owner: { tenantId: string; userId: string },
  storage: () => Storage = () => sessionStorage,
): Drafts {
  const key = `${prefix}${owner.tenantId} ${owner.userId}`;
  clearDrafts(storage, key);
  const draft = new Map<string, ReplyDraft>(read(storage, key));
  const listeners = new Set<() => void>();

  function write(): void {
    const worthKeeping = [...draft].filter(([, { text }]) => text.trim() !== '');
    try {
      if (worthKeeping.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(worthKeeping));
    } catch {
      // Refused or full: then they live as long as the page.
    }
  }

  return {
    of: (chatId) => draft.get(chatId) ?? emptyDraft,
    put(chatId, next) {
      if (next.text === '' && next.mode === 'reply') draft.delete(chatId);
      else draft.set(chatId, next);
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
export function clearDrafts(storage: () => Storage = () => sessionStorage, except?: string): void {
  try {
    const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
    const isRemoved = (key: string) =>
      key.startsWith(prefix) ? key !== except : except === undefined && key.startsWith(agentPrefix);
    for (const key of keys) if (isRemoved(key)) storage().removeItem(key);
  } catch {
    // No storage, no drafts.
  }
}

function read(storage: () => Storage, key: string): [string, ReplyDraft][] {
  try {
    const kept: [string, ReplyDraft][] = JSON.parse(storage().getItem(key) ?? '[]');
    return kept.map(([chatId, one]) => [chatId, { ...emptyDraft, ...one }]);
  } catch {
    return [];
  }
}
