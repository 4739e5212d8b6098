import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Has an open editor begin anew from the stored draft, for instance after it was discarded. */
export function reloadDraft(): void {
  count += 1;
  for (const listener of listeners) listener();
}

export function useDraftReload() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
  );
  return { count: current, reload: reloadDraft };
}
