import { OutboundQueue } from '@parley/contract/resources/outbound-call';
import { apiKey } from '#platform/http/access/access.ts';
import { countDials } from './due-dials.queries.ts';
import { operation } from './outbound-calls.operation.ts';

/** Gets the tenant's outbound queue: waiting and dialled calls, and limits. */
export const getOutboundQueue = operation({
  method: 'GET',
  path: '/api/calls/outbound/queue',
  id: 'getOutboundQueue',
  summary: 'State of the queue of outbound calls',
  description: 'The calls themselves: `GET /api/calls?direction=outbound&status=queued`.',
  access: apiKey('calls:read'),
  showsConversations: false,
  answer: { status: 200, schema: OutboundQueue },
  example: {
    answer: {
      waiting: 120,
      due: 3,
      dialling: 10,
      next_at: '2026-03-02T08:00:00.000Z',
      limits: { calls: 10, calls_per_second: 10 },
    },
  },
  async run({ tx, tenantId, now, deps: { limits } }) {
    const counted = await countDials(tx, tenantId, now);
    return { ...counted, limits: { calls: limits.callsPerTenant, calls_per_second: limits.callsPerSecond } };
  },
});
