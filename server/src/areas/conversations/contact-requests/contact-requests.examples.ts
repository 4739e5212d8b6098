import type { ContactReplyId, ContactRequestId } from '@parley/contract/ids';
import type { ContactReply, ContactRequest } from '@parley/contract/resources/chat-desk';
import { exampleAgentId, exampleSessionId } from '#areas/conversations/chats';
import { exampleOperatorId } from '#areas/conversations/operators';

export const exampleContactRequest: ContactRequest = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b31' as ContactRequestId,
  agent: { id: exampleAgentId, name: 'Reception' },
  session_id: exampleSessionId,
  name: 'Nils Berg',
  email: 'nils@example.com',
  phone_number: '',
  message: 'Please call me about my order.',
  language: 'en',
  page_url: 'https://example.com/contact',
  status: 'new',
  assignee: null,
  note: '',
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
  resolved_at: null,
};

export const exampleContactReply: ContactReply = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b51' as ContactReplyId,
  author: { id: exampleOperatorId, name: 'Astrid' },
  to: 'nils@example.com',
  text: 'Hello Nils, your order left our warehouse today.',
  delivery: 'queued',
  created_at: '2026-03-01T10:05:00.000Z',
  sent_at: null,
};
