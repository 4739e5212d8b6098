import { findCall } from '#areas/telephony/calls';
import type { Engines } from '#platform/areas/area.ts';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { listLogsOfCall } from './call-logs.queries.ts';
import { orderCallLog } from './order-call-log.ts';
import { listLoggedConnections } from './presets.queries.ts';

/** Time that the analysis of a call has to come with its end, in one record. Unit: milliseconds. */
const graceMs = 20_000;

/**
 * Orders the records of each ended call, once, and that they be written again when its analysis is there. Calls with
 * zero retention are not logged, whatever their event holds.
 */
export function loggingConsumers({ newId }: Pick<Engines, 'newId'>): OutboxConsumer[] {
  return [
    consumer({
      name: 'call-logging.ended_calls',
      types: ['call.ended', 'call.analyzed'],
      startsAt: 'now',
      module: 'integrations',
      async handle(tx, { type, tenantId, data: { call } }, { now }) {
        if (call.phone_number === null || call.started_at === null) return;
        const order = { tenantId, newId, callId: call.id, now };
        if (type === 'call.analyzed') {
          // Only where the call is logged: an old one that is analysed again stays out of a CRM.
          for (const { connection_id: connectionId } of await listLogsOfCall(tx, call.id))
            await orderCallLog(tx, { ...order, connectionId, dueAt: now });
          return;
        }
        const dueAt = new Date(now.getTime() + graceMs);
        const logged = await listLoggedConnections(tx);
        if (logged.length === 0 || (await findCall(tx, call.id))?.zero_retention !== false) return;
        for (const { connectionId } of logged) await orderCallLog(tx, { ...order, connectionId, dueAt });
      },
    }),
  ];
}
