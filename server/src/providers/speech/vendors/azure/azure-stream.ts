import {
  frameMs,
  frameSamples,
  type RecognitionOptions,
  type RecognitionStream,
  type SpeechError,
  type TranscriptListener,
} from '#voice/ports.ts';
import { createDeadline } from '../../shared/deadline.ts';
import { createKeptSound } from '../../shared/kept-sound.ts';
import { createSoundDetector } from '../../shared/sound-detector.ts';
import { speechError } from '../../shared/speech-error.ts';
import { openRecognitionConnection, type RecognitionRequest } from './recognition-connection.ts';
import { type RecognitionEvent, readRecognitionEvent } from './recognition-protocol.ts';

/**
 * One call's ear at Azure. The protocol has no word for "end this phrase now", but ending a turn's sound has the same
 * effect: so every flush ends a turn, and the next begins when the service has said `turn.end`. Sound in between is kept.
 */
export function openAzureStream(
  request: RecognitionRequest,
  options: RecognitionOptions,
  listener: TranscriptListener,
): RecognitionStream {
  const { engineId, renewAfterMs } = request;
  const detector = createSoundDetector();
  const kept = createKeptSound(frameSamples);
  const answer = createDeadline(request.answerMs, () => fail(speechError('timeout', engineId)));
  let current = options;
  let connection = connect();
  let requestId = connection.beginTurn(current);
  /** Sound handed to the service. Units: milliseconds since the stream, the turn and the connection began. */
  let sentMs = 0;
  let turnBeganMs = 0;
  let connectedMs = 0;
  /** A partial without a final after it. */
  let hasPartial = false;
  let isEnding = false;
  let finalsSinceFlush = 0;
  let flushesNext = false;
  let isOver = false;

  function connect() {
    return openRecognitionConnection(request, current, {
      text: (message) => take(readRecognitionEvent(message)),
      closed: (error) => fail(error),
    });
  }
  function finish(): void {
    isOver = true;
    answer.stop();
    connection.close();
  }
  function fail(error: SpeechError): void {
    if (isOver) return;
    finish();
    listener.failed(error);
  }
  function take(event: RecognitionEvent | undefined): void {
    if (event === undefined) return fail(speechError('garbage', engineId));
    if (event.requestId !== requestId) return;
    switch (event.kind) {
      case 'hypothesis':
        hasPartial = true;
        return listener.partial(event.text);
      case 'phrase':
        return takePhrase(event);
      case 'failed':
        return fail(speechError(event.code, engineId, event.detail));
      case 'turn-end':
        return endTurn();
      case 'other':
    }
  }
  function takePhrase({ text, confidence, startMs, endMs }: RecognitionEvent & { kind: 'phrase' }): void {
    hasPartial = false;
    if (text === '') return;
    finalsSinceFlush += 1;
    if (!isEnding) detector.settle();
    listener.final({
      text,
      ...(confidence !== undefined && { confidence }),
      ...(startMs !== undefined && { startMs: turnBeganMs + startMs }),
      ...(endMs !== undefined && { endMs: turnBeganMs + endMs }),
    });
  }
  function endTurn(): void {
    answer.stop();
    hasPartial = false;
    if (isEnding && finalsSinceFlush === 0) listener.final({ text: '' });
    if (!isOver) beginTurn();
  }
  function beginTurn(): void {
    if (sentMs - connectedMs >= renewAfterMs) {
      connection.close();
      connection = connect();
      connectedMs = sentMs;
    }
    isEnding = false;
    turnBeganMs = sentMs;
    requestId = connection.beginTurn(current);
    const sound = kept.take();
    for (let at = 0; at < sound.length; at += frameSamples) send(sound.subarray(at, at + frameSamples));
    if (flushesNext) flush();
    flushesNext = false;
  }
  function send(frame: Int16Array): void {
    connection.add(frame);
    sentMs += frameMs;
  }
  function flush(): void {
    if (isEnding) {
      flushesNext ||= detector.isHeard;
      return;
    }
    if (!detector.isHeard && !hasPartial) return;
    detector.settle();
    isEnding = true;
    finalsSinceFlush = 0;
    connection.endSound();
    answer.start();
  }

  return {
    push(frame) {
      if (isOver) return;
      const isHeard = detector.push(frame);
      if (isEnding) return kept.add(frame);
      send(frame);
      if (!isHeard && !hasPartial && sentMs - connectedMs >= renewAfterMs) beginTurn();
    },
    flush() {
      if (!isOver) flush();
    },
    setExpectedPhrases(phrases) {
      current = { ...options, phrases };
    },
    close() {
      if (!isOver) finish();
    },
  };
}
