import type { Egress } from '@parley/egress';
import { type RecognitionOptions, sampleRateHz } from '#voice/ports.ts';
import { readMessage } from '../../shared/read-message.ts';
import { codeOfStatus, speechError, toSpeechError } from '../../shared/speech-error.ts';
import { transcriptionHints } from './realtime-protocol.ts';

/**
 * OpenAI's `/audio/transcriptions`, as servers of one's own speak it too (speaches, vLLM, whisper.cpp, LocalAI).
 * Source: openai-node `src/resources/audio/transcriptions.ts` (`TranscriptionCreateParams`, `Transcription`).
 */

export interface BufferedRequest {
  egress: Pick<Egress, 'fetchFor'>;
  engineId: string;
  baseUrl: string;
  model: string;
  headers: Record<string, string>;
  /** From sending an utterance to the last of its words. Unit: milliseconds. */
  answerMs: number;
}

const maxAnswerBytes = 1_000_000;

/** The words of one utterance, maybe none. Throws SpeechError. */
export async function transcribe(
  request: BufferedRequest,
  options: RecognitionOptions,
  pcm: Int16Array,
  signal: AbortSignal,
): Promise<string> {
  const { egress, engineId, answerMs } = request;
  const limits = { timeoutMs: answerMs, idleTimeoutMs: answerMs, totalTimeoutMs: answerMs, maxBytes: maxAnswerBytes };
  const fetch = egress.fetchFor({ ...limits, redirects: 0 });
  const url = `${request.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;
  const body = formOf(request.model, options, pcm);
  const answer = await fetch(url, { method: 'POST', headers: request.headers, body, signal }).catch(
    (error: unknown) => {
      throw toSpeechError(engineId, error);
    },
  );
  if (!answer.ok) {
    await answer.body?.cancel();
    throw speechError(codeOfStatus(answer.status), engineId, answer.status);
  }
  const text = readMessage(await readText(answer, engineId))?.text;
  if (typeof text !== 'string') throw speechError('garbage', engineId);
  return text;
}

/** A connection that is lost while the answer is read is `cut`; the egress cannot know that it had begun. */
async function readText(answer: Response, engineId: string): Promise<string> {
  try {
    return await answer.text();
  } catch (error) {
    const meant = toSpeechError(engineId, error);
    throw meant.code === 'refused' ? speechError('cut', engineId, undefined, error) : meant;
  }
}

function formOf(model: string, options: RecognitionOptions, pcm: Int16Array): FormData {
  const form = new FormData();
  form.set('file', new Blob([wavOf(pcm)], { type: 'audio/wav' }), 'utterance.wav');
  form.set('model', model);
  form.set('response_format', 'json');
  const { language, languages, keywords, prompt } = transcriptionHints(model, options);
  if (language !== undefined) form.set('language', language);
  if (prompt !== undefined) form.set('prompt', prompt);
  // Lists are written as OpenAI's own client writes them in a form: one field per entry, with brackets.
  for (const entry of languages ?? []) form.append('languages[]', entry);
  for (const entry of keywords ?? []) form.append('keywords[]', entry);
  return form;
}

const headerBytes = 44;

/** A WAV file of mono 16 bit PCM at 16 kHz (RIFF, format 1). */
function wavOf(pcm: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + pcm.byteLength);
  const header = Buffer.from(bytes.buffer, 0, headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + pcm.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRateHz, 24);
  header.writeUInt32LE(sampleRateHz * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.byteLength, 40);
  bytes.set(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), headerBytes);
  return bytes;
}
