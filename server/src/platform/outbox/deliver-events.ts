import type { ConsumerWork } from './consumer.ts';
import { type ConsumerPass, consumed, failedAttempt, firstFailure, heldBack } from './consumer-pass.ts';
import {
  type DeferredEvent,
  type DeferredHead,
  deferAgain,
  deferEvents,
  resolveDeferred,
  topicKey,
} from './deferred-events.ts';
import type { StoredEvent } from './stored-events.ts';

type Delivering = Extract<ConsumerWork, { kind: 'deliver' }>;

/** A delivery exceeded its consumer's time limit. */
class DeliveryTimeout extends Error {
  override readonly name = 'DeliveryTimeout';
}

/**
 * Delivers events, several topics concurrently and each topic in order, then moves the cursor past them. A process
 * killed in between delivers them again: at least once. A failed event is deferred with the later ones of its topic.
 */
export async function deliverEvents(
  pass: ConsumerPass,
  work: Delivering,
  events: readonly StoredEvent[],
  blocked: Set<string>,
): Promise<void> {
  const done = new Map<StoredEvent, DeferredEvent | 'delivered'>();
  const topics = byTopic(events);
  const next = async (): Promise<void> => {
    for (let topic = topics.shift(); topic; topic = topics.shift())
      await deliverTopic(pass, work, topic, { blocked, done });
  };
  await Promise.all(Array.from({ length: work.concurrency }, next));
  // After an abort some were not begun: the cursor stops before the first of them.
  const firstLeft = events.findIndex((event) => !done.has(event));
  const finished = firstLeft < 0 ? events : events.slice(0, firstLeft);
  const last = finished.at(-1);
  if (!last) return;
  const deferred = finished
    .map((event) => done.get(event))
    .filter((each) => each !== undefined && each !== 'delivered');
  const { name } = pass.consumer;
  await pass.cursor.moveWith(last.position, (tx) =>
    deferEvents(tx, { consumer: name, now: pass.clock.now(), deferred }),
  );
}

function byTopic(events: readonly StoredEvent[]): StoredEvent[][] {
  const topics = new Map<string, StoredEvent[]>();
  for (const event of events) topics.set(topicKey(event), [...(topics.get(topicKey(event)) ?? []), event]);
  return [...topics.values()];
}

async function deliverTopic(
  pass: ConsumerPass,
  work: Delivering,
  events: readonly StoredEvent[],
  state: { blocked: Set<string>; done: Map<StoredEvent, DeferredEvent | 'delivered'> },
): Promise<void> {
  for (const event of events) {
    if (pass.signal.aborted) return;
    if (state.blocked.has(topicKey(event))) {
      state.done.set(event, heldBack(pass, event));
      continue;
    }
    const outcome = await deliver(pass, work, event);
    if (outcome.isDelivered) {
      state.done.set(event, 'delivered');
    } else {
      // Interrupted by the end of the process: no failure of the event, which is delivered again.
      if (pass.signal.aborted) return;
      const deferred = firstFailure(pass, event, outcome.error);
      state.done.set(event, deferred);
      if (!deferred.isDead) state.blocked.add(topicKey(event));
    }
  }
}

async function deliver(
  pass: ConsumerPass,
  work: Delivering,
  event: StoredEvent,
): Promise<{ isDelivered: true } | { isDelivered: false; error: unknown }> {
  const limit = new AbortController();
  const signal = AbortSignal.any([pass.signal, limit.signal]);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.abort();
      reject(new DeliveryTimeout(`not delivered within ${work.timeoutMs} ms`));
    }, work.timeoutMs);
  });
  try {
    await Promise.race([work.deliver(consumed(event), { signal }), late]);
    return { isDelivered: true };
  } catch (error) {
    return { isDelivered: false, error };
  } finally {
    clearTimeout(timer);
  }
}

/** Delivers the first deferred event of a topic again. */
export async function deliverDeferred(pass: ConsumerPass, work: Delivering, head: DeferredHead): Promise<void> {
  const held = { consumer: pass.consumer.name, lease: pass.cursor.lease };
  const { event } = head;
  const outcome = event ? await deliver(pass, work, event) : { isDelivered: true as const };
  if (outcome.isDelivered || !event) return resolveDeferred(pass.db, held, head);
  if (pass.signal.aborted) return;
  const failed = failedAttempt(pass, event, head.attempts + 1, outcome.error);
  await deferAgain(pass.db, held, { head, ...failed, now: pass.clock.now() });
}
