import type { TenantId } from '@parley/contract/ids';
import type { EventFeed, StoredEvent, WantedEvents } from '#platform/outbox/event-feed.ts';
import { type EventPosition, isAfter } from '#platform/outbox/event-position.ts';

/** Maximum events buffered for a slow reader; beyond that it is reset. */
const maxWaiting = 1000;

export type Followed = { kind: 'event'; event: StoredEvent } | { kind: 'reset' };

/** Ephemeral events of a stream, delivered between stored events. */
export interface EphemeralEvents<Word> {
  /** The next ephemeral event; undefined: none. */
  next(): Word | undefined;
  /** Sets the listener that is called whenever an ephemeral event is available; replaces the previous one. */
  onAvailable(listener: () => void): void;
}

/**
 * Streams events of a tenant after `after` (null: from now on), stored ones first, then live ones, each once and in
 * order. `reset` marks a gap: the reader must load the present state and continue from there. Subscribes when it is
 * called, not when it is first read. `passing` events go before queued ones.
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
  // Also for a stream that is never read.
  const onAbort = () => {
    stop();
    wake();
  };
  signal.addEventListener('abort', onAbort);
  passing?.onAvailable(() => wake());
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
        const word = passing?.next();
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
