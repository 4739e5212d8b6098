import type { EventData } from '@parley/contract/events';
import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ChatSessionStatus } from '@parley/contract/resources/chat';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed, StoredEvent } from '#platform/outbox/event-feed.ts';
import { listWaiting } from './queue-places.queries.ts';

/** Where visitors stand in the queue, as it moves. */
export interface QueuePlaces {
  /** Calls `listener` with how a waiting chat stands when its place may have changed; returns how to stop. */
  follow(chat: FollowedChat, listener: (status: ChatSessionStatus) => void): () => void;
  close(): void;
}

interface FollowedChat {
  tenantId: TenantId;
  agentId: AgentId;
  id: ChatSessionId;
}

/** The queue of one agent, as far as visitors follow it in this process. */
interface Queue {
  tenantId: TenantId;
  agentId: AgentId;
  listeners: Map<ChatSessionId, Set<(status: ChatSessionStatus) => void>>;
  /** Runs while the queue was read lately or is being read. */
  timer: NodeJS.Timeout | undefined;
  hasMoved: boolean;
}

/** A queue is read anew at most this often, however fast it moves. Unit: milliseconds. */
const readEveryMs = 1000;

/** One read for all who wait for an agent, made when the desk's events say that its queue has moved. */
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
      .catch((error) => deps.log.warn({ err: error }, 'the places in a queue of chats could not be read'));
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
 * The agent in whose queue places have moved: somebody left it, or came back to its front. Whoever else joins one
 * stands behind all others, whose places stay.
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
