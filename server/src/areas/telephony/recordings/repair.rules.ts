import type { CallId } from '@parley/contract/ids';
import type { RecordingProblem } from '@parley/contract/resources/recording';
import { contentTypeOf, formatOf } from './recordings.rules.ts';

/** Recording of a call, as comparisons with the store read it. */
export interface StoredRecording {
  id: CallId;
  state: string;
  key: string | null;
  endedAt: Date | null;
  contentType: string | null;
  channels: number | null;
  bytes: number | null;
  durationMs: number | null;
  sha256: string | null;
  /** True: turns with personal data are silenced before it may be heard. */
  wantsRedaction: boolean;
}

/** Sound of a file as its header and length describe it. */
export interface SoundFacts {
  channels: number;
  durationMs: number;
}

/** A recording's file as it was found in the store. */
export type FoundFile =
  | { kind: 'missing' }
  | { kind: 'unreadable'; key: string }
  | { kind: 'whole'; key: string; bytes: number; sha256: string; sound: SoundFacts };

/** Columns that a repair may write. */
export interface RecordingColumns {
  recording_state: 'ready' | 'failed' | 'recording';
  recording_key: string;
  recording_content_type: string;
  recording_channels: number;
  recording_bytes: number;
  recording_duration_ms: number;
  recording_sha256: string;
}

/** Outcome for one recording: nothing is wrong, or a problem and the columns that correct it. */
export interface Repair {
  problem: RecordingProblem | null;
  change: Partial<RecordingColumns>;
}

/**
 * Decides how the metadata of a recording are corrected. Files are never touched; a file that is not the one that was
 * finished changes nothing, since its hash is the evidence.
 */
export function decideRepair(row: StoredRecording, found: FoundFile): Repair {
  if (found.kind === 'missing') {
    return row.state === 'ready'
      ? { problem: 'missing', change: { recording_state: 'failed' } }
      : { problem: null, change: {} };
  }
  if (found.kind === 'unreadable') return { problem: row.state === 'ready' ? 'unreadable' : null, change: {} };
  // A file that was never finished is not redacted yet.
  if (row.state === 'failed' && row.wantsRedaction && row.sha256 === null) {
    return { problem: 'unfinished', change: { recording_state: 'recording' } };
  }
  if (row.sha256 !== null && row.sha256 !== found.sha256) return { problem: 'changed', change: {} };
  const actual: RecordingColumns = {
    recording_state: 'ready',
    recording_key: found.key,
    recording_content_type: contentTypeOf(formatOf(found.key)),
    recording_channels: found.sound.channels,
    recording_bytes: found.bytes,
    recording_duration_ms: found.sound.durationMs,
    recording_sha256: found.sha256,
  };
  const stored: Record<keyof RecordingColumns, unknown> = {
    recording_state: row.state,
    recording_key: row.key,
    recording_content_type: row.contentType,
    recording_channels: row.channels,
    recording_bytes: row.bytes,
    recording_duration_ms: row.durationMs,
    recording_sha256: row.sha256,
  };
  const change = Object.fromEntries(
    Object.entries(actual).filter(([name, value]) => stored[name as keyof RecordingColumns] !== value),
  ) as Partial<RecordingColumns>;
  if (Object.keys(change).length === 0) return { problem: null, change };
  return { problem: row.state === 'failed' ? 'restored' : 'wrong_metadata', change };
}
