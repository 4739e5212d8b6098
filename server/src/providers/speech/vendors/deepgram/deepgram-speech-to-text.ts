import type { Egress } from '@parley/egress';
import type { SpeechToText } from '#voice/ports.ts';
import type { RecognitionTimeouts } from '../../shared/flush-watch.ts';
import { openDeepgramRecognition } from './deepgram-recognition.ts';

export interface DeepgramRecognitionOptions {
  apiKey: string;
  egress: Pick<Egress, 'openWebSocket'>;
  /** Default: `wss://api.deepgram.com`. */
  baseUrl?: string;
  /** Default: `nova-3`. */
  model?: string;
  timeouts?: RecognitionTimeouts;
}

/** Hears with Deepgram's streaming models. */
export function createDeepgramSpeechToText(options: DeepgramRecognitionOptions): SpeechToText {
  const model = options.model ?? 'nova-3';
  const input = {
    egress: options.egress,
    engineId: `deepgram/${model}`,
    apiKey: options.apiKey,
    baseUrl: options.baseUrl ?? 'wss://api.deepgram.com',
    model,
    timeouts: options.timeouts ?? {},
  };
  return {
    id: input.engineId,
    vocabulary: 'open',
    open: (recognition, listener) => openDeepgramRecognition(input, recognition, listener),
  };
}
