import type { Egress } from '@parley/egress';
import type { TextToSpeech } from '#voice/ports.ts';
import { openContextVoice } from '../../shared/context-voice.ts';
import type { SpeechTimeouts } from '../../shared/delivery.ts';
import { createElevenLabsSpeechProtocol } from './elevenlabs-speech-protocol.ts';

export interface ElevenLabsSpeechOptions {
  apiKey: string;
  egress: Pick<Egress, 'openWebSocket'>;
  /** Default: `wss://api.elevenlabs.io`. */
  baseUrl?: string;
  /** Default: `eleven_flash_v2_5`, the fastest. `eleven_v3` has no WebSocket. */
  model?: string;
  /** Spoken with where an agent names no voice. Default: George, the voice of ElevenLabs' own examples. */
  defaultVoiceId?: string;
  timeouts?: SpeechTimeouts;
}

/** Speaks with ElevenLabs: words as they come, where they begin, several utterances on one connection. */
export function createElevenLabsTextToSpeech(options: ElevenLabsSpeechOptions): TextToSpeech {
  const model = options.model ?? 'eleven_flash_v2_5';
  const settings = {
    engineId: `elevenlabs/${model}`,
    apiKey: options.apiKey,
    baseUrl: options.baseUrl ?? 'wss://api.elevenlabs.io',
    model,
    defaultVoiceId: options.defaultVoiceId ?? 'JBFqnCBsd6RMkjVDRZzb',
  };
  return {
    id: settings.engineId,
    accepts: 'text',
    open: (speech) =>
      openContextVoice(createElevenLabsSpeechProtocol(settings, speech), {
        egress: options.egress,
        timeouts: options.timeouts ?? {},
      }),
  };
}
