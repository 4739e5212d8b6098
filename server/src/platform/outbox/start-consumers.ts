import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { OutboxConsumer } from './consumer.ts';
import { declareConsumer } from './consumer-leases.ts';
import type { ConsumerEngine } from './consumer-pass.ts';
import { ConsumerRunner, type ConsumerTimes, defaultTimes } from './consumer-runner.ts';

export interface RunningConsumers {
  /** Finishes events in progress and releases the leases. */
  stop(): Promise<void>;
}

/** Declares consumers and runs those that no other process holds; the rest are taken over when their holder ends. */
export async function startConsumers(
  parts: ConsumerEngine & { feed: EventFeed; consumers: readonly OutboxConsumer[]; times?: Partial<ConsumerTimes> },
): Promise<RunningConsumers> {
  const { consumers, times, ...engine } = parts;
  const names = consumers.map(({ name }) => name);
  const double = names.find((name, at) => names.indexOf(name) !== at);
  if (double !== undefined) throw new Error(`Two outbox consumers are named ${double}; a name holds one cursor`);
  for (const declared of consumers) {
    const { wasRemoved } = await declareConsumer(engine.db, declared);
    if (!wasRemoved) continue;
    engine.log.warn(
      { event: 'outbox.consumer_returned', consumer: declared.name },
      'a consumer is back after more than a day without a process; unread events may have been deleted',
    );
  }
  const runners = consumers.map(
    (each) => new ConsumerRunner({ ...engine, consumer: each, times: { ...defaultTimes, ...times } }),
  );
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
