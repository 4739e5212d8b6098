import type { Egress } from '@parley/egress';
import type { SpeechToText } from '#voice/ports.ts';
import { openBufferedStream } from './buffered-stream.ts';
import { openRealtimeStream } from './realtime-stream.ts';

/** Unit: milliseconds. */
export interface HearingTimeouts {
  /** Time limit for connection and session setup. Default: 5 s. */
  connectMs?: number;
  /** From a flush to its words. Default: 5 s, 10 s for an engine that is sent a whole utterance. */
  answerMs?: number;
}

/** Models that begin to write when the turn ends need longer than those that listen along. Unit: milliseconds. */
const wordsAfterFlushMs = 2_500;

export interface OpenAiSpeechToTextOptions {
  apiKey: string;
  /** Default: `https://api.openai.com/v1`. */
  baseUrl?: string;
  /** Default: `gpt-4o-transcribe`, whose words come after the flush; `gpt-realtime-whisper` says them meanwhile. */
  model?: string;
  egress: Pick<Egress, 'openWebSocket'>;
  timeouts?: HearingTimeouts;
}

export const openAiBaseUrl = 'https://api.openai.com/v1';

/** Hears through OpenAI's realtime transcription. Sessions last 60 minutes at most; then the stream says `cut`. */
export function createOpenAiSpeechToText(options: OpenAiSpeechToTextOptions): SpeechToText {
  const { apiKey, baseUrl = openAiBaseUrl, model = 'gpt-4o-transcribe', egress, timeouts = {} } = options;
  const id = `openai/${model}`;
  const { connectMs = 5_000, answerMs = 5_000 } = timeouts;
  const headers = { authorization: `Bearer ${apiKey}` };
  return {
    id,
    vocabulary: 'open',
    flushTimeoutMs: wordsAfterFlushMs,
    open: (recognition, listener) =>
      openRealtimeStream({ egress, engineId: id, baseUrl, model, headers, connectMs, answerMs }, recognition, listener),
  };
}

export interface CompatibleSpeechToTextOptions {
  /** The address before `/audio/transcriptions`, for example `http://127.0.0.1:8000/v1`. */
  baseUrl: string;
  /** For example `{ authorization: 'Bearer ...' }`; a server of one's own may want none. */
  headers?: Record<string, string>;
  model: string;
  egress: Pick<Egress, 'fetchFor'>;
  timeouts?: Pick<HearingTimeouts, 'answerMs'>;
}

/**
 * Speech-to-text by any server with OpenAI's `/audio/transcriptions`: whole utterances, sent when the turn ends. No
 * partials, and no audio is sent during silence.
 */
export function createCompatibleSpeechToText(options: CompatibleSpeechToTextOptions): SpeechToText {
  const { baseUrl, headers = {}, model, egress, timeouts = {} } = options;
  const id = `openai-compatible/${model}`;
  const { answerMs = 10_000 } = timeouts;
  return {
    id,
    vocabulary: 'open',
    flushTimeoutMs: answerMs,
    open: (recognition, listener) =>
      openBufferedStream({ egress, engineId: id, baseUrl, model, headers, answerMs }, recognition, listener),
  };
}
