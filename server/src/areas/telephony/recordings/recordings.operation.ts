import { CallId, type RecordingJobId } from '@parley/contract/ids';
import type { RecordingJob } from '@parley/contract/resources/recording';
import { z } from 'zod';
import type { FileStore, LocalFiles } from '#platform/files/file-store.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import type { ConvertRecording } from './finish-recording.ts';

/** Dependencies of the recording operations beside the request's transaction. */
export interface RecordingsDeps {
  /** Default: recordings stay WAV. */
  convert?: ConvertRecording;
  files: FileStore;
  localFiles: LocalFiles;
  /** Signer of recording links. */
  signer: Signer;
  /** Requests the first byte behind a link of the store; returns the HTTP status. */
  openStoreLink: (link: string) => Promise<number>;
  /** Public URL of this installation; undefined: the request's own. */
  publicUrl: string | undefined;
}

export const operation = operationOf<RecordingsDeps>();

export const callParams = z.object({ callId: CallId });

/** Call id in the examples of the API document. */
export const exampleCallId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30';

export const exampleRecordingJob: RecordingJob = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b77' as RecordingJobId,
  kind: 'sync',
  state: 'done',
  dry_run: false,
  checked: 412,
  changed: 1,
  problems: 1,
  findings: [{ call_id: exampleCallId as CallId, key: null, problem: 'missing', fields: ['state'] }],
  error: null,
  created_at: '2026-03-01T10:00:00.000Z',
  finished_at: '2026-03-01T10:00:02.000Z',
};
