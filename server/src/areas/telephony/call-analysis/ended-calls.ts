import { orderFirst } from '#areas/conversations/analysis';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { callKind } from './call-kind.ts';

/** Orders the analysis of each ended call, once: row and job are written together with the consumer's cursor. */
export function endedCallConsumer(): OutboxConsumer {
  return consumer({
    name: 'call-analysis.ended_calls',
    types: ['call.ended'],
    startsAt: 'now',
    module: 'analysis',
    handle: (tx, { tenantId, data }, { now }) =>
      orderFirst(tx, { kind: callKind, tenantId, conversation: data.call.id, now }),
  });
}
