import type { AgentId, ChatFileId, ChatSessionId } from '@parley/contract/ids';
import type { ChatFile, ChatMessage, ChatSessionStatus } from '@parley/contract/resources/chat';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import type { ChatStats } from '@parley/contract/resources/chat-stats';

export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;

export const exampleMessage: ChatMessage = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21' as ChatMessage['id'],
  role: 'visitor',
  text: 'When are you open?',
  status: 'complete',
  client_message_id: 'm-1',
  notice: null,
  operator: null,
  files: [],
  sources: [],
  created_at: '2026-03-01T09:31:00.000Z',
};

export const exampleAnswer: ChatMessage = {
  ...exampleMessage,
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b22' as ChatMessage['id'],
  role: 'agent',
  text: 'We are open Monday to Friday from 8 to 17.',
  client_message_id: null,
  sources: [{ id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30', title: 'Opening hours', url: 'https://example.com/contact' }],
};

export const exampleFile: ChatFile = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b23' as ChatFileId,
  name: 'invoice.pdf',
  content_type: 'application/pdf',
  bytes: 48_213,
  url: '/api/chat/files/q3Zr0b8kS1uPzW5nYt7A9g',
};

export const exampleStatus: ChatSessionStatus = {
  status: 'open',
  operator: null,
  queue_position: null,
  typing: false,
  last_message_id: exampleMessage.id,
  seen_message_id: null,
  can_be_rated: false,
};

export const exampleChat: DeskChat = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20' as ChatSessionId,
  agent: { id: exampleAgentId, name: 'Reception' },
  status: 'waiting',
  customer: {
    name: 'Ada',
    email: 'ada@example.com',
    phone_number: '',
    user_id: '',
    note: '',
    variables: { plan: 'pro' },
    verified_fields: [],
  },
  is_verified: false,
  language: 'en',
  page_url: 'https://example.com/contact',
  reason: 'Wants to change an invoice',
  requested_by: 'visitor',
  summary: 'Ada was charged twice in March and wants one of the two invoices cancelled.',
  waiting_since: '2026-03-01T09:33:00.000Z',
  claimed_at: null,
  operator: null,
  assignment: null,
  team: null,
  label_ids: [],
  priority: 'none',
  snoozed_until: null,
  first_reply_due_at: null,
  resolution_due_at: null,
  visitor_message: { text: 'Can I talk to somebody?', created_at: '2026-03-01T09:33:00.000Z' },
  last_message: { role: 'visitor', text: 'Can I talk to somebody?', created_at: '2026-03-01T09:33:00.000Z' },
  visitor_seen_message_id: null,
  unread_count: 2,
  rating: null,
  close_reason: null,
  ai_disclosed_at: '2026-03-01T09:30:00.000Z',
  created_at: '2026-03-01T09:30:00.000Z',
  last_activity_at: '2026-03-01T09:33:00.000Z',
  closed_at: null,
};

export const exampleResults = {
  summary: 'Ada was charged twice in March; one of the two invoices was cancelled.',
  structured_data: { reason: 'invoice' },
  success: true,
  sentiment: 'neutral' as const,
};

const exampleStatuses = { open: 3, waiting: 1, with_operator: 2, closed: 44 };

export const exampleStats: ChatStats = {
  from: '2026-03-01T00:00:00.000Z',
  to: '2026-03-02T00:00:00.000Z',
  timezone: 'UTC',
  sessions: { total: 50, by_status: exampleStatuses },
  messages: { total: 412, visitor: 190, agent: 172, operator: 50 },
  handoffs: { total: 9, answered: 7 },
  first_answer: { median_ms: 1840 },
  rating: { average: 4.5, count: 12 },
  solved_without_person: { share: 0.84, count: 37, of: 44 },
  days: [{ day: '2026-03-01', sessions: 50, by_status: exampleStatuses, messages: 412, handoffs: 9 }],
};
