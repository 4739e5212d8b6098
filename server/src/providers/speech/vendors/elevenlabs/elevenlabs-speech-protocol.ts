import { type SpeechErrorCode, type SpeechOptions, sampleRateHz } from '#voice/ports.ts';
import type { ContextMessage, ContextProtocol, TimedWord, WordReader } from '../../shared/context-protocol.ts';
import { isRecord, numbersOf, readMessage, stringsOf } from '../../shared/read-message.ts';
import { speechError } from '../../shared/speech-error.ts';
import { clamp, languageOf } from '../../shared/speech-options.ts';

/**
 * The WebSocket of ElevenLabs' text to speech with several contexts,
 * `/v1/text-to-speech/{voice}/multi-stream-input`.
 *
 * Sources: elevenlabs/elevenlabs-js (snapshot 2026-07-01) `api/types/InitializeConnectionMulti.ts`, `SendTextMulti.ts`,
 * `AudioOutputMulti.ts`, `FinalOutputMulti.ts`, `Alignment.ts`, `RealtimeVoiceSettings.ts` and their serialization; the
 * help page "How can I keep the WebSocket open?" (20 s, at most 180 s); livekit/agents-js `plugins/elevenlabs/src/tts.ts`
 * and its issue 1985 (five contexts on one connection, close code 1008); pipecat-ai/pipecat `services/elevenlabs/tts.py`
 * and `tts_base.py` for auto mode, `close_context` and which models take a language.
 */
const inactivityTimeoutSeconds = 180;
const slowest = 0.7;
const fastest = 1.2;

/** Languages of the models of v2.5; older ones refuse a language, see `takesLanguage`. */
const languages = new Set(
  'ar bg cs da de el en es fi fil fr hi hr hu id it ja ko ms nl no pl pt ro ru sk sv ta tr uk vi zh'.split(' '),
);
const takesLanguage = /^eleven_(flash|turbo)_v2_5$/;

export interface ElevenLabsSpeechSettings {
  engineId: string;
  apiKey: string;
  baseUrl: string;
  model: string;
  defaultVoiceId: string;
}

export function createElevenLabsSpeechProtocol(
  settings: ElevenLabsSpeechSettings,
  options: SpeechOptions,
): ContextProtocol {
  const { engineId, apiKey } = settings;
  const voice_settings = {
    stability: clamp(options.stability, 0, 1),
    speed: clamp(options.speed, slowest, fastest),
  };
  return {
    engineId,
    url: urlOf(settings, options),
    headers: { 'xi-api-key': apiKey },
    mostContexts: 5,
    farewell: JSON.stringify({ close_socket: true }),
    // Voice settings belong to the first message of a context, whose text is a single space.
    begin: (context_id) => JSON.stringify({ text: ' ', context_id, voice_settings }),
    phrase: (context_id, text) => JSON.stringify({ text: text.endsWith(' ') ? text : `${text} `, context_id }),
    end: (context_id) => [
      JSON.stringify({ context_id, text: '', flush: true }),
      JSON.stringify({ context_id, close_context: true }),
    ],
    cancel: (context_id) => JSON.stringify({ context_id, close_context: true }),
    read: (text) => readElevenLabs(text, engineId),
    createWordReader,
  };
}

function urlOf(settings: ElevenLabsSpeechSettings, options: SpeechOptions): URL {
  const voiceId = encodeURIComponent(options.voiceId === '' ? settings.defaultVoiceId : options.voiceId);
  const url = new URL(`/v1/text-to-speech/${voiceId}/multi-stream-input`, settings.baseUrl);
  url.searchParams.set('model_id', settings.model);
  url.searchParams.set('output_format', `pcm_${sampleRateHz}`);
  // Whole phrases are sent, so ElevenLabs need not wait for more of them.
  url.searchParams.set('auto_mode', 'true');
  url.searchParams.set('sync_alignment', 'true');
  url.searchParams.set('inactivity_timeout', String(inactivityTimeoutSeconds));
  const language = languageOf(options.language);
  const code = language === 'nb' || language === 'nn' ? 'no' : language;
  if (takesLanguage.test(settings.model) && languages.has(code)) url.searchParams.set('language_code', code);
  return url;
}

function readElevenLabs(text: string, engineId: string): ContextMessage | undefined {
  const message = readMessage(text);
  if (message === undefined) return undefined;
  const id = message.contextId ?? message.context_id;
  const contextId = typeof id === 'string' ? { contextId: id } : {};
  if (typeof message.error === 'string') {
    return { ...contextId, error: speechError(codeOfError(message), engineId, String(message.code ?? '')) };
  }
  // Written in both ways by the vendor's own serialization.
  const isDone = message.isFinal === true || message.is_final === true;
  if (!('audio' in message) && !isDone) return contextId;
  if (message.audio !== undefined && message.audio !== null && typeof message.audio !== 'string') return undefined;
  return {
    ...contextId,
    ...(typeof message.audio === 'string' && message.audio !== ''
      ? { sound: Buffer.from(message.audio, 'base64') }
      : {}),
    ...(isRecord(message.alignment) ? { alignment: message.alignment } : {}),
    ...(isDone ? { isDone: true } : {}),
  };
}

/** `error` is a short name and `code` the close code that follows. */
function codeOfError(message: Record<string, unknown>): SpeechErrorCode {
  const name = String(message.error);
  // Error of a connection that was idle for too long.
  if (/timeout/i.test(name)) return 'cut';
  if (/rate_limit|too_many|concurrent|max_active|busy/i.test(name)) return 'rate_limited';
  return message.code === 1011 || /internal|unavailable|server/i.test(name) ? 'unavailable' : 'refused';
}

/**
 * Characters with times become words. Times count from the beginning of the chunk of sound they come with, and a word may
 * go on in the next chunk.
 */
function createWordReader(): WordReader {
  let word = '';
  let startMs = 0;
  return (alignment, soundMs) => {
    if (!isRecord(alignment)) return [];
    const starts = numbersOf(alignment.charStartTimesMs);
    const words: TimedWord[] = [];
    for (const [index, char] of stringsOf(alignment.chars).entries()) {
      if (/\s/.test(char)) {
        if (word !== '') words.push({ text: word, startMs });
        word = '';
        continue;
      }
      if (word === '') startMs = soundMs + (starts[index] ?? 0);
      word += char;
    }
    return words;
  };
}
