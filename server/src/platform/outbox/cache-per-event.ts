import type { StoredEvent } from '#platform/outbox/event-feed.ts';

/** Caches the result of `read` per event for all streams of this process. The result must not be changed. */
export function cachePerEvent<Made>(read: (event: StoredEvent) => Made): (event: StoredEvent) => Made {
  const made = new WeakMap<StoredEvent, { made: Made }>();
  return (event) => {
    const known = made.get(event);
    if (known) return known.made;
    const fresh = read(event);
    made.set(event, { made: fresh });
    return fresh;
  };
}
