import { z } from 'zod';
import { AgentId, ChatMessageId, ChatSessionId } from './ids.ts';
import { ChatMessage, ChatSessionStatus } from './resources/chat.ts';

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
} as const;

export type EventType = keyof typeof events;
export type EventData<Type extends EventType> = z.infer<(typeof events)[Type]>;
