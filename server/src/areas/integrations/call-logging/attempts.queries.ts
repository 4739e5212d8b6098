import type { CallId, ConnectionId, CrmCallLogId, TenantId } from '@parley/contract/ids';
import type { CrmCallLogFault } from '@parley/contract/resources/crm-logging';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** Longest time of one attempt, after which another process claims the record. Unit: milliseconds. */
const leaseMs = 120_000;
/** Time in which a person found or created for one call is taken for the next one of the same number. Unit: milliseconds. */
const samePersonMs = 600_000;

/** A record claimed by this process: no other writes it until the lease ends. */
export interface ClaimedLog {
  id: CrmCallLogId;
  leaseId: string;
  attempts: number;
  callId: CallId;
  connectionId: ConnectionId;
  createsRecord: boolean;
  personId: string | null;
  recordId: string | null;
}

/**
 * Claims a due record. `busy`: one of the same number at the same connection is being written; of two calls of an
 * unknown caller, only one creates the person. Null: it is not due, or gone.
 */
export async function claimCallLog(
  tx: Tx,
  { id, leaseId, now }: { id: CrmCallLogId; leaseId: string; now: Date },
): Promise<ClaimedLog | 'busy' | null> {
  const found = await tx
    .selectFrom('crm_call_logs as l')
    .innerJoin('calls as c', (join) => join.onRef('c.tenant_id', '=', 'l.tenant_id').onRef('c.id', '=', 'l.call_id'))
    .select(['l.connection_id', 'c.phone_number'])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const lock = `crm person ${found.connection_id} ${found.phone_number ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const writing = await ofSameNumber(tx, { id, ...found })
    .where('l.state', '=', 'running')
    .where('l.due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (writing) return 'busy';
  const row = await tx
    .updateTable('crm_call_logs')
    .set({
      state: 'running',
      is_stale: false,
      attempts: sql<number>`attempts + 1`,
      lease_id: leaseId,
      due_at: new Date(now.getTime() + leaseMs),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'running'])
    .where('due_at', '<=', now)
    .returning(['attempts', 'call_id', 'connection_id', 'creates_record', 'person_id', 'record_id'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    leaseId,
    attempts: row.attempts,
    callId: row.call_id as CallId,
    connectionId: row.connection_id as ConnectionId,
    createsRecord: row.creates_record,
    personId: row.person_id,
    recordId: row.record_id,
  };
}

/**
 * Finds the person at whom another call of the number has just been logged: a CRM's search may not know them yet. Null:
 * there is none.
 */
export async function findRecentPerson(
  tx: Tx,
  asked: { id: CrmCallLogId; connectionId: ConnectionId; phoneNumber: string; now: Date },
): Promise<{ id: string; url: string | null } | null> {
  const of = { id: asked.id, connection_id: asked.connectionId, phone_number: asked.phoneNumber };
  const row = await ofSameNumber(tx, of)
    .select(['l.person_id', 'l.person_url'])
    .where('l.person_id', 'is not', null)
    .where('l.updated_at', '>', new Date(asked.now.getTime() - samePersonMs))
    .orderBy('l.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.person_id ? { id: row.person_id, url: row.person_url } : null;
}

/** Other records of calls with a number at a connection. */
function ofSameNumber(tx: Tx, of: { id: string; connection_id: string; phone_number: string | null }) {
  return tx
    .selectFrom('crm_call_logs as l')
    .innerJoin('calls as c', (join) => join.onRef('c.tenant_id', '=', 'l.tenant_id').onRef('c.id', '=', 'l.call_id'))
    .select('l.id')
    .where('l.connection_id', '=', of.connection_id)
    .where('c.phone_number', '=', of.phone_number)
    .where('l.id', '<>', of.id);
}

type Progress =
  | { creates_person: true }
  | { creates_record: true }
  | { person_id: string; person_url: string | null; was_person_created?: true }
  | { record_id: string };

/** Writes how far a claimed attempt is; false, with nothing written, when the lease was lost or the record erased. */
export async function writeProgress(
  tx: Tx,
  { id, leaseId }: Pick<ClaimedLog, 'id' | 'leaseId'>,
  progress: Progress,
): Promise<boolean> {
  const result = await tx
    .updateTable('crm_call_logs')
    .set(progress)
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

type Ending =
  | { state: 'done' }
  | { state: 'failed' | 'pending'; fault: CrmCallLogFault; detail: string; dueAt: Date | null };

/** Ends a claimed attempt. Returns when the next is due; null: there is none, or the lease was lost. */
export async function endLogAttempt(
  tx: Tx,
  { id, leaseId, now }: Pick<ClaimedLog, 'id' | 'leaseId'> & { now: Date },
  ending: Ending,
): Promise<Date | null> {
  const isDone = ending.state === 'done';
  const row = await tx
    .updateTable('crm_call_logs')
    .set({
      // A change made meanwhile is written by another attempt.
      state: sql<string>`case when is_stale then 'pending' else ${ending.state} end`,
      due_at: sql<Date | null>`case when is_stale then ${now}::timestamptz else ${isDone ? null : ending.dueAt}::timestamptz end`,
      lease_id: null,
      fault: isDone ? null : ending.fault,
      fault_detail: isDone ? null : ending.detail,
      ...(isDone && { written_at: now }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Postpones a record that waits for another of the same number. */
export async function postponeCallLog(tx: Tx, id: CrmCallLogId, dueAt: Date): Promise<void> {
  await tx
    .updateTable('crm_call_logs')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Records that should have been claimed before an instant: their job was lost with a process. */
export async function findOverdueLogs(
  platform: PlatformScope,
  before: Date,
): Promise<{ tenantId: TenantId; id: CrmCallLogId }[]> {
  const rows = await platform.everywhere
    .selectFrom('crm_call_logs')
    .select(['tenant_id', 'id'])
    .where('state', 'in', ['pending', 'running'])
    .where('due_at', '<=', before)
    .orderBy('due_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id as TenantId, id: row.id as CrmCallLogId }));
}
