import { CallId } from '@parley/contract/ids';
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
  /** Public URL of this installation; undefined: the request's own. */
  publicUrl: string | undefined;
}

export const operation = operationOf<RecordingsDeps>();

export const callParams = z.object({ callId: CallId });

/** Call id in the examples of the API document. */
export const exampleCallId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30';
