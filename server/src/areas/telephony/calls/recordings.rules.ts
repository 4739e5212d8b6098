import type { CallRef } from './call-facts.rules.ts';

export type RecordingFormat = 'wav' | 'ogg';

/** Caller on the left, agent on the right. */
export const recordingChannels = 2;

const contentTypes: Record<RecordingFormat, string> = { wav: 'audio/wav', ogg: 'audio/ogg' };

/** Where a recording stands among the files: made of ids alone, never of anything from outside. */
export function recordingKey(call: CallRef, format: RecordingFormat): string {
  return `recordings/${call.tenantId}/${call.id}.${format}`;
}

export function contentTypeOf(format: RecordingFormat): string {
  return contentTypes[format];
}

export function formatOf(key: string): RecordingFormat {
  return key.endsWith('.ogg') ? 'ogg' : 'wav';
}
