import { type RecognitionOptions, type SpeechErrorCode, sampleRateHz } from '#voice/ports.ts';
import { hintsOf } from '../../shared/hints.ts';
import { isRecord, numbersOf, readMessage, recordsOf, textOf } from '../../shared/read-message.ts';
import { clamp } from '../../shared/speech-options.ts';
import { azureHost, azureLocale } from './azure-address.ts';
import { type AzureMessage, readAzureMessage } from './azure-messages.ts';

/**
 * Continuous recognition over the Speech service's WebSocket, version 2 (`/stt/speech/universal/v2`).
 * Sources: cognitive-services-speech-sdk-js `src/common.speech/SpeechConnectionFactory.ts` (address),
 * `ServiceRecognizerBase.ts` (order of messages, turns, end of sound), `SpeechServiceRecognizer.ts` (results),
 * `ServiceMessages/**` (fields), `DynamicGrammarBuilder.ts` (phrase list), `EnumTranslation.ts` (statuses).
 */

/**
 * Silence after which the service would end a phrase itself. Unit: milliseconds. Long, because we say where a turn ends.
 * The SDK names it `Speech_SegmentationSilenceTimeoutMs` (`src/sdk/PropertyId.ts`).
 */
const segmentationSilenceMs = 3_000;

/** "A phrase list shouldn't have more than 500 phrases" (Improve recognition accuracy with phrase list); letters: ours. */
const hintLimits = { count: 500, letters: 256 };

export function recognitionUrl(region: string, baseUrl: string | undefined, options: RecognitionOptions): URL {
  const origin = baseUrl?.replace(/\/+$/, '') ?? `wss://${azureHost('stt', region)}`;
  const url = new URL(`${origin}/stt/speech/universal/v2`);
  // One address may be given for both directions.
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('language', azureLocale(options.language));
  url.searchParams.set('format', 'detailed');
  return url;
}

/** Body of `speech.config`, once per connection. */
export const speechConfig = {
  context: { system: { name: 'Parley', version: '1', build: 'Node', lang: 'TypeScript' } },
};

/** Body of `speech.context`, once per turn. */
export function speechContext(options: RecognitionOptions): unknown {
  const hints = hintsOf(options.keywords, options.phrases, hintLimits);
  return {
    phraseDetection: {
      mode: 'Conversation',
      language: azureLocale(options.language),
      conversation: {
        segmentation: { mode: 'Custom', segmentationSilenceTimeoutMs: segmentationSilenceMs },
      },
    },
    phraseOutput: { format: 'Detailed', detailed: { options: [] } },
    ...(hints.length > 0 && { dgi: { groups: [{ type: 'Generic', items: hints.map((text) => ({ text })) }] } }),
  };
}

/** The first sound of a turn: a WAV header whose sizes are open. */
export const waveHeader: Uint8Array = makeWaveHeader();

function makeWaveHeader(): Uint8Array {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRateHz, 24);
  header.writeUInt32LE(sampleRateHz * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  return header;
}

export type RecognitionEvent = { requestId: string } & (
  | { kind: 'hypothesis'; text: string }
  /** Unit: milliseconds of the turn's sound. Empty text: nothing was understood. */
  | { kind: 'phrase'; text: string; confidence?: number; startMs?: number; endMs?: number }
  | { kind: 'failed'; code: SpeechErrorCode; detail: string }
  | { kind: 'turn-end' }
  | { kind: 'other' }
);

/** Reads a message; undefined where it is none of the service's. */
export function readRecognitionEvent(message: string): RecognitionEvent | undefined {
  const envelope = readAzureMessage(message);
  if (envelope === undefined) return undefined;
  const { requestId } = envelope;
  switch (envelope.path) {
    case 'speech.hypothesis':
    case 'speech.fragment':
      return readHypothesis(envelope);
    case 'speech.phrase':
      return readPhrase(envelope);
    case 'turn.end':
      return { kind: 'turn-end', requestId };
    default:
      return { kind: 'other', requestId };
  }
}

function readHypothesis({ requestId, body }: AzureMessage): RecognitionEvent | undefined {
  const text = readMessage(body)?.Text;
  return typeof text === 'string' ? { kind: 'hypothesis', requestId, text } : undefined;
}

const failures: Readonly<Record<string, SpeechErrorCode>> = {
  Error: 'unavailable',
  TooManyRequests: 'rate_limited',
  BadRequest: 'refused',
  Forbidden: 'refused',
};
const withoutWords = new Set(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout', 'EndOfDictation']);

/** Ticks of 100 nanoseconds. */
const ticksPerMs = 10_000;

function readPhrase({ requestId, body }: AzureMessage): RecognitionEvent | undefined {
  const phrase = readMessage(body);
  const status = textOf(phrase?.RecognitionStatus);
  if (phrase === undefined || status === '') return undefined;
  const failure = failures[status];
  if (failure !== undefined) return { kind: 'failed', requestId, code: failure, detail: status };
  if (withoutWords.has(status)) return { kind: 'phrase', requestId, text: '' };
  const best = recordsOf(phrase.NBest)[0];
  const text = isRecord(best) ? textOf(best.Display) : textOf(phrase.DisplayText);
  const [offset, duration] = numbersOf([phrase.Offset, phrase.Duration]);
  const confidence = numbersOf([best?.Confidence])[0];
  return {
    kind: 'phrase',
    requestId,
    text,
    ...(confidence !== undefined && { confidence: clamp(confidence, 0, 1) }),
    ...(offset !== undefined && { startMs: offset / ticksPerMs }),
    ...(offset !== undefined && duration !== undefined && { endMs: (offset + duration) / ticksPerMs }),
  };
}
