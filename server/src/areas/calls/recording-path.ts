import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { CallRef } from './call-facts.rules.ts';
import { recordingKey } from './recordings.rules.ts';

/** The WAV file a call is recorded into; null, and said in the log, where it cannot be made. */
export async function pathOfRecording(
  { files, log }: { files: FileStore; log: Logger },
  call: CallRef,
): Promise<string | null> {
  try {
    return await files.pathFor(recordingKey(call, 'wav'));
  } catch (error) {
    log.error({ err: error, callId: call.id }, 'a call cannot be recorded: its file cannot be made');
    return null;
  }
}
