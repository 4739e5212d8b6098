import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { CallRef } from './call-facts.rules.ts';
import { recordingKey } from './recordings.rules.ts';

/** What a recording takes in a minute: less room than that, and it is not begun. Unit: bytes. */
const minuteBytes = 60 * 64_000;

/** The WAV file a call is recorded into; null, and said in the log, where it cannot be made or the disk has no room. */
export async function pathOfRecording(
  { files, log }: { files: FileStore; log: Logger },
  call: CallRef,
): Promise<string | null> {
  try {
    if (!(await files.hasRoom(minuteBytes))) {
      log.error({ callId: call.id }, 'a call is not recorded: the disk is nearly full');
      return null;
    }
    return await files.pathFor(recordingKey(call, 'wav'));
  } catch (error) {
    log.error({ err: error, callId: call.id }, 'a call cannot be recorded: its file cannot be made');
    return null;
  }
}
