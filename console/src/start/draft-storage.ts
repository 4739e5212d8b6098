import type { ProfileDraft } from './profile-draft.ts';

const prefix = 'parley-profile ';

/** Place of the unfinished profile of one person in one tenant: this tab, as the replies of operators. */
export interface DraftStorage {
  read(): ProfileDraft | null;
  write(draft: ProfileDraft): void;
  clear(): void;
}

/** Opens the storage; drafts that another person or tenant has left in this tab are removed. */
export function openDraftStorage(
  owner: { tenantId: string; userId: string },
  storage: () => Storage = () => sessionStorage,
): DraftStorage {
  const key = `${prefix}${owner.tenantId} ${owner.userId}`;
  clearProfileDrafts(storage, key);
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') as ProfileDraft | null;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch {
        // Refused or full: the draft lasts as long as the page.
      }
    },
    clear() {
      clearProfileDrafts(storage);
    },
  };
}

/** Removes unfinished profiles from this tab, except the one under `except`. */
export function clearProfileDrafts(storage: () => Storage = () => sessionStorage, except?: string): void {
  try {
    const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix) && key !== except) storage().removeItem(key);
  } catch {
    // No storage, no drafts.
  }
}
