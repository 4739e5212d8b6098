import type { CallRef } from './call-facts.rules.ts';

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
