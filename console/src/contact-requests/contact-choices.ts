import type { ContactRequest } from '../api/schemas.ts';

export const contactRequestsPath = '/api/chat/contact-requests';

export const statusColors: Record<ContactRequest['status'], string> = {
  new: 'blue',
  in_progress: 'yellow',
  resolved: 'green',
  spam: 'gray',
};

/** What a request may become; it stays what it is, or goes one step. The server refuses other ways. */
export const nextStatuses: Record<ContactRequest['status'], readonly ContactRequest['status'][]> = {
  new: ['new', 'in_progress'],
  in_progress: ['in_progress', 'resolved', 'spam'],
  resolved: ['resolved', 'in_progress'],
  spam: ['spam', 'in_progress'],
};
