import type { Registry } from 'prom-client';
import type { Database } from '#db/open.ts';
import { addStateGauges } from '#platform/metrics/state-gauges.ts';
import { type ConsumerState, readConsumerStates } from '#platform/outbox/consumer-states.ts';

const gauges: readonly { name: string; help: string; read: (state: ConsumerState) => number }[] = [
  {
    name: 'parley_outbox_consumer_lag_events',
    help: 'Events behind the cursor of a consumer, counted up to 100,000.',
    read: (state) => state.lagEvents,
  },
  {
    name: 'parley_outbox_consumer_lag_seconds',
    help: 'Age of the oldest event a consumer has not handled.',
    read: (state) => state.lagSeconds,
  },
  {
    name: 'parley_outbox_consumer_retrying_events',
    help: 'Events a consumer failed on and retries, and those held back behind them.',
    read: (state) => state.retrying + state.heldBack,
  },
  {
    name: 'parley_outbox_consumer_dead_letters',
    help: 'Events a consumer has given up, until they are retried or dropped.',
    read: (state) => state.deadLetters,
  },
  {
    name: 'parley_outbox_consumer_skipped_events',
    help: 'Events removed before a consumer had read them, since the consumer was added.',
    read: (state) => state.skippedEvents,
  },
];

/** Lag and dead letters of each consumer, for the whole installation; alert on them from one process. */
export function addConsumerMetrics(registry: Registry, { platform }: { platform: Database['platform'] }): void {
  addStateGauges(registry, {
    label: 'consumer',
    gauges,
    nameOf: ({ name }) => name,
    read: async () => (await readConsumerStates(platform.everywhere)).filter(({ status }) => status !== 'removed'),
  });
}
