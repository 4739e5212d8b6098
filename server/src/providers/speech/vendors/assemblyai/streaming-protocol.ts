import { type RecognitionOptions, type SpeechError, type SpeechErrorCode, sampleRateHz } from '#voice/ports.ts';
import { hintsOf } from '../../shared/hints.ts';
import { numbersOf, readMessage, recordsOf, textOf } from '../../shared/read-message.ts';
import { speechError } from '../../shared/speech-error.ts';
import { clamp, languageOf } from '../../shared/speech-options.ts';

/**
 * AssemblyAI's streaming speech-to-text, version 3.
 * Sources: assemblyai-node-sdk `src/services/streaming/service.ts`, `src/types/streaming/index.ts` and
 * `src/utils/errors/streaming.ts`; "Message sequence", "Common session errors and closures" and "Keyterms prompting"
 * at assemblyai.com/docs/streaming; pipecat `services/assemblyai/stt.py` (what to send when someone else says where a
 * turn ends).
 */

/** "Input duration violation: Expected between 50 and 1000 ms" closes the session, so three frames go together. */
export const framesPerChunk = 3;

/** "up to 100 terms" (migration guide to Universal-3.5 Pro); the length is ours, since sentences are no key terms. */
const hintLimits = { count: 100, letters: 50 };

export function streamingUrl(baseUrl: string, model: string, options: RecognitionOptions): URL {
  const url = new URL(baseUrl);
  const query = url.searchParams;
  query.set('sample_rate', String(sampleRateHz));
  query.set('encoding', 'pcm_s16le');
  query.set('speech_model', model);
  const keyterms = keytermsOf(options);
  if (keyterms.length > 0) query.set('keyterms_prompt', JSON.stringify(keyterms));
  if (endsTurnsByConfidence(model)) {
    query.set('format_turns', 'true');
    // No confidence is enough: turns end when we say so, or after the vendor's own longest silence.
    query.set('end_of_turn_confidence_threshold', '1');
    query.set('min_turn_silence', '160');
  } else {
    query.set('language_codes', JSON.stringify([languageOf(options.language)]));
  }
  return url;
}

/**
 * The Universal-Streaming models format a turn in a separate message and take the settings above; those of the
 * Universal-3 family format as they go and take the language instead.
 */
export function endsTurnsByConfidence(model: string): boolean {
  return model.startsWith('universal-streaming');
}

function keytermsOf(options: Pick<RecognitionOptions, 'keywords' | 'phrases'>): string[] {
  return hintsOf(options.keywords, options.phrases, hintLimits);
}

export const forceEndpointMessage = JSON.stringify({ type: 'ForceEndpoint' });
export const terminateMessage = JSON.stringify({ type: 'Terminate' });

export function updateKeyterms(options: Pick<RecognitionOptions, 'keywords' | 'phrases'>): string {
  return JSON.stringify({ type: 'UpdateConfiguration', keyterms_prompt: keytermsOf(options) });
}

export interface Turn {
  /** All words so far, including those that may still change. */
  seeming: string;
  /** Words that will not change. */
  settled: string;
  isEnd: boolean;
  isFormatted: boolean;
  confidence?: number;
  /** Unit: milliseconds of sound sent. */
  startMs?: number;
  endMs?: number;
}

export type StreamingEvent =
  | { kind: 'begin' }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'error'; code: number | undefined }
  | { kind: 'other' };

/** Reads a message; undefined where it is none of AssemblyAI's. */
export function readStreamingEvent(message: string): StreamingEvent | undefined {
  const event = readMessage(message);
  if (event === undefined) return undefined;
  if (typeof event.error === 'string') {
    return { kind: 'error', code: numbersOf([event.error_code])[0] };
  }
  switch (event.type) {
    case 'Begin':
      return { kind: 'begin' };
    case 'Turn':
      return typeof event.transcript === 'string'
        ? { kind: 'turn', turn: readTurn(event, event.transcript) }
        : undefined;
    default:
      return typeof event.type === 'string' ? { kind: 'other' } : undefined;
  }
}

function readTurn(event: Record<string, unknown>, transcript: string): Turn {
  const words = recordsOf(event.words);
  const confidences = numbersOf(words.map((word) => word.confidence));
  const startMs = numbersOf([words[0]?.start])[0];
  const endMs = numbersOf([words.at(-1)?.end])[0];
  // The transcript holds finished words only; the current one is in `words` alone.
  const unfinished = words.filter((word) => word.word_is_final === false).map((word) => textOf(word.text));
  return {
    seeming: [transcript, ...unfinished].join(' ').trim(),
    settled: transcript.trim(),
    isEnd: event.end_of_turn === true,
    isFormatted: event.turn_is_formatted === true,
    ...(confidences.length > 0 && { confidence: meanOf(confidences) }),
    ...(startMs !== undefined && { startMs }),
    ...(endMs !== undefined && { endMs }),
  };
}

function meanOf(numbers: readonly number[]): number {
  return clamp(numbers.reduce((sum, one) => sum + one, 0) / numbers.length, 0, 1);
}

/** Meaning of the vendor's close codes; the `Error` message before a close carries the same number. */
const closeCodes: Readonly<Record<number, SpeechErrorCode>> = {
  3005: 'unavailable', // "Session Cancelled: An error occurred"
  3006: 'refused', // a message it does not take
  3007: 'refused', // chunks too short or too long, or sound faster than it is said
  3008: 'cut', // the session's three hours are over
  3009: 'rate_limited', // "Too many concurrent sessions"
  4000: 'refused',
  4001: 'refused',
  4002: 'refused',
  4003: 'refused',
  4008: 'cut',
  4010: 'cut',
  4029: 'rate_limited',
  4031: 'cut',
  4101: 'refused',
  4102: 'rate_limited',
};

/** Error of a close, or undefined where the vendor does not define the number. */
export function readClose(engineId: string, code: number, reason: string): SpeechError | undefined {
  // 1008 is both: "Unauthorized Connection: Missing Authorization header" and "... Too many concurrent sessions".
  if (code === 1008) return speechError(/too many/i.test(reason) ? 'rate_limited' : 'refused', engineId, code);
  const meaning = closeCodes[code];
  return meaning === undefined ? undefined : speechError(meaning, engineId, code);
}
