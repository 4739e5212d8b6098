import { RecordingJobId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { orphanAgeMs } from '#platform/files/orphans/compare-files.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { enqueueFinishRecording } from './enqueue-finish-recording.ts';
import type { OrderedJob, Progress, RecordingJobDeps } from './ordered-job.ts';
import {
  changeRecordingJob,
  deleteOldRecordingJobs,
  findRecordingJob,
  findUnfinished,
} from './recording-jobs.queries.ts';
import { runRepair } from './run-repair.ts';
import { runSync, StoreLooksWrong } from './run-sync.ts';

const runJob = 'recordings.run_job';
const retainedDays = 30;
const unfinishedAtOnce = 500;
const findingsMax = 1000;

/** Enqueues the run of an ordered job. */
export function enqueueRecordingJob(tx: Tx, tenantId: TenantId, id: RecordingJobId): Promise<void> {
  return enqueue(tx, { name: runJob, payload: { tenant_id: tenantId, job_id: id }, key: `${runJob}:${id}` });
}

const Payload = z.object({ tenant_id: TenantId, job_id: RecordingJobId });

/** Runs ordered jobs, starts again what was not finished, and deletes old jobs. */
export function recordingJobs(deps: RecordingJobDeps): Job[] {
  return [
    {
      name: runJob,
      run: async (payload) => {
        const { tenant_id: tenantId, job_id: id } = Payload.parse(payload);
        await runOrdered(deps, tenantId, id);
      },
    },
    { name: 'recordings.resume_unfinished', everyMinutes: 30, run: () => resumeUnfinished(deps) },
    {
      name: 'recordings.forget_jobs',
      everyMinutes: 60,
      run: () => {
        const before = new Date(deps.clock.now().getTime() - retainedDays * dayMs);
        return deps.db.platform.inPlatform((tx) => deleteOldRecordingJobs(tx, before));
      },
    },
  ];
}

async function runOrdered(deps: RecordingJobDeps, tenantId: TenantId, id: RecordingJobId): Promise<void> {
  const found = await deps.db.app.inTenant(tenantId, (tx) => findRecordingJob(tx, id), { onlyReads: true });
  if (!found || found.job.state === 'done' || found.job.state === 'failed') return;
  const write = (change: Parameters<typeof changeRecordingJob>[2]) =>
    deps.db.app.inTenant(tenantId, (tx) => changeRecordingJob(tx, id, change));
  const columnsOf = (progress: Progress) => ({
    ...progress,
    findings: JSON.stringify(progress.findings.slice(0, findingsMax)),
  });
  await write({ state: 'running' });
  const ordered: OrderedJob = {
    tenantId,
    dryRun: found.job.dry_run,
    callIds: found.callIds,
    report: (progress) => write(columnsOf(progress)),
  };
  try {
    const progress = await (found.job.kind === 'sync' ? runSync(deps, ordered) : runRepair(deps, ordered));
    await write({ ...columnsOf(progress), state: 'done', finished_at: deps.clock.now() });
  } catch (error) {
    deps.log.error({ event: 'recording.job_failed', err: error, jobId: id }, 'a job over recordings failed');
    const sentence =
      error instanceof StoreLooksWrong
        ? error.message
        : 'The store or the database did not answer; the log has the cause. Order it again.';
    await write({ state: 'failed', error: sentence, finished_at: deps.clock.now() });
  }
}

/** Enqueues again what its job has given up, as when the store was unavailable for days. */
async function resumeUnfinished({ db, clock }: RecordingJobDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - orphanAgeMs);
  const calls = await db.platform.inPlatform((tx) => findUnfinished(tx, before, unfinishedAtOnce));
  for (const { tenant_id: tenantId, id } of calls) {
    await db.app.inTenant(tenantId as TenantId, (tx) =>
      enqueueFinishRecording(tx, { tenantId: tenantId as TenantId, id: id as never }),
    );
  }
}
