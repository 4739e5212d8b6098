import type { ChatMessageId } from '@parley/contract/ids';
import type { DeskChat, DeskMessage } from '@parley/contract/resources/chat-desk';
import { exampleAgentId, exampleSessionId } from '#areas/conversations/chats';
import { exampleOperatorId } from '#areas/conversations/operators';

const operator = { id: exampleOperatorId, name: 'Astrid', avatar_url: '' };

/** Waiting chat. */
export const exampleWaitingChat: DeskChat = {
  id: exampleSessionId,
  agent: { id: exampleAgentId, name: 'Reception' },
  status: 'waiting',
  customer: {
    name: 'Nils Berg',
    email: 'nils@example.com',
    phone_number: '',
    user_id: '',
    note: '',
    variables: { order: '1041' },
    verified_fields: [],
  },
  is_verified: false,
  language: 'en',
  page_url: 'https://example.com/orders',
  reason: 'The order has not come',
  requested_by: 'visitor',
  summary: 'Nils asks where order 1041 is. It left the warehouse on Monday.',
  waiting_since: '2026-03-01T09:29:00.000Z',
  claimed_at: null,
  operator: null,
  assignment: null,
  team: null,
  label_ids: [],
  priority: 'none',
  snoozed_until: null,
  first_reply_due_at: '2026-03-01T09:34:00.000Z',
  resolution_due_at: '2026-03-01T13:29:00.000Z',
  visitor_message: { text: 'Can I talk to somebody?', created_at: '2026-03-01T09:28:50.000Z' },
  last_message: { role: 'visitor', text: 'Can I talk to somebody?', created_at: '2026-03-01T09:28:50.000Z' },
  visitor_seen_message_id: null,
  unread_count: 2,
  rating: null,
  close_reason: null,
  ai_disclosed_at: '2026-03-01T09:25:00.000Z',
  created_at: '2026-03-01T09:25:00.000Z',
  last_activity_at: '2026-03-01T09:29:00.000Z',
  closed_at: null,
};

/** The same chat once claimed. */
export const exampleChat: DeskChat = {
  ...exampleWaitingChat,
  status: 'with_operator',
  waiting_since: null,
  claimed_at: '2026-03-01T09:30:00.000Z',
  operator,
  assignment: { kind: 'claimed', by: null },
};

export const exampleDeskMessage: DeskMessage = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b32' as ChatMessageId,
  role: 'operator',
  text: 'Hello Nils, I am looking for your order.',
  notice: null,
  operator: { name: operator.name, avatar_url: operator.avatar_url },
  files: [],
  status: 'complete',
  client_message_id: 'desk-1',
  sources: [],
  created_at: '2026-03-01T09:31:00.000Z',
  visibility: 'public',
  author: { id: operator.id, name: operator.name },
};
