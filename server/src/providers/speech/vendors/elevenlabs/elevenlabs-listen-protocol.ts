import { type RecognitionOptions, type SpeechErrorCode, sampleRateHz } from '#voice/ports.ts';
import type { HeardSegment } from '../../shared/heard-words.ts';
import { millisecondsOf, readMessage, recordsOf, textOf } from '../../shared/read-message.ts';
import { languageOf } from '../../shared/speech-options.ts';

/**
 * The WebSocket of ElevenLabs' realtime speech to text, `/v1/speech-to-text/realtime`: sound in as base64 in JSON, partial
 * and committed transcripts out; with `commit_strategy=manual` nothing is final before it is committed.
 *
 * Sources: elevenlabs/elevenlabs-js (snapshot 2026-07-01) `wrapper/realtime/connection.ts` (messages and error types) and
 * `scribe.ts` (query parameters, 50 keyterms of 20 characters); elevenlabs.io docs "Realtime event reference";
 * pipecat-ai/pipecat `services/elevenlabs/stt.py` (an empty chunk that commits; each commit answered by a transcript with
 * times where these are asked for); livekit/agents-js `plugins/elevenlabs/src/stt.ts` (chunks of 50 ms, an empty chunk
 * every 10 s in silence).
 */
export const chunkFrames = 3;
export const keepAliveEveryMs = 10_000;

const mostKeyterms = 50;
const longestKeyterm = 20;

export function realtimeUrl(baseUrl: string, model: string, options: RecognitionOptions): URL {
  const url = new URL('/v1/speech-to-text/realtime', baseUrl);
  const settings = {
    model_id: model,
    audio_format: `pcm_${sampleRateHz}`,
    // The call decides when a turn is over.
    commit_strategy: 'manual',
    include_timestamps: 'true',
    language_code: languageOf(options.language),
  };
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  for (const term of keytermsOf(options)) url.searchParams.append('keyterms', term);
  return url;
}

function keytermsOf({ keywords, phrases }: RecognitionOptions): string[] {
  const terms = [...new Set([...keywords, ...phrases].map((term) => term.trim()))];
  return terms.filter((term) => term !== '' && term.length <= longestKeyterm).slice(0, mostKeyterms);
}

export function audioMessage(sound: Uint8Array, commits: boolean): string {
  return JSON.stringify({
    message_type: 'input_audio_chunk',
    audio_base_64: Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength).toString('base64'),
    commit: commits,
    sample_rate: sampleRateHz,
  });
}

export type RealtimeMessage =
  | { kind: 'partial'; text: string }
  | { kind: 'committed'; segment: HeardSegment }
  /** The commit came too soon; what was said stays with the vendor until the next one. */
  | { kind: 'throttled' }
  | { kind: 'error'; code: SpeechErrorCode; name: string }
  | { kind: 'other' };

const errors: Readonly<Record<string, SpeechErrorCode>> = {
  error: 'unavailable',
  auth_error: 'refused',
  quota_exceeded: 'refused',
  unaccepted_terms: 'refused',
  unaccepted_terms_error: 'refused',
  input_error: 'refused',
  invalid_request: 'refused',
  chunk_size_exceeded: 'refused',
  rate_limited: 'rate_limited',
  queue_overflow: 'unavailable',
  resource_exhausted: 'unavailable',
  transcriber_error: 'unavailable',
  session_time_limit_exceeded: 'cut',
};

/** Undefined: not in ElevenLabs' format. */
export function readRealtimeMessage(text: string): RealtimeMessage | undefined {
  const message = readMessage(text);
  const name = message?.message_type;
  if (message === undefined || typeof name !== 'string') return undefined;
  const code = errors[name];
  if (code !== undefined) return { kind: 'error', code, name };
  switch (name) {
    case 'partial_transcript':
      return { kind: 'partial', text: textOf(message.text).trim() };
    case 'committed_transcript_with_timestamps':
      return { kind: 'committed', segment: segmentOf(message) };
    case 'commit_throttled':
      return { kind: 'throttled' };
    default:
      // `committed_transcript` says the same without times and comes besides.
      return { kind: 'other' };
  }
}

function segmentOf(message: Record<string, unknown>): HeardSegment {
  const words = recordsOf(message.words).filter((word) => word.type !== 'spacing');
  const startMs = millisecondsOf(words[0]?.start);
  const endMs = millisecondsOf(words.at(-1)?.end);
  const logs = words.flatMap(({ logprob }) => (typeof logprob === 'number' ? [logprob] : []));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return {
    text: textOf(message.text).trim(),
    ...(logs.length === 0 ? {} : { confidence: Math.exp(mean) }),
    ...(startMs === undefined ? {} : { startMs }),
    ...(endMs === undefined ? {} : { endMs }),
  };
}
