import type { StoredEvent } from '#platform/outbox/event-feed.ts';

/** Gives what `read` makes of an event, made once however many streams of this process ask. It must not be changed. */
export function oncePerEvent<Made>(read: (event: StoredEvent) => Made): (event: StoredEvent) => Made {
  const made = new WeakMap<StoredEvent, { made: Made }>();
  return (event) => {
    const known = made.get(event);
    if (known) return known.made;
    const fresh = read(event);
    made.set(event, { made: fresh });
    return fresh;
  };
}
