import { findCall } from '#areas/telephony/calls';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { enqueueAnalysis } from './analyse-call.ts';
import { orderAnalysis } from './analyses.queries.ts';
import { loadCall } from './load-call.ts';

/** Orders the analysis of each ended call, once: row and job are written together with the consumer's cursor. */
export function endedCallConsumer(): OutboxConsumer {
  return consumer({
    name: 'call-analysis.ended_calls',
    types: ['call.ended'],
    startsAt: 'now',
    async handle(tx, { tenantId, data }, { now }) {
      const callId = data.call.id;
      const row = await findCall(tx, callId);
      if (!row) return;
      const { skip } = await loadCall(tx, row, 'call');
      const ordered = await orderAnalysis(tx, { tenantId, callId, skip, settingsOf: 'call', replace: false, now });
      if (ordered?.state === 'pending') await enqueueAnalysis(tx, { tenantId, callId });
    },
  });
}
