import type { ContactRequest } from '../api/schemas.ts';

export const contactRequestsPath = '/api/chat/contact-requests';

export const statusColors: Record<ContactRequest['status'], string> = {
  new: 'blue',
  in_progress: 'yellow',
  resolved: 'green',
  spam: 'gray',
};

/** Allowed next statuses of a request: unchanged or one step. The server refuses others. */
export const nextStatuses: Record<ContactRequest['status'], readonly ContactRequest['status'][]> = {
  new: ['new', 'in_progress'],
  in_progress: ['in_progress', 'resolved', 'spam'],
  resolved: ['resolved', 'in_progress'],
  spam: ['spam', 'in_progress'],
};
