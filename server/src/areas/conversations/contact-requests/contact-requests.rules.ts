import type { contactRequestStatuses } from '@parley/contract/resources/chat-desk';

type Status = (typeof contactRequestStatuses)[number];

/** Allowed transitions of a contact request. Decided requests can be reopened. */
const nextOf: Record<Status, readonly Status[]> = {
  new: ['in_progress'],
  in_progress: ['resolved', 'spam'],
  resolved: ['in_progress'],
  spam: ['in_progress'],
};

/** True when a request may change from one status to another; keeping the status is always allowed. */
export const mayBecome = (from: Status, to: Status): boolean => from === to || nextOf[from].includes(to);

/** True when a reply may leave a request in a status. A reply also begins the work on a new one. */
export const mayBecomeByReply = (from: Status, to: Status): boolean =>
  mayBecome(from, to) || (from === 'new' && to === 'resolved');

/** Statuses a request may change to. */
export const nextStatuses = (from: Status): readonly Status[] => nextOf[from];
