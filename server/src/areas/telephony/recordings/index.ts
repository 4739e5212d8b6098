import { area } from '#platform/areas/area.ts';
import { deleteOrphanedRecordings } from './delete-orphaned-recordings.ts';
import { diagnoseRecording } from './diagnose-recording.ts';
import { finishRecording } from './finish-recording.ts';
import { getRecording } from './get-recording.ts';
import { getRecordingContent } from './get-recording-content.ts';
import { getRecordingJob } from './get-recording-job.ts';
import { listOrphanedRecordings } from './list-orphaned-recordings.ts';
import { listRecordings } from './list-recordings.ts';
import { openRecording } from './open-recording.ts';
import { recordingsPersonalData } from './personal-data.ts';
import { recordingJobs } from './recording-jobs.ts';
import type { RecordingsDeps } from './recordings.operation.ts';
import { repairRecordings } from './repair-recordings.ts';
import { syncRecordings } from './sync-recordings.ts';

export { enqueueFinishRecording } from './enqueue-finish-recording.ts';
export { type ConvertRecording, finishRecording } from './finish-recording.ts';
export { linkToRecording } from './link-to-recording.ts';
export { pathOfRecording } from './recording-path.ts';
export { begunRecording, noRecordingColumns } from './recordings.rules.ts';

/** Recordings of calls: finishing them, links to them, their bytes, and keeping store and database in agreement. */
export const recordingsArea = area<RecordingsDeps>({
  name: 'recordings',
  operations: {
    Calls: [getRecording, getRecordingContent, openRecording, repairRecordings, diagnoseRecording],
    Statistics: [syncRecordings, listOrphanedRecordings, deleteOrphanedRecordings, listRecordings, getRecordingJob],
  },
  personalData: recordingsPersonalData,
  jobs: (deps) => [finishRecording(deps), ...recordingJobs(deps)],
});
