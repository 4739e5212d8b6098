import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';
import type { DeskState } from './desk-state.ts';

const DeskContext = createContext<Desk | null>(null);

export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk around this part of the page');
  return desk;
}

/** A part of what the desk knows. `read` picks, it makes nothing new: the same state must give the same value. */
export function useDeskState<Part>(read: (state: DeskState) => Part): Part {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => read(desk.getState()));
}
