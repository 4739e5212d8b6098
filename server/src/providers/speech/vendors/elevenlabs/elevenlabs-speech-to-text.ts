import type { Egress } from '@parley/egress';
import type { SpeechToText } from '#voice/ports.ts';
import type { RecognitionTimeouts } from '../../shared/flush-watch.ts';
import { openElevenLabsRecognition } from './elevenlabs-recognition.ts';

export interface ElevenLabsRecognitionOptions {
  apiKey: string;
  egress: Pick<Egress, 'openWebSocket'>;
  /** Default: `wss://api.elevenlabs.io`. */
  baseUrl?: string;
  /** Default: `scribe_v2_realtime`. */
  model?: string;
  timeouts?: RecognitionTimeouts;
}

/** Hears with ElevenLabs' realtime model. */
export function createElevenLabsSpeechToText(options: ElevenLabsRecognitionOptions): SpeechToText {
  const model = options.model ?? 'scribe_v2_realtime';
  const input = {
    egress: options.egress,
    engineId: `elevenlabs/${model}`,
    apiKey: options.apiKey,
    baseUrl: options.baseUrl ?? 'wss://api.elevenlabs.io',
    model,
    timeouts: options.timeouts ?? {},
  };
  return {
    id: input.engineId,
    vocabulary: 'open',
    open: (recognition, listener) => openElevenLabsRecognition(input, recognition, listener),
  };
}
