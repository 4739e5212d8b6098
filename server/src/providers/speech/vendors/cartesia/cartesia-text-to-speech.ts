import type { Egress } from '@parley/egress';
import type { TextToSpeech } from '#voice/ports.ts';
import { openContextVoice } from '../../shared/context-voice.ts';
import type { SpeechTimeouts } from '../../shared/delivery.ts';
import { createCartesiaProtocol } from './cartesia-protocol.ts';

export interface CartesiaOptions {
  apiKey: string;
  egress: Pick<Egress, 'openWebSocket'>;
  /** Default: `wss://api.cartesia.ai`. */
  baseUrl?: string;
  /** Default: `sonic-3.5`. */
  model?: string;
  /** Spoken with where an agent names no voice. Default: Katie, the voice of Cartesia's own examples. */
  defaultVoiceId?: string;
  timeouts?: SpeechTimeouts;
}

/** Speaks with Cartesia: words as they come, where they begin, several utterances on one connection. */
export function createCartesiaTextToSpeech(options: CartesiaOptions): TextToSpeech {
  const model = options.model ?? 'sonic-3.5';
  const settings = {
    engineId: `cartesia/${model}`,
    apiKey: options.apiKey,
    baseUrl: options.baseUrl ?? 'wss://api.cartesia.ai',
    model,
    defaultVoiceId: options.defaultVoiceId ?? 'f786b574-daa5-4673-aa0c-cbe3e8534c02',
  };
  return {
    id: settings.engineId,
    accepts: 'text',
    open: (speech) =>
      openContextVoice(createCartesiaProtocol(settings, speech), {
        egress: options.egress,
        timeouts: options.timeouts ?? {},
      }),
  };
}
