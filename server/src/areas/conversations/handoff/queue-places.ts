import type { EventData } from '@parley/contract/events';
import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ChatSessionStatus } from '@parley/contract/resources/chat';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed, StoredEvent } from '#platform/outbox/event-feed.ts';
import { listWaiting } from './queue-places.queries.ts';

/** Positions of waiting visitors, updated as the queue moves. */
export interface QueuePlaces {
  /** Subscribes to a waiting chat's status whenever its place may have changed; returns the unsubscribe function. */
  follow(chat: FollowedChat, listener: (status: ChatSessionStatus) => void): () => void;
  close(): void;
}

interface FollowedChat {
  tenantId: TenantId;
  agentId: AgentId;
  id: ChatSessionId;
}

/** Queue of one agent, as far as visitors follow it in this process. */
interface Queue {
  tenantId: TenantId;
  agentId: AgentId;
  listeners: Map<ChatSessionId, Set<(status: ChatSessionStatus) => void>>;
  /** Timer of the next read; set while one is due or running. */
  timer: NodeJS.Timeout | undefined;
  hasMoved: boolean;
}

/** Minimum interval between two reads of a queue. Unit: milliseconds. */
const readEveryMs = 1000;

/** Reads a queue once for all its waiting visitors, when an event says that it has moved. */
export function createQueuePlaces(deps: { db: Pick<Database, 'app'>; feed: EventFeed; log: Logger }): QueuePlaces {
  const queues = new Map<AgentId, Queue>();
  let isClosed = false;
  const stopListening = deps.feed.onEvent((event) => {
    const agentId = movedQueueOf(event);
    const queue = agentId && queues.get(agentId);
    if (queue) noteMove(queue);
  });

  function noteMove(queue: Queue): void {
    queue.hasMoved = true;
    if (queue.timer === undefined) read(queue);
  }

  function read(queue: Queue): void {
    queue.hasMoved = false;
    queue.timer = setTimeout(() => {
      queue.timer = undefined;
      if (queue.hasMoved && !isClosed) read(queue);
    }, readEveryMs);
    deps.db.app
      .inTenant(queue.tenantId, (tx) => listWaiting(tx, queue.agentId), { onlyReads: true })
      .then((waiting) => {
        for (const [id, status] of waiting) for (const listener of queue.listeners.get(id) ?? []) listener(status);
      })
      .catch((error) =>
        deps.log.warn({ event: 'chat.queue_not_read', err: error }, 'the places of a chat queue could not be read'),
      );
  }

  return {
    follow({ tenantId, agentId, id }, listener) {
      const queue = queues.get(agentId) ?? {
        tenantId,
        agentId,
        listeners: new Map(),
        timer: undefined,
        hasMoved: false,
      };
      queues.set(agentId, queue);
      const here = queue.listeners.get(id) ?? new Set();
      queue.listeners.set(id, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0 && queue.listeners.get(id) === here) queue.listeners.delete(id);
        if (queue.listeners.size === 0 && queues.get(agentId) === queue) {
          clearTimeout(queue.timer);
          queues.delete(agentId);
        }
      };
    },
    close() {
      isClosed = true;
      stopListening();
      for (const { timer } of queues.values()) clearTimeout(timer);
    },
  };
}

/**
 * Agent whose queue places have moved: a chat left it, or returned to its front. A new chat joins at the end and moves
 * no place.
 */
function movedQueueOf({ type, data }: StoredEvent): AgentId | undefined {
  switch (type) {
    case 'chat.session.released': {
      const released = data as EventData<'chat.session.released'>;
      return released.is_lost ? released.chat.agent.id : undefined;
    }
    case 'chat.session.unqueued':
    case 'chat.session.claimed':
    case 'chat.session.closed':
      return (data as EventData<'chat.session.unqueued'>).chat.agent.id;
  }
  return undefined;
}
