import { type SpeechOptions, sampleRateHz } from '#voice/ports.ts';
import type { ContextMessage, ContextProtocol, TimedWord } from '../../shared/context-protocol.ts';
import { isRecord, millisecondsOf, numbersOf, readMessage, stringsOf } from '../../shared/read-message.ts';
import { codeOfStatus, speechError } from '../../shared/speech-error.ts';
import { clamp, languageOf } from '../../shared/speech-options.ts';

/**
 * The WebSocket of Cartesia's text to speech, `/tts/websocket`: one JSON message per piece of text, identified by
 * `context_id`; `continue` announces more text.
 *
 * Sources: docs.cartesia.ai, API reference "TTS (WebSocket)" of version 2026-03-01 and the guides "Contexts" and
 * "Compare TTS endpoints"; cartesia-ai/cartesia-js 3.5.0 `src/resources/tts.ts` (GenerationRequest, WebsocketResponse)
 * and `src/internal/lib/tts/ws.ts`; pipecat-ai/pipecat `services/cartesia/tts.py` for the version header and the
 * buffering.
 */
const apiVersion = '2026-03-01';

/** Source: documentation of `generation_config` of sonic-3 and later. */
const slowest = 0.6;
const fastest = 1.5;

/** `SupportedLanguage` of cartesia-js 3.5.0. */
const languages = new Set(
  (
    'en fr de es pt zh ja hi it ko nl pl ru sv tr tl bg ro ar cs el fi hr ms sk da ta uk hu no vi bn th he ka id te ' +
    'gu kn ml mr pa'
  ).split(' '),
);

export interface CartesiaSettings {
  engineId: string;
  apiKey: string;
  baseUrl: string;
  model: string;
  defaultVoiceId: string;
}

/** Throws nothing; a language Cartesia does not list is left to the voice. */
export function createCartesiaProtocol(settings: CartesiaSettings, options: SpeechOptions): ContextProtocol {
  const { engineId } = settings;
  const language = languageOf(options.language);
  // Everything but transcript and `continue` has to be the same in each message of a context.
  const common = {
    model_id: settings.model,
    voice: { mode: 'id', id: options.voiceId === '' ? settings.defaultVoiceId : options.voiceId },
    output_format: { container: 'raw', encoding: 'pcm_s16le', sample_rate: sampleRateHz },
    ...(languages.has(language) ? { language } : {}),
    add_timestamps: true,
    use_normalized_timestamps: false,
    // Whole phrases are sent, so Cartesia need not wait for more of them.
    max_buffer_delay_ms: 0,
    ...(options.speed === 1 ? {} : { generation_config: { speed: clamp(options.speed, slowest, fastest) } }),
  };
  const say = (contextId: string, transcript: string, continues: boolean) =>
    JSON.stringify({ ...common, context_id: contextId, transcript, continue: continues });

  return {
    engineId,
    url: new URL('/tts/websocket', settings.baseUrl),
    headers: { authorization: `Bearer ${settings.apiKey}`, 'cartesia-version': apiVersion },
    // Contexts end by themselves a second after their last sound; no limit is documented.
    mostContexts: Number.POSITIVE_INFINITY,
    phrase: (contextId, text) => say(contextId, text, true),
    end: (contextId) => [say(contextId, '', false)],
    cancel: (contextId) => JSON.stringify({ context_id: contextId, cancel: true }),
    read: (text) => readCartesia(text, engineId),
    createWordReader: () => readWords,
  };
}

function readCartesia(text: string, engineId: string): ContextMessage | undefined {
  const message = readMessage(text);
  if (message === undefined || typeof message.type !== 'string') return undefined;
  const contextId = typeof message.context_id === 'string' ? { contextId: message.context_id } : {};
  switch (message.type) {
    case 'chunk':
      if (typeof message.data !== 'string') return undefined;
      return { ...contextId, sound: Buffer.from(message.data, 'base64') };
    case 'timestamps':
      return { ...contextId, alignment: message.word_timestamps };
    case 'done':
      return { ...contextId, isDone: true };
    case 'error': {
      const status = typeof message.status_code === 'number' ? message.status_code : 500;
      return { ...contextId, error: speechError(codeOfStatus(status), engineId, status) };
    }
    default:
      return contextId;
  }
}

/** Times count from the beginning of the context. */
function readWords(alignment: unknown): TimedWord[] {
  if (!isRecord(alignment)) return [];
  const starts = numbersOf(alignment.start);
  return stringsOf(alignment.words).flatMap((text, index) => {
    const startMs = millisecondsOf(starts[index]);
    return startMs === undefined ? [] : [{ text, startMs }];
  });
}
