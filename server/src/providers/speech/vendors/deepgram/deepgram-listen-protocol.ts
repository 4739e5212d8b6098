import { type RecognitionOptions, sampleRateHz } from '#voice/ports.ts';
import type { HeardSegment } from '../../shared/heard-words.ts';
import { isRecord, millisecondsOf, readMessage, recordsOf, textOf } from '../../shared/read-message.ts';
import { languageOf } from '../../shared/speech-options.ts';

/**
 * The WebSocket of Deepgram's streaming speech to text, `/v1/listen`: sound in as binary messages, `Results` out.
 *
 * Sources: deepgram/deepgram-js-sdk (snapshot 2026-08-14) `api/resources/listen/resources/v1` (client and
 * `types/ListenV1Results.ts`), `api/types/ListenV1Keyterm.ts`, `ListenV1Endpointing.ts`; developers.deepgram.com:
 * "Finalize", "Audio Keep Alive", "Keyterm Prompting", the changelog of 2026-10-02 (`Configure` with keyterms, not on
 * regional endpoints) and its correction (too many keyterms silence the stream), "Models & Languages Overview" and the
 * changelogs of nova-3's languages; pipecat-ai/pipecat `services/deepgram/stt.py` for what follows a `Finalize`.
 */
export const finalizeMessage = JSON.stringify({ type: 'Finalize' });
export const keepAliveMessage = JSON.stringify({ type: 'KeepAlive' });
export const closeStreamMessage = JSON.stringify({ type: 'CloseStream' });

/** Deepgram closes after 10 s without sound or `KeepAlive` and wants one every 3-5 s. Unit: milliseconds. */
export const keepAliveEveryMs = 4_000;

/** Tags nova-3 knows besides plain languages. */
const regions = new Set(
  (
    'en-US en-AU en-GB en-IN en-NZ de-CH es-419 fr-CA pt-BR pt-PT nl-BE sv-SE da-DK ko-KR zh-CN zh-TW zh-HK zh-Hans ' +
    'zh-Hant'
  ).split(' '),
);

/** At most 500 tokens of keyterms; no token is shorter than a character, and most are four. */
const mostKeytermCharacters = 1_000;
const mostKeyterms = 100;

export function listenUrl(baseUrl: string, model: string, options: RecognitionOptions): URL {
  const url = new URL('/v1/listen', baseUrl);
  const settings = {
    model,
    encoding: 'linear16',
    sample_rate: String(sampleRateHz),
    channels: '1',
    language: regions.has(options.language) ? options.language : languageOf(options.language),
    interim_results: 'true',
    // The call decides when a turn is over.
    endpointing: 'false',
    punctuate: 'true',
    smart_format: 'true',
  };
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  if (takesKeyterms(model)) for (const term of keytermsOf(options)) url.searchParams.append('keyterm', term);
  return url;
}

/** Replaces the keyterms; undefined where model or endpoint cannot. */
export function configureMessage(baseUrl: string, model: string, options: RecognitionOptions): string | undefined {
  const isRegional = /^api\.[a-z]+\.deepgram\.com$/.test(new URL(baseUrl).hostname);
  if (!takesKeyterms(model) || isRegional) return undefined;
  return JSON.stringify({ type: 'Configure', keyterms: keytermsOf(options) });
}

function takesKeyterms(model: string): boolean {
  return model.startsWith('nova-3');
}

/** Names first, then what is expected, as much as fits. */
function keytermsOf(options: RecognitionOptions): string[] {
  const terms = [...new Set([...options.keywords, ...options.phrases].map((term) => term.trim()))];
  let left = mostKeytermCharacters;
  return terms
    .filter((term) => {
      if (term === '' || term.length > left) return false;
      left -= term.length;
      return true;
    })
    .slice(0, mostKeyterms);
}

export type ListenMessage =
  | { kind: 'results'; segment: HeardSegment; isFinal: boolean; isFromFinalize: boolean; isSpeechFinal: boolean }
  | { kind: 'other' };

/** Undefined: not in Deepgram's format. */
export function readListenMessage(text: string): ListenMessage | undefined {
  const message = readMessage(text);
  if (typeof message?.type !== 'string') return undefined;
  if (message.type !== 'Results') return { kind: 'other' };
  if (!isRecord(message.channel)) return undefined;
  const [best] = recordsOf(message.channel.alternatives);
  return {
    kind: 'results',
    segment: best === undefined ? { text: '' } : segmentOf(best),
    isFinal: message.is_final === true,
    isFromFinalize: message.from_finalize === true,
    isSpeechFinal: message.speech_final === true,
  };
}

function segmentOf(alternative: Record<string, unknown>): HeardSegment {
  const words = recordsOf(alternative.words);
  const startMs = millisecondsOf(words[0]?.start);
  const endMs = millisecondsOf(words.at(-1)?.end);
  const { confidence } = alternative;
  return {
    text: textOf(alternative.transcript).trim(),
    ...(typeof confidence === 'number' ? { confidence } : {}),
    ...(startMs === undefined ? {} : { startMs }),
    ...(endMs === undefined ? {} : { endMs }),
  };
}
