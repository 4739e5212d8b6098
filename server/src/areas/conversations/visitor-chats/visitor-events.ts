import type { EventData } from '@parley/contract/events';
import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ChatSessionStatus } from '@parley/contract/resources/chat';
import { chatTopic, onTyping, type Typing } from '#areas/conversations/chats';
import type { QueuePlaces } from '#areas/conversations/handoff';
import type { Bus } from '#platform/bus/bus.ts';
import type { EventFeed, StoredEvent } from '#platform/outbox/event-feed.ts';
import type { EventPosition } from '#platform/outbox/event-position.ts';
import { type Followed, followEvents } from '#platform/outbox/follow-events.ts';
import { createLatestEvents } from './latest-events.ts';

/** Transient items of a visitor's stream: not stored and not repeated after a reconnect. */
type Passing = { kind: 'typing'; typing: Typing } | { kind: 'queue'; status: ChatSessionStatus };

export type VisitorEvent = Followed | Passing;

export interface FollowedChat {
  tenantId: TenantId;
  agentId: AgentId;
  id: ChatSessionId;
  /** Null: from now on. */
  after: EventPosition | null;
  signal: AbortSignal;
}

/**
 * Streams a chat's events to its visitor: stored events in order, each once, and typing indicators and queue places
 * between them. Subscribes when called.
 */
export function followChat(
  { feed, bus, queue }: { feed: EventFeed; bus: Bus; queue: QueuePlaces },
  { tenantId, agentId, id, after, signal }: FollowedChat,
): AsyncGenerator<VisitorEvent> {
  const passing = createLatestEvents<Passing>();
  const all = followEvents(feed, { tenantId, wanted: { topic: chatTopic(id) }, after, signal, passing });
  const stopTyping = onTyping(
    bus,
    (typing) => {
      if (typing.by === 'operator') passing.put('typing', { kind: 'typing', typing });
    },
    id,
  );
  const stopQueue = queue.follow({ tenantId, agentId, id }, (status) =>
    passing.put('queue', { kind: 'queue', status }),
  );
  // Also unsubscribes a stream that was never read.
  const stop = () => {
    stopTyping();
    stopQueue();
    signal.removeEventListener('abort', stop);
  };
  signal.addEventListener('abort', stop);

  async function* events(): AsyncGenerator<VisitorEvent> {
    const known = createKnownPlace();
    try {
      for await (const told of all) {
        if (told.kind === 'event') known.note(told.event);
        if (told.kind !== 'queue' || known.isNews(told.status)) yield told;
      }
    } finally {
      stop();
    }
  }
  return events();
}

/** Last place sent to the visitor: a place read before a claim must not be sent after it. */
function createKnownPlace() {
  let last: Pick<ChatSessionStatus, 'status' | 'queue_position'> | undefined;
  return {
    note(event: StoredEvent) {
      if (event.type === 'chat.session.status') last = event.data as EventData<'chat.session.status'>;
    },
    isNews(status: ChatSessionStatus): boolean {
      if (last && (last.status !== 'waiting' || last.queue_position === status.queue_position)) return false;
      last = status;
      return true;
    },
  };
}
