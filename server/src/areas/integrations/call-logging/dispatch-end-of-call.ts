import type { ConnectionId } from '@parley/contract/ids';
import { CrmCallLog, EndOfCallDispatch } from '@parley/contract/resources/crm-logging';
import { z } from 'zod';
import { exampleConnectionId } from '#areas/integrations/connections';
import { exampleCallId, isLive, lockCall, presentCall } from '#areas/telephony/calls';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { listConnections } from '#platform/oauth/connections.queries.ts';
import {
  callNotFound,
  callNotLoggable,
  callStillOngoing,
  nowhereToLog,
  unknownCrmConnection,
} from './call-logging.errors.ts';
import { type CallLoggingDeps, exampleCallLog, operation } from './call-logging.operation.ts';
import { listLogsOfCall } from './call-logs.queries.ts';
import { orderCallLog } from './order-call-log.ts';
import { listLoggedConnections } from './presets.queries.ts';

/** Logs an ended call in CRMs by hand, for the first time or again. */
export const dispatchEndOfCall = operation({
  method: 'POST',
  path: '/api/integrations/end-of-call/dispatch',
  id: 'dispatchEndOfCall',
  summary: 'Log a call in CRMs',
  description:
    'For the first time, or again: a record that is there is written over and never doubled; one that was removed in the CRM is created anew. Without `integration_ids` at the connections at which calls are logged and those that have this call. Ended calls are logged by themselves where logging is switched on.',
  access: apiKey('integrations:write'),
  audit: 'crm_logging.dispatch',
  requestsPerMinute: 60,
  body: EndOfCallDispatch,
  answer: { status: 202, schema: z.object({ data: z.array(CrmCallLog) }) },
  refusals: ['not_found', 'live_call', 'conflict'],
  example: {
    body: { call_id: exampleCallId, integration_ids: [exampleConnectionId] },
    answer: {
      data: [
        {
          ...exampleCallLog,
          state: 'pending',
          attempts: 0,
          next_attempt_at: exampleCallLog.created_at,
          person_id: null,
          record_id: null,
          written_at: null,
        },
      ],
    },
  },
  async run({ tx, tenantId, body, now, newId, deps, audit }) {
    const row = await lockCall(tx, body.call_id);
    if (!row) throw callNotFound();
    const call = presentCall(row);
    if (isLive(call.status)) throw callStillOngoing();
    if (call.phone_number === null || call.started_at === null || row.zero_retention) throw callNotLoggable();
    const connectionIds = await connectionsOf(tx, deps, body);
    if (connectionIds.length === 0) throw nowhereToLog();
    for (const connectionId of connectionIds)
      await orderCallLog(tx, { tenantId, newId, callId: call.id, connectionId, dueAt: now, now });
    audit.resource(call.id);
    audit.details({ connection_ids: connectionIds });
    const logs = await listLogsOfCall(tx, call.id);
    return { data: logs.filter(({ connection_id: id }) => connectionIds.includes(id)) };
  },
});

async function connectionsOf(
  tx: Tx,
  { vendors }: CallLoggingDeps,
  { call_id: callId, integration_ids: given }: EndOfCallDispatch,
): Promise<ConnectionId[]> {
  if (given === undefined) {
    const [logged, logs] = await Promise.all([listLoggedConnections(tx), listLogsOfCall(tx, callId)]);
    const ids = [...logged.map(({ connectionId }) => connectionId), ...logs.map((log) => log.connection_id)];
    return [...new Set(ids)];
  }
  const all = await listConnections(tx, 'integration');
  for (const [at, id] of given.entries()) {
    const connection = all.find((each) => each.id === id);
    const isCrm = connection !== undefined && vendors.get(connection.provider)?.crm !== undefined;
    if (!isCrm) throw unknownCrmConnection(`/integration_ids/${at}`);
  }
  return given;
}
