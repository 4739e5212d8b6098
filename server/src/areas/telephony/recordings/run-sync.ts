import { compareFiles, idIn } from '#platform/files/orphans/compare-files.ts';
import type { OrderedJob, Progress, RecordingJobDeps } from './ordered-job.ts';
import { readRecordings, recordingPrefix } from './recording-rows.queries.ts';
import { recordingSource } from './recording-source.ts';
import { repairInto } from './run-repair.ts';

/** The store lacks nearly everything: it is another one, or not reachable as a whole. */
export class StoreLooksWrong extends Error {
  override readonly name = 'StoreLooksWrong';
}

/** Missing files from which on the store itself is doubted, when they are the greater part. */
const doubtedMissing = 10;

/**
 * Compares all files of a tenant's recordings with its rows, both ways. Rows follow the store: a missing file marks the
 * recording as failed, a file that is back restores it, an unfinished recording is finished. Files without a row are
 * reported only. Throws `StoreLooksWrong`, before anything is changed, when the store lacks the greater part.
 */
export async function runSync(deps: RecordingJobDeps, job: OrderedJob): Promise<Progress> {
  const { tenantId } = job;
  const now = deps.clock.now();
  const source = recordingSource({ tenantId, now, db: deps.db });
  const progress: Progress = { checked: 0, changed: 0, problems: 0, findings: [] };
  await refuseWrongStore(deps, source, now);
  for (let after: string | null = ''; after !== null; ) {
    const part = await compareFiles(deps.files, source, { after, now });
    const rows = new Map(
      (
        await read(
          deps,
          job,
          part.matched.map(({ row }) => row.id),
        )
      ).map((recording) => [String(recording.id), recording]),
    );
    for (const { row, file } of part.matched) {
      const recording = rows.get(row.id);
      if (!recording) continue;
      // Only what differs is read: a whole store cannot be hashed by every sync.
      const isAsExpected =
        recording.state === 'ready'
          ? file !== null && file.bytes === recording.bytes
          : recording.state === 'failed'
            ? file === null
            : !row.needsFile;
      if (isAsExpected) progress.checked += 1;
      else await repairInto(progress, deps, job, recording);
    }
    for (const file of part.withoutRow) {
      progress.problems += 1;
      const callId = idIn(recordingPrefix(tenantId), file.key);
      progress.findings.push({ call_id: callId as never, key: file.key, problem: 'orphaned', fields: [] });
    }
    await job.report(progress);
    after = part.next;
  }
  return progress;
}

const read = ({ db }: RecordingJobDeps, { tenantId }: OrderedJob, ids: readonly string[]) =>
  db.app.inTenant(tenantId, (tx) => readRecordings(tx, { ids }), { onlyReads: true });

async function refuseWrongStore(
  deps: RecordingJobDeps,
  source: ReturnType<typeof recordingSource>,
  now: Date,
): Promise<void> {
  let [present, missing] = [0, 0];
  for (let after: string | null = ''; after !== null; ) {
    const part = await compareFiles(deps.files, source, { after, now });
    missing += part.withoutFile.length;
    present += part.matched.filter(({ row, file }) => row.needsFile && file !== null).length;
    after = part.next;
  }
  if (missing < doubtedMissing || missing <= present) return;
  throw new StoreLooksWrong(
    `The store lacks ${missing} of ${missing + present} recordings. Nothing was changed: check that it is the right store, and repair the calls one by one if it is`,
  );
}
