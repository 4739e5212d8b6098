import type { Egress } from '@parley/egress';
import {
  frameSamples,
  type RecognitionOptions,
  type RecognitionStream,
  type SpeechError,
  type TranscriptListener,
} from '#voice/ports.ts';
import { createDeadline } from '../../shared/deadline.ts';
import { openVendorStream } from '../../shared/open-stream.ts';
import { readMessage, textOf } from '../../shared/read-message.ts';
import { createSoundDetector } from '../../shared/sound-detector.ts';
import { speechError } from '../../shared/speech-error.ts';
import {
  endsTurnsByConfidence,
  forceEndpointMessage,
  framesPerChunk,
  readClose,
  readStreamingEvent,
  type StreamingEvent,
  streamingUrl,
  type Turn,
  terminateMessage,
  updateKeyterms,
} from './streaming-protocol.ts';

export interface StreamingRequest {
  egress: Pick<Egress, 'openWebSocket'>;
  engineId: string;
  baseUrl: string;
  model: string;
  headers: Record<string, string>;
  /** Until the session has begun. Unit: milliseconds. */
  connectMs: number;
  /** From a flush to its words. Unit: milliseconds. */
  answerMs: number;
}

/** One call's ear at AssemblyAI. Sound is streamed without a gap, so the session needs no other sign of life. */
export function openAssemblyAiStream(
  request: StreamingRequest,
  options: RecognitionOptions,
  listener: TranscriptListener,
): RecognitionStream {
  const { engineId, model } = request;
  const isFormattedApart = endsTurnsByConfidence(model);
  const detector = createSoundDetector();
  const setUp = createDeadline(request.connectMs, () => fail(speechError('timeout', engineId)));
  const answer = createDeadline(request.answerMs, () => missAnswer());
  const stream = openVendorStream(
    {
      egress: request.egress,
      engineId,
      url: streamingUrl(request.baseUrl, model, options),
      headers: request.headers,
      connectTimeoutMs: request.connectMs,
      readClose: (code, reason) => readClose(engineId, code, reason),
    },
    { text: (message) => take(readStreamingEvent(message), message), closed: (error) => fail(error) },
  );
  const sendFrame = createChunks((chunk) => stream.send(chunk));
  /** The newest turn without a final. */
  let turn: Turn | undefined;
  /** A final was asked for and has not come. */
  let isAsked = false;
  let isOver = false;
  setUp.start();

  function finish(): void {
    isOver = true;
    setUp.stop();
    answer.stop();
    stream.close(terminateMessage);
  }
  function fail(error: SpeechError): void {
    if (isOver) return;
    finish();
    listener.failed(error);
  }
  function take(event: StreamingEvent | undefined, message: string): void {
    switch (event?.kind) {
      case undefined:
        return fail(speechError('garbage', engineId));
      case 'begin':
        return setUp.stop();
      case 'error': {
        const reason = textOf(readMessage(message)?.error);
        const known = event.code === undefined ? undefined : readClose(engineId, event.code, reason);
        return fail(known ?? speechError('unavailable', engineId, event.code));
      }
      case 'turn':
        return takeTurn(event.turn);
    }
  }
  function takeTurn(next: Turn): void {
    turn = next;
    if (next.isEnd && (next.isFormatted || !isFormattedApart)) return tellFinal(next);
    if (!next.isEnd && next.seeming !== '') listener.partial(next.seeming);
  }
  function tellFinal({ settled, confidence, startMs, endMs }: Turn): void {
    answer.stop();
    // Words after the flush belong to the next turn.
    if (!isAsked) detector.settle();
    isAsked = false;
    turn = undefined;
    listener.final({
      text: settled,
      ...(confidence !== undefined && { confidence }),
      ...(startMs !== undefined && { startMs }),
      ...(endMs !== undefined && { endMs }),
    });
  }
  /**
   * The vendor says nothing of a turn without words, so silence after a flush means that none were understood. It may
   * also owe us only the formatting; but words it has begun and does not end are a failure.
   */
  function missAnswer(): void {
    if (turn === undefined || turn.isEnd || turn.seeming === '') {
      return tellFinal(turn ?? { seeming: '', settled: '', isEnd: true, isFormatted: true });
    }
    fail(speechError('timeout', engineId));
  }

  return {
    push(frame) {
      if (isOver) return;
      detector.push(frame);
      sendFrame(frame);
    },
    flush() {
      if (isOver || (!detector.isHeard && turn === undefined)) return;
      detector.settle();
      isAsked = true;
      stream.send(forceEndpointMessage);
      answer.start();
    },
    setExpectedPhrases(phrases) {
      if (!isOver) stream.send(updateKeyterms({ keywords: options.keywords, phrases }));
    },
    close() {
      if (!isOver) finish();
    },
  };
}

/** Gathers frames into chunks the vendor takes. What is left at a flush goes with the next: it is silence by then. */
function createChunks(send: (chunk: Uint8Array) => void): (frame: Int16Array) => void {
  const chunk = new Int16Array(framesPerChunk * frameSamples);
  const bytes = new Uint8Array(chunk.buffer);
  let filled = 0;
  return (frame) => {
    chunk.set(frame, filled);
    filled += frame.length;
    if (filled < chunk.length) return;
    send(bytes);
    filled = 0;
  };
}
