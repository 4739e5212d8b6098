import type { CallId, ConnectionId, CrmCallLogId, TenantId } from '@parley/contract/ids';
import type { CrmCallLog, CrmCallLogFault, CrmCallLogState } from '@parley/contract/resources/crm-logging';
import type { IntegrationProviderName } from '@parley/contract/resources/integration';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

const withConnection = (tx: Tx) =>
  tx
    .selectFrom('crm_call_logs as l')
    .innerJoin('connections as c', (join) =>
      join.onRef('c.tenant_id', '=', 'l.tenant_id').onRef('c.id', '=', 'l.connection_id'),
    )
    .select([
      'l.id',
      'l.call_id',
      'l.connection_id',
      'l.state',
      'l.attempts',
      'l.due_at',
      'l.person_id',
      'l.person_url',
      'l.was_person_created',
      'l.record_id',
      'l.fault',
      'l.fault_detail',
      'l.written_at',
      'l.created_at',
      'l.updated_at',
      'c.name',
      'c.provider',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withConnection>['execute']>>[number];

function presentLog(row: Row): CrmCallLog {
  return {
    id: row.id as CrmCallLogId,
    call_id: row.call_id as CallId,
    connection_id: row.connection_id as ConnectionId,
    connection: row.name,
    provider: row.provider as IntegrationProviderName,
    state: row.state as CrmCallLogState,
    attempts: row.attempts,
    next_attempt_at: row.state === 'pending' ? (row.due_at?.toISOString() ?? null) : null,
    person_id: row.person_id,
    person_url: row.person_url,
    was_person_created: row.was_person_created,
    record_id: row.record_id,
    fault: row.fault as CrmCallLogFault | null,
    fault_detail: row.fault_detail,
    written_at: row.written_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export interface CallLogFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  call_id?: CallId | undefined;
  connection_id?: ConnectionId | undefined;
  state?: CrmCallLogState[] | undefined;
}

/** Lists one page of the records of calls, newest first. */
export async function listCallLogPage(tx: Tx, filter: CallLogFilter) {
  const { call_id: callId, connection_id: connectionId, state } = filter;
  const query = tx.selectFrom(
    withConnection(tx)
      .$if(callId !== undefined, (q) => q.where('l.call_id', '=', callId ?? ''))
      .$if(connectionId !== undefined, (q) => q.where('l.connection_id', '=', connectionId ?? ''))
      .$if(state !== undefined, (q) => q.where('l.state', 'in', state ?? []))
      .as('log'),
  );
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentLog,
  });
}

/** Lists the records of a call. */
export async function listLogsOfCall(tx: Tx, callId: CallId): Promise<CrmCallLog[]> {
  const rows = await withConnection(tx)
    .where('l.call_id', '=', callId)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
  return rows.map(presentLog);
}

/**
 * Orders the record of a call at a connection, or that it be written again. One whose attempt runs is written once more
 * after it. Returns its id.
 */
export async function upsertCallLog(
  tx: Tx,
  order: { tenantId: TenantId; id: string; callId: CallId; connectionId: ConnectionId; dueAt: Date; now: Date },
): Promise<CrmCallLogId> {
  const row = await tx
    .insertInto('crm_call_logs')
    .values({
      tenant_id: order.tenantId,
      id: order.id,
      call_id: order.callId,
      connection_id: order.connectionId,
      state: 'pending',
      due_at: order.dueAt,
      created_at: order.now,
      updated_at: order.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'call_id', 'connection_id']).doUpdateSet({
        is_stale: sql`crm_call_logs.state = 'running'`,
        state: sql`case when crm_call_logs.state = 'running' then 'running' else 'pending' end`,
        attempts: sql`case when crm_call_logs.state = 'running' then crm_call_logs.attempts else 0 end`,
        due_at: sql`case when crm_call_logs.state = 'running' then crm_call_logs.due_at else excluded.due_at end`,
        // A record that was removed there is created anew; who could not be written to is looked up anew.
        record_id: sql`case when crm_call_logs.fault = 'removed' then null else crm_call_logs.record_id end`,
        person_id: sql`case when crm_call_logs.fault is null then crm_call_logs.person_id end`,
        person_url: sql`case when crm_call_logs.fault is null then crm_call_logs.person_url end`,
        updated_at: order.now,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as CrmCallLogId;
}

/** Finds the CRMs that were asked to log one of these calls, whatever they answered. */
export async function findLoggedConnections(
  tx: Tx,
  callIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (callIds.length === 0) return [];
  return tx
    .selectFrom('connections as c')
    .select(['c.id', 'c.name'])
    .where('c.id', 'in', (calls) =>
      calls
        .selectFrom('crm_call_logs')
        .select('connection_id')
        .where('call_id', '=', (eb) => eb.fn.any(eb.val([...callIds])))
        .where((log) => log.or([log('attempts', '>', 0), log('record_id', 'is not', null)])),
    )
    .orderBy('c.id')
    .execute();
}
