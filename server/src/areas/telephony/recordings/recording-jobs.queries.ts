import type { RecordingJobId, TenantId } from '@parley/contract/ids';
import type { RecordingFinding, RecordingJob } from '@parley/contract/resources/recording';
import type { UpdateObject } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { jobNotFound } from './recordings.errors.ts';

const columns = [
  'id',
  'kind',
  'state',
  'dry_run',
  'call_ids',
  'checked',
  'changed',
  'problems',
  'findings',
  'error',
  'created_at',
  'finished_at',
] as const;

export async function insertRecordingJob(
  tx: Tx,
  job: {
    tenantId: TenantId;
    id: RecordingJobId;
    kind: RecordingJob['kind'];
    dryRun: boolean;
    callIds: readonly string[] | null;
    now: Date;
  },
): Promise<RecordingJob> {
  const row = await tx
    .insertInto('recording_jobs')
    .values({
      tenant_id: job.tenantId,
      id: job.id,
      kind: job.kind,
      dry_run: job.dryRun,
      call_ids: job.callIds && [...job.callIds],
      created_at: job.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return present(row);
}

export async function findRecordingJob(tx: Tx, id: RecordingJobId) {
  const row = await tx.selectFrom('recording_jobs').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? { job: present(row), callIds: row.call_ids } : null;
}

/** Gets a job; refuses when it is missing. */
export async function getRecordingJobRow(tx: Tx, id: RecordingJobId): Promise<RecordingJob> {
  const found = await findRecordingJob(tx, id);
  if (!found) throw jobNotFound();
  return found.job;
}

export async function changeRecordingJob(
  tx: Tx,
  id: RecordingJobId,
  change: UpdateObject<DB, 'recording_jobs'>,
): Promise<void> {
  await tx.updateTable('recording_jobs').set(change).where('id', '=', id).execute();
}

/** Deletes jobs of all tenants that were ordered before. */
export async function deleteOldRecordingJobs(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('recording_jobs').where('created_at', '<', before).execute();
}

/** Positions of ids that name no call. */
export async function findUnknownCalls(tx: Tx, ids: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('calls')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index) => (known.has(id) ? [] : [index]));
}

/** Ended calls of all tenants whose recording is not finished since `before`. */
export async function findUnfinished(tx: Tx, before: Date, limit: number) {
  return tx
    .selectFrom('calls')
    .select(['tenant_id', 'id'])
    .where('recording_state', '=', 'recording')
    .where('ended_at', '<', before)
    .limit(limit)
    .execute();
}

interface Row {
  id: string;
  kind: string;
  state: string;
  dry_run: boolean;
  checked: number;
  changed: number;
  problems: number;
  findings: unknown;
  error: string | null;
  created_at: Date;
  finished_at: Date | null;
}

function present(row: Row): RecordingJob {
  return {
    id: row.id as RecordingJobId,
    kind: row.kind as RecordingJob['kind'],
    state: row.state as RecordingJob['state'],
    dry_run: row.dry_run,
    checked: row.checked,
    changed: row.changed,
    problems: row.problems,
    findings: row.findings as RecordingFinding[],
    error: row.error,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
