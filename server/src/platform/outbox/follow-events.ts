import type { TenantId } from '@parley/contract/ids';
import type { EventFeed, StoredEvent, WantedEvents } from '#platform/outbox/event-feed.ts';
import { type EventPosition, isAfter } from '#platform/outbox/event-position.ts';

/** Events kept for one reader that is slower than they come; beyond that it is told to start over. */
const maxWaiting = 1000;

export type Followed = { kind: 'event'; event: StoredEvent } | { kind: 'reset' };

/** What is told between events and stored nowhere. */
export interface EphemeralEvents<Word> {
  /** The next word; undefined: there is none. */
  take(): Word | undefined;
  /** Calls `listener`, and no longer the one before, whenever there is something to take. */
  onWord(listener: () => void): void;
}

/**
 * Events of a tenant after `after` (null: from now on), stored ones first, then live ones, each once and in order.
 * `reset` means that something in between is gone: the reader must load the present state and go on from there. Listens
 * from the moment it is called, not from when it is first read. `passing` words are told as they come, before events
 * that wait.
 */
export function followEvents<Word = never>(
  feed: EventFeed,
  options: {
    tenantId: TenantId;
    wanted: WantedEvents;
    after: EventPosition | null;
    signal: AbortSignal;
    passing?: EphemeralEvents<Word>;
  },
): AsyncGenerator<Followed | Word> {
  const { tenantId, wanted, after, signal, passing } = options;
  const isWanted = (event: StoredEvent) =>
    'topic' in wanted ? event.topic === wanted.topic : (wanted.types as readonly string[]).includes(event.type);
  const waiting: StoredEvent[] = [];
  let hasOverflowed = false;
  let wake = () => {};
  const stop = feed.onEvent(
    (event) => {
      if (event.tenantId !== tenantId || !isWanted(event)) return;
      if (waiting.length === maxWaiting) {
        hasOverflowed = true;
        waiting.length = 0;
      }
      waiting.push(event);
      wake();
    },
    'topic' in wanted ? wanted : { tenantId },
  );
  // Also where nobody ever reads what is listened for.
  const onAbort = () => {
    stop();
    wake();
  };
  signal.addEventListener('abort', onAbort);
  passing?.onWord(() => wake());
  let last = after ?? feed.position();

  async function* tell(): AsyncGenerator<Followed | Word> {
    try {
      const stored = after ? await feed.replay(tenantId, wanted, after) : [];
      if (!stored) {
        last = feed.position();
        yield { kind: 'reset' };
      }
      for (const event of stored ?? []) {
        if (signal.aborted) return;
        last = event.position;
        yield { kind: 'event', event };
      }
      while (!signal.aborted) {
        if (hasOverflowed) {
          hasOverflowed = false;
          yield { kind: 'reset' };
          continue;
        }
        const word = passing?.take();
        if (word !== undefined) {
          yield word;
          continue;
        }
        const event = waiting.shift();
        if (event) {
          if (isAfter(event.position, last)) yield { kind: 'event', event };
          continue;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      stop();
      signal.removeEventListener('abort', onAbort);
    }
  }
  return tell();
}
