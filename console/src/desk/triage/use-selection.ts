import { useState } from 'react';

/** Chats chosen for an action on all of them. */
export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  setAll(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
}

/** Selection of chats; null while none is wanted. */
export function useSelection(): { selection: Selection | null; setActive(isActive: boolean): void } {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const selection = ids && {
    ids,
    toggle: (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    setAll: (all: readonly string[], isSelected: boolean) =>
      setIds(
        (before) =>
          new Set(isSelected ? [...(before ?? []), ...all] : [...(before ?? [])].filter((id) => !all.includes(id))),
      ),
    clear: () => setIds(new Set()),
  };
  return { selection, setActive: (isActive) => setIds(isActive ? new Set() : null) };
}
