import type { AgentId, ChatSessionId, UserId } from '@parley/contract/ids';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import type { ConsumedEvent } from '#platform/outbox/consumer.ts';

/** Events that may call for a person. */
export const pushEventTypes = [
  'chat.session.escalated',
  'chat.session.released',
  'chat.session.claimed',
  'chat.mention.created',
] as const;

/** A chat that calls for a person: it waits, was given to them, or they were mentioned in it. */
export interface PushOccasion {
  kind: 'assigned' | 'mention' | 'waiting';
  sessionId: ChatSessionId;
  /** Null: read from the chat. */
  agentId: AgentId | null;
  /** Null: everyone who sees the chat. */
  userId: UserId | null;
}

/** Occasion of an event; null: none. A person's own action is none for them. */
export function occasionOf(event: ConsumedEvent<(typeof pushEventTypes)[number]>): PushOccasion | null {
  switch (event.type) {
    case 'chat.session.escalated':
    case 'chat.session.released':
      return event.data.chat.status === 'waiting' ? about(event.data.chat, 'waiting', null) : null;
    case 'chat.session.claimed': {
      const { operator, assignment } = event.data.chat;
      const isOwnDoing = !assignment || assignment.kind === 'claimed' || assignment.by?.id === operator?.id;
      return operator === null || isOwnDoing ? null : about(event.data.chat, 'assigned', operator.id);
    }
    case 'chat.mention.created':
      return {
        kind: 'mention',
        sessionId: event.data.session_id,
        agentId: null,
        userId: event.data.mention.user_id,
      };
  }
}

function about({ id, agent }: DeskChat, kind: PushOccasion['kind'], userId: UserId | null): PushOccasion {
  return { kind, sessionId: id, agentId: agent.id, userId };
}

/** True while the occasion still calls for the person: a waiting chat waits, and an assigned one is theirs. */
export function isStillDue(occasion: Pick<PushOccasion, 'kind'>, chat: DeskChat, userId: UserId): boolean {
  if (occasion.kind === 'waiting') return chat.status === 'waiting';
  return occasion.kind === 'mention' || chat.operator?.id === userId;
}
