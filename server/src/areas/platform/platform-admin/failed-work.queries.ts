import type { TenantId } from '@parley/contract/ids';
import type { FailedWork, JobQueue } from '@parley/contract/resources/job';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { maskedError } from './failed-work.rules.ts';
import { failedWorkNotFound } from './platform-admin.errors.ts';

interface FailedRow {
  id: string;
  kind: FailedWork['kind'];
  name: string;
  is_dead: boolean;
  attempts: number;
  error: string;
  tenant_id: string | null;
  event_type: string | null;
  topic: string | null;
  position: string | null;
  created_at: Date;
  failed_at: Date;
  next_attempt_at: Date;
}

/** Failed jobs and dead-lettered events. These queries need a transaction of the platform role. */
const failedWork = sql`(
  select id::text, 'job' as kind, task as name, is_dead, attempts, error, null::uuid as tenant_id,
    null as event_type, null as topic, null as position,
    date_trunc('milliseconds', created_at) as created_at, failed_at, next_attempt_at
  from app.failed_jobs()
  union all
  select id::text, 'event', consumer, state = 'dead', attempts, error, tenant_id, type, topic,
    event_xid::text || '.' || event_id::text, date_trunc('milliseconds', created_at), failed_at, next_attempt_at
  from outbox_deferred_events where error is not null
) work`;

/** Lists one page of failed work, newest first. */
export async function listFailedWork(
  tx: Tx,
  asked: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    state?: FailedWork['state'] | undefined;
  },
) {
  const state = asked.state ? sql`is_dead = ${asked.state === 'dead'}` : sql`true`;
  const [rows, total] = await Promise.all([
    sql<FailedRow>`
      select * from ${failedWork} where ${state} and ${olderThan(asked.cursor)}
      order by created_at desc, id desc limit ${asked.limit + 1}`.execute(tx),
    asked.include_total
      ? sql<{ total: number }>`select count(*)::int as total from ${failedWork} where ${state}`.execute(tx)
      : undefined,
  ]);
  const page = pageFrom(rows.rows, {
    limit: asked.limit,
    item: presentFailedWork,
    cursor: (row) => [row.created_at.getTime(), row.id],
  });
  return total ? { ...page, total: total.rows[0]?.total ?? 0 } : page;
}

function olderThan(cursor: string | undefined) {
  if (cursor === undefined) return sql`true`;
  const [createdAt, id] = decodeCursor(cursor, ['number', 'string']);
  return sql`(created_at, id) < (to_timestamp(${createdAt}::float8 / 1000), ${id}::text)`;
}

export async function getFailedWork(tx: Tx, id: string): Promise<FailedWork> {
  const found = await sql<FailedRow>`select * from ${failedWork} where id = ${id}`.execute(tx);
  const row = found.rows[0];
  if (!row) throw failedWorkNotFound();
  return presentFailedWork(row);
}

function presentFailedWork(row: FailedRow): FailedWork {
  const { event_type: type, topic, position } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    state: row.is_dead ? 'dead' : 'retrying',
    attempts: row.attempts,
    error: row.kind === 'job' ? maskedError(row.error) : row.error,
    tenant_id: row.tenant_id as TenantId | null,
    event: type === null ? null : { type, topic: topic ?? '', position: position ?? '' },
    created_at: row.created_at.toISOString(),
    failed_at: row.failed_at.toISOString(),
    next_attempt_at: row.is_dead ? null : row.next_attempt_at.toISOString(),
  };
}

/** Retries failed work now, with all its attempts. False: a running job, or a deleted event. */
export async function retryFailedWork(tx: Tx, work: FailedWork, now: Date): Promise<boolean> {
  if (work.kind === 'job') {
    const retried = await sql<{ ok: boolean }>`select app.retry_job(${work.id}::bigint) as ok`.execute(tx);
    return retried.rows[0]?.ok ?? false;
  }
  const retried = await sql`
    update outbox_deferred_events d set state = 'waiting', attempts = 0, next_attempt_at = ${now}
    where id = ${work.id}::uuid
      and exists (select from events e where e.tenant_id = d.tenant_id and e.id = d.event_id)`.execute(tx);
  return retried.numAffectedRows === 1n;
}

/** Returns false when it is running or done. */
export async function dropFailedWork(tx: Tx, work: FailedWork): Promise<boolean> {
  if (work.kind === 'job') {
    const dropped = await sql<{ ok: boolean }>`select app.drop_job(${work.id}::bigint) as ok`.execute(tx);
    return dropped.rows[0]?.ok ?? false;
  }
  const dropped = await sql`delete from outbox_deferred_events where id = ${work.id}::uuid`.execute(tx);
  return dropped.numAffectedRows === 1n;
}

/** Lists tasks with jobs, busiest first. */
export async function listJobQueues(tx: Tx, now: Date): Promise<JobQueue[]> {
  const result = await sql<{
    task: string;
    waiting: number;
    running: number;
    failed: number;
    oldest_waiting_at: Date | null;
  }>`select * from app.job_queues() order by failed desc, waiting desc, task`.execute(tx);
  return result.rows.map(({ oldest_waiting_at: oldest, ...queue }) => ({
    ...queue,
    oldest_waiting_seconds: oldest && Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
  }));
}
