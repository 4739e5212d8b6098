import type { ChatOperator, DeskChat, DeskMessage } from '../api/schemas.ts';

/** A chat as tests need it: with the agent, nothing known of the visitor. */
export function chatWith(more: Partial<DeskChat> & { id: string | DeskChat['id'] }): DeskChat {
  const blank = {
    agent: { id: 'agent-1', name: 'Robin' },
    status: 'open',
    customer: { name: '', email: '', phone_number: '', user_id: '', note: '', variables: {}, verified_fields: [] },
    is_verified: false,
    language: null,
    page_url: null,
    reason: null,
    requested_by: null,
    summary: null,
    waiting_since: null,
    claimed_at: null,
    operator: null,
    assignment: null,
    team: null,
    label_ids: [],
    priority: 'none',
    snoozed_until: null,
    first_reply_due_at: null,
    resolution_due_at: null,
    visitor_message: null,
    last_message: null,
    visitor_seen_message_id: null,
    unread_count: 0,
    rating: null,
    close_reason: null,
    ai_disclosed_at: null,
    created_at: at(0),
    last_activity_at: at(0),
    closed_at: null,
  };
  return { ...blank, ...more } as DeskChat;
}

export const waiting = (id: string, since = 0) =>
  chatWith({ id, status: 'waiting', waiting_since: at(since), reason: 'A question' });

export const assignedTo = (id: string, operatorId: string, name = operatorId) =>
  chatWith({
    id,
    status: 'with_operator',
    claimed_at: at(1),
    operator: { id: operatorId, name, avatar_url: '' } as DeskChat['operator'],
  });

export function messageWith(more: { id: string; role?: DeskMessage['role'] } & Partial<Record<string, unknown>>) {
  const blank = {
    role: 'visitor',
    text: `Text of ${more.id}`,
    notice: null,
    operator: null,
    files: [],
    status: 'complete',
    client_message_id: null,
    sources: [],
    created_at: at(1),
    visibility: 'public',
    author: null,
  };
  return { ...blank, ...more } as unknown as DeskMessage;
}

export const operatorWith = (id: string, status: ChatOperator['status'] = 'online') =>
  ({
    id,
    name: id,
    avatar_url: '',
    status,
    is_present: true,
    capacity: 5,
    active_chats: 0,
    last_seen_at: null,
  }) as unknown as ChatOperator;

/** An instant, `seconds` after one that is always the same. */
export function at(seconds: number): string {
  return new Date(Date.UTC(2026, 2, 1, 9, 0, seconds)).toISOString();
}
