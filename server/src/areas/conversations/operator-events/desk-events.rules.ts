import type { EventData, EventType } from '@parley/contract/events';
import type { AgentId, ChatSessionId, UserId } from '@parley/contract/ids';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import type { StoredEvent } from '#platform/outbox/event-feed.ts';

/** Stored events sent to operators, and widget changes, which may change who receives them. */
export const deskEventTypes = [
  'chat.session.started',
  'chat.session.escalated',
  'chat.session.unqueued',
  'chat.session.claimed',
  'chat.session.released',
  'chat.session.closed',
  'chat.session.updated',
  'chat.message.created',
  'chat.note.created',
  'chat.operator.status',
  'chat.mention.created',
  'chat.desk.updated',
  'contact_request.created',
  'contact_request.updated',
  'agent.widget.updated',
] as const satisfies readonly EventType[];
type DeskEventType = (typeof deskEventTypes)[number];

/** Subject of an event, as far as it decides who receives it. */
export type DeskSubject =
  | { kind: 'chat'; sessionId: ChatSessionId; agentId: AgentId | null; from: UserId | null }
  | { kind: 'contact_request'; agentId: AgentId; assigneeId: UserId | null }
  | { kind: 'operator'; userId: UserId }
  | { kind: 'mention'; userId: UserId }
  | { kind: 'desk' }
  | { kind: 'widget'; changesOperators: boolean };

export interface DeskEvent {
  /** Name of the event in the operator stream. */
  name: string;
  data: unknown;
  subject: DeskSubject;
  /** Operator of the chat after this event; undefined when the event does not change it. */
  holderId?: UserId | null;
}

/** Maps a stored event to the operators' event; null for an unrelated one. */
export function deskEventOf(event: Pick<StoredEvent, 'type' | 'data'>): DeskEvent | null {
  const read = readers[event.type as DeskEventType] as ((data: unknown) => DeskEvent) | undefined;
  return read ? read(event.data) : null;
}

const aboutChat = (chat: DeskChat, from: UserId | null = null): DeskSubject => ({
  kind: 'chat',
  sessionId: chat.id,
  agentId: chat.agent.id,
  from,
});
const aboutMessage = (sessionId: ChatSessionId): DeskSubject => ({
  kind: 'chat',
  sessionId,
  agentId: null,
  from: null,
});
const holder = (chat: DeskChat) => ({ holderId: chat.operator?.id ?? null });

const readers: { [Type in DeskEventType]: (data: EventData<Type>) => DeskEvent } = {
  'chat.session.started': (data) => ({
    name: 'chat.started',
    data,
    subject: { kind: 'chat', sessionId: data.session_id, agentId: data.agent_id, from: null },
  }),
  'chat.session.escalated': (data) => ({ name: 'queue.added', data, subject: aboutChat(data.chat) }),
  'chat.session.unqueued': (data) => ({ name: 'queue.removed', data, subject: aboutChat(data.chat) }),
  'chat.session.claimed': (data) => ({
    name: 'chat.claimed',
    data,
    subject: aboutChat(data.chat, data.from),
    ...holder(data.chat),
  }),
  'chat.session.released': (data) => ({
    name: 'chat.released',
    data,
    subject: aboutChat(data.chat, data.from),
    ...holder(data.chat),
  }),
  'chat.session.closed': (data) => ({
    name: 'chat.closed',
    data,
    subject: aboutChat(data.chat),
    ...holder(data.chat),
  }),
  'chat.session.updated': (data) => ({ name: updateName(data), data, subject: aboutChat(data.chat) }),
  'chat.message.created': ({ session_id: sessionId, message }) => ({
    name: 'chat.message.created',
    data: { session_id: sessionId, message: { ...message, visibility: 'public' } },
    subject: aboutMessage(sessionId),
  }),
  'chat.note.created': (data) => ({
    name: 'chat.message.created',
    data,
    subject: aboutMessage(data.session_id),
  }),
  'chat.operator.status': (data) => ({
    name: 'operator.status',
    data,
    subject: { kind: 'operator', userId: data.operator.id },
  }),
  'chat.mention.created': ({ mention }) => ({
    name: 'mention.created',
    data: { mention },
    subject: { kind: 'mention', userId: mention.user_id },
  }),
  'chat.desk.updated': (data) => ({ name: 'desk.updated', data, subject: { kind: 'desk' } }),
  'contact_request.created': (data) => ({ name: 'contact_request.created', data, subject: aboutRequest(data) }),
  'contact_request.updated': (data) => ({ name: 'contact_request.updated', data, subject: aboutRequest(data) }),
  'agent.widget.updated': (data) => ({
    name: 'reset',
    data: {},
    subject: { kind: 'widget', changesOperators: data.changed_fields.includes('operator_ids') },
  }),
};

function updateName({ chat, changed }: EventData<'chat.session.updated'>): string {
  if (changed.includes('customer')) return 'customer.updated';
  return chat.status === 'waiting' ? 'queue.updated' : 'chat.updated';
}

const aboutRequest = ({ contact_request: request }: EventData<'contact_request.created'>): DeskSubject => ({
  kind: 'contact_request',
  agentId: request.agent.id,
  assigneeId: request.assignee?.id ?? null,
});
