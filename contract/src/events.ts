import { z } from 'zod';
import { AgentId, CallId, ChatMessageId, ChatSessionId, PhoneNumberId, SipTrunkId } from './ids.ts';
import { Call, CallStatus, CallTransfer, CallTurn } from './resources/call.ts';
import { ChatMessage, ChatSessionStatus } from './resources/chat.ts';

/** `is_shortened`: variables, metadata or structured data were too large to be told and stand with the call alone. */
const CallEvent = z.object({ call: Call, is_shortened: z.boolean() });

/**
 * Every event the platform emits, by type. Written in the transaction of the change it reports, delivered to event
 * streams and webhooks after the commit, at least once, in commit order.
 */
export const events = {
  'agent.version.created': z.object({ agent_id: AgentId, version: z.int(), source: z.string() }),
  'agent.trashed': z.object({ agent_id: AgentId }),
  'agent.restored_from_trash': z.object({ agent_id: AgentId }),
  'agent.purged': z.object({ agent_id: AgentId }),
  'chat.session.started': z.object({ session_id: ChatSessionId, agent_id: AgentId }),
  'chat.session.status': ChatSessionStatus.extend({ session_id: ChatSessionId }),
  'chat.message.created': z.object({ session_id: ChatSessionId, message: ChatMessage }),
  'chat.answer.requested': z.object({ session_id: ChatSessionId, message_id: ChatMessageId }),
  'call.started': CallEvent,
  'call.status': z.object({
    call_id: CallId,
    version: z.int(),
    status: CallStatus,
    transfer: CallTransfer.nullable(),
  }),
  'call.turn.created': z.object({
    call_id: CallId,
    turn: CallTurn,
    is_shortened: z.boolean(),
  }),
  'call.ended': CallEvent,
  'call.recording.ready': z.object({
    call_id: CallId,
    version: z.int(),
    content_type: z.string(),
    channels: z.int(),
    duration_ms: z.int(),
    bytes: z.int(),
  }),
  'number.assigned': z.object({
    number_id: PhoneNumberId,
    agent_id: AgentId.nullable(),
    agent_version: z.int().nullable(),
  }),
  'trunk.changed': z.object({ trunk_id: SipTrunkId, is_deleted: z.boolean() }),
} as const;

export type EventType = keyof typeof events;
export type EventData<Type extends EventType> = z.infer<(typeof events)[Type]>;
