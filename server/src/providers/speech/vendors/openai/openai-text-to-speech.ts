import type { Egress } from '@parley/egress';
import type { SpeechOptions, TextToSpeech } from '#voice/ports.ts';
import { hasSpokenWords, spokenText } from '../../local/text-normalization/spoken-text.ts';
import { createClauseVoice } from '../../shared/clause-voice.ts';
import { defaultSpeechTimeouts, type SpeechTimeouts } from '../../shared/delivery.ts';
import { speakOverHttp } from '../../shared/http-speech.ts';
import { clamp } from '../../shared/speech-options.ts';
import { openAiBaseUrl } from './openai-speech-to-text.ts';

/** Connecting is part of the wait for the first sound. */
export type ClauseTimeouts = Omit<SpeechTimeouts, 'connectMs'>;

export interface OpenAiTextToSpeechOptions {
  apiKey: string;
  /** Default: `https://api.openai.com/v1`. */
  baseUrl?: string;
  /** Default: `gpt-4o-mini-tts`. */
  model?: string;
  egress: Pick<Egress, 'fetchFor'>;
  timeouts?: ClauseTimeouts;
}

/** Sample rate of `response_format: pcm`, 16 bit mono without a header. Source: pipecat `services/openai/tts.py`. */
const pcmHz = 24_000;
/** Every model of OpenAI has it. */
const defaultVoice = 'alloy';
const speeds = { slowest: 0.25, fastest: 4 };

/** Speaks through OpenAI's `/audio/speech`. */
export function createOpenAiTextToSpeech(options: OpenAiTextToSpeechOptions): TextToSpeech {
  const { apiKey, baseUrl = openAiBaseUrl, model = 'gpt-4o-mini-tts', egress, timeouts } = options;
  const headers = { authorization: `Bearer ${apiKey}` };
  return createSpeaker({ id: `openai/${model}`, baseUrl, headers, model, defaultVoice, pcmHz, egress, timeouts });
}

export interface CompatibleTextToSpeechOptions {
  /** The address before `/audio/speech`, for example `http://127.0.0.1:8880/v1`. */
  baseUrl: string;
  headers?: Record<string, string>;
  model: string;
  /** For agents that name no voice. Default: `alloy`. */
  defaultVoice?: string;
  /** Sample rate of the server's audio. Default: 24000, as OpenAI's. */
  pcmHz?: number;
  egress: Pick<Egress, 'fetchFor'>;
  timeouts?: ClauseTimeouts;
}

/**
 * Speaks through any server with OpenAI's `/audio/speech` that can answer with raw PCM. Figures are sent in words: small
 * models on such servers say them in English, or not at all.
 */
export function createCompatibleTextToSpeech(options: CompatibleTextToSpeechOptions): TextToSpeech {
  const id = `openai-compatible/${options.model}`;
  return createSpeaker({ headers: {}, defaultVoice, pcmHz, timeouts: undefined, ...options, id, normalize: inWords });
}

/** Languages without words for figures here, and other scripts, are left to the server. */
const inWords = (text: string, language: string) =>
  (hasSpokenWords(language) ? spokenText(text, language) : '') || text;

interface Speaker {
  id: string;
  baseUrl: string;
  headers: Record<string, string>;
  model: string;
  defaultVoice: string;
  pcmHz: number;
  egress: Pick<Egress, 'fetchFor'>;
  timeouts: ClauseTimeouts | undefined;
  /** Text as it is sent; default: as it was written. */
  normalize?: (text: string, language: string) => string;
}

function createSpeaker(speaker: Speaker): TextToSpeech {
  const { id, egress, timeouts } = speaker;
  const { firstAudioMs, idleMs } = { ...defaultSpeechTimeouts, ...timeouts };
  const url = new URL(`${speaker.baseUrl.replace(/\/+$/, '')}/audio/speech`);
  const headers = { ...speaker.headers, 'content-type': 'application/json', accept: 'application/octet-stream' };
  const speakClauses = (options: SpeechOptions) =>
    createClauseVoice(id, (text, listener) => {
      const input = speaker.normalize?.(text, options.language) ?? text;
      const body = JSON.stringify(speechBody(speaker, options, input));
      const limits = { fromHz: speaker.pcmHz, firstAudioMs, idleMs };
      return speakOverHttp({ egress, engineId: id, url, headers, body, ...limits }, listener);
    });
  return { id, accepts: 'clauses', open: speakClauses };
}

/** Source: openai-node `src/resources/audio/speech.ts` (`SpeechCreateParams`). */
function speechBody(speaker: Speaker, options: SpeechOptions, input: string): Record<string, unknown> {
  const voice = options.voiceId === '' ? speaker.defaultVoice : options.voiceId;
  const speed = clamp(options.speed, speeds.slowest, speeds.fastest);
  return { model: speaker.model, input, voice, response_format: 'pcm', ...(speed === 1 ? {} : { speed }) };
}
