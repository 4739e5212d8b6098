import { area } from '#platform/areas/area.ts';
import { finishRecording } from './finish-recording.ts';
import { getRecording } from './get-recording.ts';
import { getRecordingContent } from './get-recording-content.ts';
import type { RecordingsDeps } from './recordings.operation.ts';

export { enqueueFinishRecording } from './enqueue-finish-recording.ts';
export { type ConvertRecording, finishRecording } from './finish-recording.ts';
export { pathOfRecording } from './recording-path.ts';
export { begunRecording, noRecordingColumns } from './recordings.rules.ts';

/** Recordings of calls: finishing them, links to them, their bytes, and keeping store and database in agreement. */
export const recordingsArea = area<RecordingsDeps>({
  name: 'recordings',
  operations: {
    Calls: [getRecording, getRecordingContent],
  },
  jobs: (deps) => [finishRecording(deps)],
});
