import { RecordingJobId } from '@parley/contract/ids';
import { RecordingJob } from '@parley/contract/resources/recording';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { getRecordingJobRow } from './recording-jobs.queries.ts';
import { exampleRecordingJob, operation } from './recordings.operation.ts';

/** Returns a repair or sync with its findings. */
export const getRecordingJob = operation({
  method: 'GET',
  path: '/api/statistics/recordings/jobs/{recordingJobId}',
  id: 'getRecordingJob',
  summary: 'Get a repair or sync of recordings',
  description: 'Jobs are kept for 30 days.',
  access: apiKey('calls:read'),
  params: z.object({ recordingJobId: RecordingJobId }),
  answer: { status: 200, schema: RecordingJob },
  refusals: ['not_found'],
  example: { params: { recordingJobId: exampleRecordingJob.id }, answer: exampleRecordingJob },
  run: ({ tx, params }) => getRecordingJobRow(tx, params.recordingJobId),
});
