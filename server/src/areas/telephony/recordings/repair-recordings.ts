import type { RecordingJobId } from '@parley/contract/ids';
import { RecordingJob, RecordingRepair } from '@parley/contract/resources/recording';
import { apiKey } from '#platform/http/access/access.ts';
import { findUnknownCalls, insertRecordingJob } from './recording-jobs.queries.ts';
import { enqueueRecordingJob } from './recording-jobs.ts';
import { unknownCall } from './recordings.errors.ts';
import { exampleCallId, exampleRecordingJob, operation } from './recordings.operation.ts';

/** Orders a repair of metadata. */
export const repairRecordings = operation({
  method: 'POST',
  path: '/api/calls/recordings/repair',
  id: 'repairRecordings',
  summary: 'Repair recording metadata',
  description:
    'Compares recordings with their files and corrects what the account knows of them: state, format, size, duration, channels and a missing hash. Files are never changed, and neither is the hash of one that was. Read the job at `/api/statistics/recordings/jobs/{recordingJobId}`.',
  access: apiKey('calls:write'),
  audit: 'recording.repair',
  body: RecordingRepair,
  answer: { status: 202, schema: RecordingJob },
  example: { body: { call_ids: [exampleCallId], dry_run: true }, answer: { ...exampleRecordingJob, kind: 'repair' } },
  async run({ tx, tenantId, body, now, newId, audit, headers }) {
    const callIds = body.call_ids ? [...new Set(body.call_ids)] : null;
    const [unknown] = callIds ? await findUnknownCalls(tx, body.call_ids ?? []) : [];
    if (unknown !== undefined) throw unknownCall(unknown);
    const id = newId() as RecordingJobId;
    audit.resource(id);
    audit.details({ calls: callIds?.length ?? 'all', dry_run: body.dry_run });
    const job = await insertRecordingJob(tx, { tenantId, id, kind: 'repair', dryRun: body.dry_run, callIds, now });
    await enqueueRecordingJob(tx, tenantId, id);
    headers.set('location', `/api/statistics/recordings/jobs/${id}`);
    return job;
  },
});
