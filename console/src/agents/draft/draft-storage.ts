import type { AgentConfig } from './agent-draft.ts';
import { isSame } from './config-changes.ts';

export interface StoredDraft {
  base: AgentConfig;
  baseVersion: number;
  present: AgentConfig;
}

/** Place of one draft in the storage of the tab. */
export interface DraftStorage {
  read(): StoredDraft | null;
  /** Null removes it. */
  write(draft: StoredDraft | null): void;
}

const prefix = 'parley-agent-draft ';

/** Storage of a person's draft of an agent. It is gone with the tab, on sign-out and on changing the account. */
export function draftStorage(
  owner: { tenantId: string; userId: string; agentId: string },
  storage: () => Storage = () => sessionStorage,
): DraftStorage {
  const key = `${prefix}${owner.tenantId} ${owner.userId} ${owner.agentId}`;
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') as StoredDraft | null;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        if (draft === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(draft));
      } catch {
        // Refused or full: then the draft lives as long as the page.
      }
    },
  };
}

/** The configuration without header values that the server has not stored: keys of vendors stay out of storage. */
export function withoutNewSecrets(present: AgentConfig, base: AgentConfig): AgentConfig {
  const { headers, fallbacks } = present.llm;
  const areNew = !isSame(headers, base.llm.headers);
  const llm = { ...present.llm, headers: areNew ? base.llm.headers : headers };
  if (fallbacks) llm.fallbacks = isSame(fallbacks, base.llm.fallbacks) ? fallbacks : fallbacks.map(withoutHeaders);
  return { ...present, llm };
}

const withoutHeaders = <Choice extends { headers?: Record<string, string> }>(choice: Choice): Choice => ({
  ...choice,
  headers: {},
});
