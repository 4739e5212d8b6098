import type { contactRequestStatuses } from '@parley/contract/resources/chat-desk';

type Status = (typeof contactRequestStatuses)[number];

/** From where to where a contact request goes. What was decided can be taken up again. */
const nextOf: Record<Status, readonly Status[]> = {
  new: ['in_progress'],
  in_progress: ['resolved', 'spam'],
  resolved: ['in_progress'],
  spam: ['in_progress'],
};

/** Whether a request may go from one status to another; staying is always allowed. */
export const mayBecome = (from: Status, to: Status): boolean => from === to || nextOf[from].includes(to);

/** Where it may go from here. */
export const nextStatuses = (from: Status): readonly Status[] => nextOf[from];
