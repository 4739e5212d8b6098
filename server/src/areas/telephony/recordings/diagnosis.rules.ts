import type { RecordingCheckName, RecordingDiagnosis, RecordingVerdict } from '@parley/contract/resources/recording';
import type { RecordingFormat } from './recordings.rules.ts';

/** Difference between recording and call that is no fault. Unit: milliseconds. */
export const durationToleranceMs = 2000;

/** Bytes of one second of sound: the least and the most that are plausible. */
const bytesPerSecond: Record<RecordingFormat, { least: number; most: number }> = {
  // 8 kHz mono to 48 kHz stereo, 16 bits.
  wav: { least: 16_000, most: 192_000 },
  // Silence, and twice the highest bit rate of the encoder.
  ogg: { least: 100, most: 32_000 },
};
/** Headers, and calls of a moment. Unit: bytes. */
const sizeAllowanceBytes = 200_000;

/** Bounds of a plausible size. Unit: bytes. */
export function plausibleBytes(format: RecordingFormat, durationMs: number): { least: number; most: number } {
  const { least, most } = bytesPerSecond[format];
  const seconds = durationMs / 1000;
  const shortest = Math.max(0, seconds - durationToleranceMs / 1000);
  return { least: Math.floor(shortest * least), most: Math.ceil(seconds * most) + sizeAllowanceBytes };
}

/** Verdict of each check that fails. */
const verdictOf: Record<RecordingCheckName, RecordingVerdict> = {
  recorded: 'not_recorded',
  stored: 'missing',
  size: 'implausible_size',
  header: 'unreadable',
  duration: 'wrong_duration',
  hash: 'changed',
  link: 'unreachable',
};

const adviceOf: Record<RecordingVerdict, string | null> = {
  available: null,
  not_recorded: 'Turn recording on for the agent to have later calls recorded.',
  in_progress: 'Wait for the event `call.recording.ready`.',
  failed:
    'Nothing usable was recorded, or the file was missing; a repair restores the recording where its file is back.',
  missing:
    'Restore the file from a backup under the same name, then repair; or let a sync mark the recording as failed.',
  implausible_size: 'The file was cut off or replaced: restore it from a backup.',
  unreadable: 'The file is damaged: restore it from a backup.',
  wrong_duration: 'The file is that of another call, or lacks a part: restore it from a backup.',
  changed: 'The file was changed after the call: restore it from a backup.',
  unreachable: 'The file is there, but links to it do not open: check the address of the store and its access key.',
};

export type Checks = RecordingDiagnosis['checks'];

/** Concludes from checks in order. `fault`: verdict of the last check, where it has more than one. */
export function conclude(checks: Checks, fault?: RecordingVerdict): Pick<RecordingDiagnosis, 'verdict' | 'advice'> {
  const failed = checks.find(({ ok }) => !ok);
  const verdict = failed ? (fault ?? verdictOf[failed.check]) : 'available';
  return { verdict, advice: adviceOf[verdict] };
}
