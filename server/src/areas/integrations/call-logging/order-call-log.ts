import type { CallId, ConnectionId, CrmCallLogId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { upsertCallLog } from './call-logs.queries.ts';

/** Job that writes one record. */
export const writeJob = 'crm_logging.write';

/** Enqueues the writing of a record in the caller's transaction; several orders are one job. */
export function enqueueWrite(
  tx: Tx,
  { tenantId, id, runAt }: { tenantId: TenantId; id: CrmCallLogId; runAt?: Date },
): Promise<void> {
  const payload = { tenant_id: tenantId, id };
  return enqueue(tx, { name: writeJob, payload, key: `${writeJob}:${id}`, ...(runAt ? { runAt } : {}) });
}

/** Orders the record of a call at a connection: row and job are written together. */
export async function orderCallLog(
  tx: Tx,
  order: {
    tenantId: TenantId;
    newId: () => string;
    callId: CallId;
    connectionId: ConnectionId;
    dueAt: Date;
    now: Date;
  },
): Promise<void> {
  const id = await upsertCallLog(tx, { ...order, id: order.newId() });
  await enqueueWrite(tx, { tenantId: order.tenantId, id, runAt: order.dueAt });
}
