import type { RecordingJobId } from '@parley/contract/ids';
import { RecordingJob, RecordingSync } from '@parley/contract/resources/recording';
import { apiKey } from '#platform/http/access/access.ts';
import { insertRecordingJob } from './recording-jobs.queries.ts';
import { enqueueRecordingJob } from './recording-jobs.ts';
import { exampleRecordingJob, operation } from './recordings.operation.ts';

/** Orders a comparison of store and database. */
export const syncRecordings = operation({
  method: 'POST',
  path: '/api/statistics/recordings/sync',
  id: 'syncRecordings',
  summary: 'Sync stored recordings',
  description:
    'Compares all files of recordings with the calls, both ways. A recording whose file is gone is marked failed, one whose file is back is restored, and an unfinished one is finished. Files without a call are reported, not deleted. When the store lacks the greater part, nothing is changed and the job fails. Read the job at `/api/statistics/recordings/jobs/{recordingJobId}`.',
  access: apiKey('calls:write'),
  audit: 'recording.sync',
  body: RecordingSync,
  answer: { status: 202, schema: RecordingJob },
  example: { body: { dry_run: false }, answer: exampleRecordingJob },
  async run({ tx, tenantId, body, now, newId, audit, headers }) {
    const id = newId() as RecordingJobId;
    audit.resource(id);
    audit.details({ dry_run: body.dry_run });
    const job = await insertRecordingJob(tx, { tenantId, id, kind: 'sync', dryRun: body.dry_run, callIds: null, now });
    await enqueueRecordingJob(tx, tenantId, id);
    headers.set('location', `/api/statistics/recordings/jobs/${id}`);
    return job;
  },
});
