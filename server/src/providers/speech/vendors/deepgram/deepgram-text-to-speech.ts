import type { Egress } from '@parley/egress';
import { systemClock } from '#platform/clock/clock.ts';
import type { TextToSpeech, Voice } from '#voice/ports.ts';
import type { SpeechTimeouts } from '../../shared/delivery.ts';
import { refuseToSpeak } from '../../shared/refused-utterance.ts';
import { speechError } from '../../shared/speech-error.ts';
import { speechUrl, voiceOf } from './deepgram-speech-protocol.ts';
import { openDeepgramVoice } from './deepgram-voice.ts';

export interface DeepgramSpeechOptions {
  apiKey: string;
  egress: Pick<Egress, 'openWebSocket'>;
  /** Default: `wss://api.deepgram.com`. */
  baseUrl?: string;
  timeouts?: SpeechTimeouts;
  /** Default: the system's. Counts the flushes of the last minute. */
  monotonicMs?: () => number;
}

const engineId = 'deepgram/aura-2';

/** Speaks with Deepgram's Aura 2: words as they come, one utterance after another on one connection. */
export function createDeepgramTextToSpeech(options: DeepgramSpeechOptions): TextToSpeech {
  const baseUrl = options.baseUrl ?? 'wss://api.deepgram.com';
  return {
    id: engineId,
    accepts: 'text',
    open(speech) {
      const voiceId = voiceOf(speech);
      if (voiceId === undefined) return voiceless;
      return openDeepgramVoice({
        egress: options.egress,
        engineId,
        apiKey: options.apiKey,
        url: speechUrl(baseUrl, voiceId, speech.speed),
        timeouts: options.timeouts ?? {},
        monotonicMs: options.monotonicMs ?? systemClock.monotonicMs,
      });
    },
  };
}

/** Deepgram has no voice for the language, and none of another was asked for. */
const voiceless: Voice = {
  speak: (listener) => refuseToSpeak(speechError('refused', engineId, 'no voice for this language'), listener),
  close: () => {},
};
