import type { Egress } from '@parley/egress';
import type { SpeechListener } from '#voice/ports.ts';
import { createPcmReader, type PcmReader } from './pcm-reader.ts';
import { codeOfStatus, speechError, toSpeechError } from './speech-error.ts';

export interface HttpSpeechRequest {
  egress: Pick<Egress, 'fetchFor'>;
  engineId: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** Sample rate of the signed 16 bit little-endian audio in the response. */
  fromHz: number;
  /** Until the first sound. Unit: milliseconds. */
  firstAudioMs: number;
  /** Longest wait between two stretches of sound. Unit: milliseconds. */
  idleMs: number;
  /** Most sound of one utterance. Default: 64 MB. */
  maxBytes?: number;
}

const defaultMaxBytes = 64_000_000;

/** Speaks one POST whose answer streams sound. Never throws; cancelling ends the request without another word. */
export function speakOverHttp(request: HttpSpeechRequest, listener: SpeechListener): { cancel(): void } {
  const { engineId, firstAudioMs } = request;
  const giveUp = new AbortController();
  const reader = createPcmReader(request.fromHz);
  let isOver = false;

  function finish(tell?: () => void): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(deadline);
    giveUp.abort();
    reader.close();
    tell?.();
  }
  const fail = (error: unknown): void => finish(() => listener.failed(toSpeechError(engineId, error)));
  const deadline = setTimeout(() => fail(speechError('timeout', engineId)), firstAudioMs);

  readAnswer(request, giveUp.signal, (bytes) => {
    if (isOver) return;
    clearTimeout(deadline);
    handOver(reader, bytes, listener);
  }).then(() => finish(() => listener.end()), fail);
  return { cancel: () => finish() };
}

async function readAnswer(
  request: HttpSpeechRequest,
  signal: AbortSignal,
  takeBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  const { egress, engineId, url, headers, body, firstAudioMs, idleMs, maxBytes = defaultMaxBytes } = request;
  const fetch = egress.fetchFor({ timeoutMs: firstAudioMs, idleTimeoutMs: idleMs, maxBytes, redirects: 0 });
  const answer = await fetch(url, { method: 'POST', headers, body, signal });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw speechError(codeOfStatus(answer.status), engineId, answer.status);
  }
  const type = answer.headers.get('content-type') ?? '';
  if (answer.body === null || /json|html|xml/.test(type)) {
    await answer.body?.cancel();
    throw speechError('garbage', engineId, 'no sound');
  }
  const size = await readBody(answer.body, engineId, takeBytes);
  if (size === 0) throw speechError('garbage', engineId, 'no sound');
}

/** Reads to the end. A body that stops before it is `cut`, one that falls silent `timeout`. */
async function readBody(
  body: ReadableStream<Uint8Array>,
  engineId: string,
  takeBytes: (bytes: Uint8Array) => void,
): Promise<number> {
  let size = 0;
  try {
    for await (const bytes of body) {
      size += bytes.length;
      takeBytes(bytes);
    }
  } catch (error) {
    const meant = toSpeechError(engineId, error);
    throw meant.code === 'refused' ? speechError('cut', engineId, undefined, error) : meant;
  }
  return size;
}

function handOver(reader: PcmReader, bytes: Uint8Array, listener: SpeechListener): void {
  const pcm = reader.read(bytes);
  if (pcm.length > 0) listener.audio(pcm);
}
