import { area } from '#platform/areas/area.ts';
import { listVoices } from './list-voices.ts';
import { previewVoice } from './preview-voice.ts';
import type { VoicesDeps } from './voices.operation.ts';

export type { VoiceLibrary } from './voices.operation.ts';

/** Voices: those an agent may have, and a preview. */
export const voicesArea = area<VoicesDeps>({
  name: 'voices',
  operations: { Agents: [listVoices, previewVoice] },
  close: ({ voices }) => voices.close(),
});
