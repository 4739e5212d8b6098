import type { Egress } from '@parley/egress';
import { createResampler } from '#voice/codec/resample.ts';
import {
  frameSamples,
  type RecognitionOptions,
  type RecognitionStream,
  type SpeechError,
  sampleRateHz,
  type TranscriptListener,
} from '#voice/ports.ts';
import { createDeadline } from '../../shared/deadline.ts';
import { openVendorStream } from '../../shared/open-stream.ts';
import { createSoundGate } from '../../shared/sound-gate.ts';
import { speechError } from '../../shared/speech-error.ts';
import {
  appendMessage,
  commitMessage,
  leastCommitMs,
  type RealtimeEvent,
  readRealtimeEvent,
  realtimeHz,
  realtimeUrl,
  sessionUpdate,
} from './realtime-protocol.ts';
import { createTranscriptOrder } from './transcript-order.ts';

export interface RealtimeRequest {
  egress: Pick<Egress, 'openWebSocket'>;
  engineId: string;
  baseUrl: string;
  model: string;
  headers: Record<string, string>;
  /** Time limit for connection and session setup. Unit: milliseconds. */
  connectMs: number;
  /** From a flush to its words. Unit: milliseconds. */
  answerMs: number;
}

/** Sound sent in one message. Unit: milliseconds. */
const chunkMs = 100;

/** One call's ear at OpenAI: what may be speech is streamed as it is said and committed where a turn ends. */
export function openRealtimeStream(
  request: RealtimeRequest,
  options: RecognitionOptions,
  listener: TranscriptListener,
): RecognitionStream {
  const { engineId, model } = request;
  let isOver = false;
  // The listener may close the stream from within its final.
  const order = createTranscriptOrder({
    partial: (text) => isOver || listener.partial(text),
    final: (transcript) => isOver || listener.final(transcript),
  });
  const answer = createDeadline(request.answerMs, () => fail(speechError('timeout', engineId)));
  const setUp = createDeadline(request.connectMs, () => fail(speechError('timeout', engineId)));
  const stream = openVendorStream(
    {
      egress: request.egress,
      engineId,
      url: realtimeUrl(request.baseUrl, model),
      headers: request.headers,
      connectTimeoutMs: request.connectMs,
    },
    { text: (message) => take(readRealtimeEvent(message)), closed: (error) => fail(error) },
  );
  const chunks = createChunks((message) => stream.send(message));
  const gate = createSoundGate((frame) => chunks.add(frame));
  setUp.start();
  stream.send(sessionUpdate(model, options));

  function finish(): void {
    isOver = true;
    setUp.stop();
    answer.stop();
    chunks.close();
    stream.close();
  }
  function fail(error: SpeechError): void {
    if (isOver) return;
    finish();
    listener.failed(error);
  }
  function take(event: RealtimeEvent | undefined): void {
    if (event === undefined) return fail(speechError('garbage', engineId));
    act(event);
    if (order.waiting === 0) answer.stop();
  }
  function act(event: RealtimeEvent): void {
    switch (event.kind) {
      case 'ready':
        return setUp.stop();
      case 'committed':
        return order.committed(event.itemId);
      case 'delta':
        return order.delta(event.itemId, event.text);
      case 'completed':
        return order.completed(event.itemId, event.text);
      case 'nothing-committed':
        return order.dropUncommitted();
      case 'failed':
        return fail(speechError(event.code, engineId, event.detail));
      case 'other':
    }
  }

  return {
    push(frame) {
      if (!isOver) gate.push(frame);
    },
    flush() {
      if (isOver || !gate.isOpen) return;
      order.expect(gate.stretch());
      gate.shut();
      chunks.complete();
      stream.send(commitMessage);
      answer.start();
    },
    setExpectedPhrases(phrases) {
      if (!isOver) stream.send(sessionUpdate(model, { ...options, phrases }));
    },
    close() {
      if (!isOver) finish();
    },
  };
}

/** Gathers frames of 20 ms at 16 kHz into messages of 100 ms at 24 kHz. */
function createChunks(send: (message: string) => void) {
  const resampler = createResampler({ fromHz: sampleRateHz, toHz: realtimeHz });
  const silence = new Int16Array(frameSamples);
  const chunk = new Int16Array((realtimeHz * chunkMs) / 1000);
  let filled = 0;
  let sinceCommit = 0;

  function sendChunk(): void {
    if (filled > 0) send(appendMessage(chunk.subarray(0, filled)));
    filled = 0;
  }
  function add(frame: Int16Array): void {
    const pcm = resampler.process(frame);
    if (filled + pcm.length > chunk.length) sendChunk();
    chunk.set(pcm, filled);
    filled += pcm.length;
    sinceCommit += pcm.length;
    if (filled === chunk.length) sendChunk();
  }

  return {
    add,
    /** Sends the rest, with silence after it where OpenAI would refuse so short a stretch. */
    complete() {
      while (sinceCommit < (realtimeHz * leastCommitMs) / 1000) add(silence);
      sendChunk();
      sinceCommit = 0;
    },
    close: () => resampler.close(),
  };
}
