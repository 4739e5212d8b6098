import type { EphemeralEvents } from '#platform/outbox/follow-events.ts';

/** Ephemeral events, valuable only while new: of each kind only the last is kept until it is read. */
export interface LatestEvents<Ephemeral> extends EphemeralEvents<Ephemeral> {
  put(kind: string, event: Ephemeral): void;
}

export function createLatestEvents<Ephemeral>(): LatestEvents<Ephemeral> {
  const events = new Map<string, Ephemeral>();
  let notify = () => {};
  return {
    put(kind, event) {
      events.set(kind, event);
      notify();
    },
    next() {
      const [first] = events;
      if (!first) return undefined;
      events.delete(first[0]);
      return first[1];
    },
    onAvailable(listener) {
      notify = listener;
    },
  };
}
