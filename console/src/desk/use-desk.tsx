import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { Drafts, ReplyDraft } from './conversation/drafts.ts';
import type { Desk } from './desk.ts';
import type { DeskState } from './desk-state.ts';
import type { DeskAlerts } from './use-alerts.ts';

/** State of the desk that every page of the console shares. */
export interface DeskContextValue {
  desk: Desk;
  drafts: Drafts;
  alerts: DeskAlerts;
  /** Count of chats and messages that call for this person. */
  badge: ReactNode;
  /** Why the lists could not be loaded; null: they could. */
  loadError: unknown;
}

export const DeskContext = createContext<DeskContextValue | null>(null);

export function useDeskContext(): DeskContextValue {
  const open = use(DeskContext);
  if (!open) throw new Error('There is no desk around this part of the page');
  return open;
}

export const useDesk = (): Desk => useDeskContext().desk;

/** A part of what the desk knows. `read` picks, it makes nothing new: the same state must give the same value. */
export function useDeskState<Part>(read: (state: DeskState) => Part): Part {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => read(desk.getState()));
}

/** Draft of a chat and its setter. */
export function useDraft(chatId: string): [ReplyDraft, (draft: ReplyDraft) => void] {
  const { drafts } = useDeskContext();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(chatId));
  const put = useCallback((next: ReplyDraft) => drafts.put(chatId, next), [drafts, chatId]);
  return [draft, put];
}
