import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { type CallRef, finishRecordingJob } from './recordings.rules.ts';

/** Enqueues the post-processing of an ended call's recording; of a failed one, the deletion of its remains. */
export async function enqueueFinishRecording(tx: Tx, call: CallRef): Promise<void> {
  const payload = { tenant_id: call.tenantId, call_id: call.id };
  await enqueue(tx, { name: finishRecordingJob, payload, key: `${finishRecordingJob}:${call.id}` });
}
