import type { OrderedJob, Progress, RecordingJobDeps } from './ordered-job.ts';
import { readRecordings } from './recording-rows.queries.ts';
import type { StoredRecording } from './repair.rules.ts';
import { repairRecording } from './repair-recording.ts';

const batchSize = 100;
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Repairs the metadata of the named recordings, or of all. */
export async function runRepair(deps: RecordingJobDeps, job: OrderedJob): Promise<Progress> {
  const progress: Progress = { checked: 0, changed: 0, problems: 0, findings: [] };
  for await (const rows of batches(deps, job)) {
    for (const row of rows) await repairInto(progress, deps, job, row);
    await job.report(progress);
  }
  return progress;
}

/** Repairs one recording and adds the outcome. */
export async function repairInto(
  progress: Progress,
  deps: RecordingJobDeps,
  job: Pick<OrderedJob, 'dryRun' | 'tenantId'>,
  row: StoredRecording,
): Promise<void> {
  const finding = await repairRecording(deps, job, row);
  progress.checked += 1;
  if (!finding) return;
  progress.problems += 1;
  if (finding.fields.length > 0) progress.changed += 1;
  progress.findings.push(finding);
}

async function* batches(
  { db }: RecordingJobDeps,
  { tenantId, callIds }: OrderedJob,
): AsyncGenerator<StoredRecording[]> {
  let after = '';
  for (;;) {
    const choice = callIds ? { ids: callIds } : { after, upTo: lastId, limit: batchSize };
    const rows = await db.app.inTenant(tenantId, (tx) => readRecordings(tx, choice), { onlyReads: true });
    yield rows;
    if (callIds || rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? lastId;
  }
}
