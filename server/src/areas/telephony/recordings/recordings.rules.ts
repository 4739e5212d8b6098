import type { CallId, TenantId } from '@parley/contract/ids';

/** Call id with its tenant. */
export interface CallRef {
  tenantId: TenantId;
  id: CallId;
}

/** Job name of the post-processing. */
export const finishRecordingJob = 'calls.finish_recording';

/** Event topic of a call. */
export const callTopic = (id: CallId) => `call:${id}`;

export type RecordingFormat = 'wav' | 'ogg';

/** Stereo: caller left, agent right. */
export const recordingChannels = 2;

const contentTypes: Record<RecordingFormat, string> = { wav: 'audio/wav', ogg: 'audio/ogg' };

/** Storage key of a recording: built from ids only, never from external input. */
export function recordingKey(call: CallRef, format: RecordingFormat): string {
  return `recordings/${call.tenantId}/${call.id}.${format}`;
}

export function contentTypeOf(format: RecordingFormat): string {
  return contentTypes[format];
}

export function formatOf(key: string): RecordingFormat {
  return key.endsWith('.ogg') ? 'ogg' : 'wav';
}

/** Columns of a call whose recording begins. */
export const begunRecording = (call: CallRef) => ({
  recording_state: 'recording' as const,
  recording_key: recordingKey(call, 'wav'),
  recording_content_type: contentTypeOf('wav'),
  recording_channels: recordingChannels,
});

/** Columns of a call without a recording. */
export const noRecordingColumns = {
  recording_state: 'none',
  recording_key: null,
  recording_content_type: null,
  recording_channels: null,
} as const;
