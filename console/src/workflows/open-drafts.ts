import { useSyncExternalStore } from 'react';

type Flush = () => Promise<boolean>;

/** Saves of the open editors, by workflow. */
const flushes = new Map<string, Flush>();
let reloads = 0;
const listeners = new Set<() => void>();

/** Registers the open editor of a workflow until the returned function is called. */
export function registerDraft(workflowId: string, flush: Flush): () => void {
  flushes.set(workflowId, flush);
  return () => {
    if (flushes.get(workflowId) === flush) flushes.delete(workflowId);
  };
}

/** Saves what the open editor has not saved yet. True when the draft is stored as it is shown. */
export async function flushDraft(workflowId: string): Promise<boolean> {
  return (await flushes.get(workflowId)?.()) ?? true;
}

/** Has an open editor begin anew from the stored draft, for instance after it was discarded. */
export function reloadDraft(): void {
  reloads += 1;
  for (const listener of listeners) listener();
}

/** Reloads so far: the editor is mounted anew with each. */
export function useDraftReloads(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reloads,
  );
}
