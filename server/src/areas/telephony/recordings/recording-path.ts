import type { LocalFiles } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type CallRef, recordingKey } from './recordings.rules.ts';

/** Minimum free disk space to start a recording: one minute of it. Unit: bytes. */
const minuteBytes = 60 * 64_000;

/** WAV file for a call's recording; null, and logged, when it cannot be created or the disk is full. */
export async function pathOfRecording(
  { files, log }: { files: LocalFiles; log: Logger },
  call: CallRef,
): Promise<string | null> {
  try {
    if (!(await files.hasRoom(minuteBytes))) {
      log.error({ event: 'recording.disk_full', callId: call.id }, 'call not recorded: disk nearly full');
      return null;
    }
    return await files.pathFor(recordingKey(call, 'wav'));
  } catch (error) {
    log.error(
      { event: 'recording.file_not_created', err: error, callId: call.id },
      'call not recorded: file not created',
    );
    return null;
  }
}
