import type { RecognitionOptions, SpeechErrorCode } from '#voice/ports.ts';
import { hintsOf } from '../../shared/hints.ts';
import { isRecord, readMessage, textOf } from '../../shared/read-message.ts';
import { languageOf } from '../../shared/speech-options.ts';

/**
 * OpenAI's realtime transcription over a WebSocket, session type `transcription`.
 * Sources: openai-node `src/resources/realtime/realtime.ts` (events, `AudioTranscription`) and
 * `src/realtime/internal-base.ts` (address, `intent=transcription`); the guide "Realtime transcription" at
 * developers.openai.com; livekit/agents-js `plugins/openai/src/stt.ts` and pipecat `services/openai/stt.py` (which
 * model takes which hint, no `model` in the address of api.openai.com).
 */

/** "The PCM audio format. Only a 24kHz sample rate is supported." */
export const realtimeHz = 24_000;
/** A commit of less is refused with `input_audio_buffer_commit_empty`. */
export const leastCommitMs = 100;

/** The address of a session. `baseUrl` is the one of the HTTP interface, `https://api.openai.com/v1`. */
export function realtimeUrl(baseUrl: string, model: string): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/realtime`);
  url.protocol = url.protocol === 'http:' || url.protocol === 'ws:' ? 'ws:' : 'wss:';
  url.searchParams.set('intent', 'transcription');
  // OpenAI itself takes a model here for a conversation and then refuses to transcribe; gateways route by it.
  if (url.hostname !== 'api.openai.com') url.searchParams.set('model', model);
  return url;
}

/** Sets up the session, or its hints anew. Turn detection is off: we say where a turn ends. */
export function sessionUpdate(model: string, options: RecognitionOptions): string {
  return JSON.stringify({
    type: 'session.update',
    session: {
      type: 'transcription',
      audio: {
        input: {
          format: { type: 'audio/pcm', rate: realtimeHz },
          transcription: { model, ...transcriptionHints(model, options) },
          turn_detection: null,
        },
      },
    },
  });
}

const takesKeywords = /^gpt-(?:live-)?transcribe/;
const takesNoPrompt = /^gpt-realtime-whisper|diarize/;
/** OpenAI names no limit; Whisper's prompt is 224 tokens, which is about this many words. */
const hintLimits = { count: 100, letters: 100 };

/** Language, names and words in the form a model takes them; the same in a realtime session and in an HTTP request. */
export function transcriptionHints(
  model: string,
  options: RecognitionOptions,
): { language?: string; languages?: string[]; keywords?: string[]; prompt?: string } {
  const language = languageOf(options.language);
  const hints = hintsOf(options.keywords, options.phrases, hintLimits);
  if (takesKeywords.test(model)) return { languages: [language], keywords: hints };
  if (takesNoPrompt.test(model) || hints.length === 0) return { language };
  const words = hints.join(', ');
  return { language, prompt: model.startsWith('gpt-') ? `Expect these words: ${words}.` : words };
}

export const commitMessage = JSON.stringify({ type: 'input_audio_buffer.commit' });

/** Samples of 24 kHz as the session takes them; reads the array before it returns. */
export function appendMessage(pcm: Int16Array): string {
  const audio = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
  return `{"type":"input_audio_buffer.append","audio":"${audio}"}`;
}

/** Session events in use. */
export type RealtimeEvent =
  | { kind: 'ready' }
  | { kind: 'committed'; itemId: string }
  | { kind: 'delta'; itemId: string; text: string }
  | { kind: 'completed'; itemId: string; text: string }
  | { kind: 'nothing-committed' }
  | { kind: 'failed'; code: SpeechErrorCode; detail: string }
  | { kind: 'other' };

/** Reads a message; undefined where it is none of OpenAI's. */
export function readRealtimeEvent(message: string): RealtimeEvent | undefined {
  const event = readMessage(message);
  const type = textOf(event?.type);
  if (event === undefined || type === '') return undefined;
  const itemId = textOf(event.item_id);
  switch (type) {
    case 'session.updated':
      return { kind: 'ready' };
    case 'input_audio_buffer.committed':
      return { kind: 'committed', itemId };
    case 'conversation.item.input_audio_transcription.delta':
      return { kind: 'delta', itemId, text: textOf(event.delta) };
    case 'conversation.item.input_audio_transcription.completed':
      return typeof event.transcript === 'string' ? { kind: 'completed', itemId, text: event.transcript } : undefined;
    case 'conversation.item.input_audio_transcription.failed':
    case 'error':
      return readFailure(event.error);
    default:
      return { kind: 'other' };
  }
}

function readFailure(error: unknown): RealtimeEvent {
  const { type, code } = isRecord(error)
    ? { type: textOf(error.type), code: textOf(error.code) }
    : { type: '', code: '' };
  if (code === 'input_audio_buffer_commit_empty') return { kind: 'nothing-committed' };
  return { kind: 'failed', code: codeOfFailure(type, code), detail: code || type || 'no reason given' };
}

function codeOfFailure(type: string, code: string): SpeechErrorCode {
  if (/rate_limit|quota/.test(`${type} ${code}`)) return 'rate_limited';
  if (code === 'session_expired') return 'cut';
  return type === 'invalid_request_error' || /api_key|authentication|permission/.test(`${type} ${code}`)
    ? 'refused'
    : 'unavailable';
}
