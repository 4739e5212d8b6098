import { type SpeechError, type SpeechOptions, sampleRateHz } from '#voice/ports.ts';
import { readMessage } from '../../shared/read-message.ts';
import { codeOfClose, speechError } from '../../shared/speech-error.ts';
import { clamp, languageOf } from '../../shared/speech-options.ts';

/**
 * The WebSocket of Deepgram's text to speech, `/v1/speak`: text in as JSON, sound out as binary messages, one stream
 * without names for its parts: `Flush` is answered by `Flushed` after the last sound, `Clear` by `Cleared`.
 *
 * Sources: deepgram/deepgram-js-sdk (snapshot 2026-08-14) `api/resources/speak/resources/v1` (client, socket and types);
 * developers.deepgram.com: "Flush" (20 in 60 seconds), "Clear", "Close", "Speed, Pause, Pronunciation" (speed 0.7-1.5 in
 * English and Spanish), "TTS Troubleshooting WebSocket, NET, and DATA Errors"; pipecat-ai/pipecat
 * `services/deepgram/tts.py`.
 */
export const mostFlushes = 20;
export const flushWindowMs = 60_000;

const slowest = 0.7;
const fastest = 1.5;

/** One voice per language of `SpeakV1Model`, the first of Deepgram's own examples where there is one. */
const defaultVoices: Readonly<Record<string, string>> = {
  en: 'aura-2-thalia-en',
  es: 'aura-2-celeste-es',
  de: 'aura-2-viktoria-de',
  nl: 'aura-2-rhea-nl',
  fr: 'aura-2-agathe-fr',
  it: 'aura-2-livia-it',
  ja: 'aura-2-fujin-ja',
};

/** The voice, which Deepgram calls model; undefined where Deepgram has none for the language. */
export function voiceOf(options: Pick<SpeechOptions, 'voiceId' | 'language'>): string | undefined {
  return options.voiceId === '' ? defaultVoices[languageOf(options.language)] : options.voiceId;
}

export function speechUrl(baseUrl: string, voiceId: string, speed: number): URL {
  const url = new URL('/v1/speak', baseUrl);
  url.searchParams.set('model', voiceId);
  url.searchParams.set('encoding', 'linear16');
  url.searchParams.set('sample_rate', String(sampleRateHz));
  if (speed !== 1 && /-(en|es)$/.test(voiceId)) url.searchParams.set('speed', String(clamp(speed, slowest, fastest)));
  return url;
}

export const speakMessage = (text: string) => JSON.stringify({ type: 'Speak', text });
export const flushMessage = JSON.stringify({ type: 'Flush' });
export const clearMessage = JSON.stringify({ type: 'Clear' });
export const closeMessage = JSON.stringify({ type: 'Close' });

export type SpeechNotice = 'flushed' | 'cleared' | 'refused' | 'other';

/** Event of a text message; undefined where it is not in Deepgram's format. */
export function readSpeechNotice(text: string): SpeechNotice | undefined {
  const message = readMessage(text);
  switch (message?.type) {
    case 'Flushed':
      return 'flushed';
    case 'Cleared':
      return 'cleared';
    case 'Error':
      return 'refused';
    default:
      return typeof message?.type === 'string' ? 'other' : undefined;
  }
}

/** Deepgram closes with a reason such as `DATA-0000` or `NET-0001`. */
export function readDeepgramClose(engineId: string, closeCode: number, reason: string): SpeechError {
  const name = /\b(DATA|NET)-\d{4}\b/.exec(reason)?.[0];
  const code = name?.startsWith('DATA') === true ? 'refused' : codeOfClose(closeCode);
  return speechError(code, engineId, name ?? closeCode);
}
