import type { Egress } from '@parley/egress';
import type { RecognitionOptions, RecognitionStream, SpeechError, TranscriptListener } from '#voice/ports.ts';
import { createFlushWatch, defaultRecognitionTimeouts, type RecognitionTimeouts } from '../../shared/flush-watch.ts';
import { type HeardSegment, joinSegments, joinTexts } from '../../shared/heard-words.ts';
import { openVendorStream } from '../../shared/open-stream.ts';
import { speechError } from '../../shared/speech-error.ts';
import {
  closeStreamMessage,
  configureMessage,
  finalizeMessage,
  keepAliveEveryMs,
  keepAliveMessage,
  type ListenMessage,
  listenUrl,
  readListenMessage,
} from './deepgram-listen-protocol.ts';
import { readDeepgramClose } from './deepgram-speech-protocol.ts';

/**
 * Deepgram may leave a `Finalize` unanswered where it holds too little sound to be worth it. After this time without an
 * open partial, what is final already is all there is. Unit: milliseconds.
 */
const unansweredAfterMs = 500;

export interface DeepgramRecognitionInput {
  egress: Pick<Egress, 'openWebSocket'>;
  engineId: string;
  apiKey: string;
  baseUrl: string;
  model: string;
  timeouts: RecognitionTimeouts;
}

/** One stream of caller audio to Deepgram. Parts that are final are kept together until a flush is answered. */
export function openDeepgramRecognition(
  input: DeepgramRecognitionInput,
  options: RecognitionOptions,
  listener: TranscriptListener,
): RecognitionStream {
  const { engineId } = input;
  const { connectMs, answerMs } = { ...defaultRecognitionTimeouts, ...input.timeouts };
  let segments: HeardSegment[] = [];
  let interim = '';
  let hasNewSound = false;
  let hasSentSinceTick = false;
  let isFlushing = false;
  let hasHeardSinceFlush = false;
  let isOver = false;
  let unanswered: NodeJS.Timeout | undefined;

  function finish(): boolean {
    if (isOver) return false;
    isOver = true;
    clearInterval(keepAlive);
    clearTimeout(unanswered);
    watch.close();
    stream.close(closeStreamMessage);
    return true;
  }
  function fail(error: SpeechError): void {
    if (finish()) listener.failed(error);
  }
  const watch = createFlushWatch({ engineId, answerMs, silent: fail });

  function settle(): void {
    isFlushing = false;
    clearTimeout(unanswered);
    watch.answered();
    const transcript = joinSegments(segments);
    segments = [];
    interim = '';
    listener.final(transcript);
  }

  /** Only called while the vendor is known to be alive: silence is the watch's affair. */
  function settleUnanswered(): void {
    if (!isFlushing) return;
    if (hasHeardSinceFlush && interim === '') return settle();
    unanswered = setTimeout(settleUnanswered, unansweredAfterMs);
  }

  function hear(message: ListenMessage): void {
    hasHeardSinceFlush = true;
    watch.heard();
    if (message.kind !== 'results') return;
    const { segment, isFinal } = message;
    if (isFinal && segment.text !== '') segments.push(segment);
    interim = isFinal ? '' : segment.text;
    const isAnswer = message.isFromFinalize && isFlushing;
    const isStretchOver = message.isFromFinalize || message.isSpeechFinal;
    if (isAnswer || (isStretchOver && segments.length > 0)) return settle();
    if (segment.text !== '') listener.partial(joinTexts(...segments.map(({ text }) => text), interim));
  }

  const stream = openVendorStream(
    {
      egress: input.egress,
      engineId,
      url: listenUrl(input.baseUrl, input.model, options),
      headers: { authorization: `Token ${input.apiKey}` },
      connectTimeoutMs: connectMs,
      readClose: (code, reason) => readDeepgramClose(engineId, code, reason),
    },
    {
      text(text) {
        const message = readListenMessage(text);
        if (message === undefined) fail(speechError('garbage', engineId));
        else hear(message);
      },
      closed: fail,
    },
  );
  const keepAlive = setInterval(() => {
    if (!hasSentSinceTick) stream.send(keepAliveMessage);
    hasSentSinceTick = false;
  }, keepAliveEveryMs);
  keepAlive.unref();

  return {
    push(frame) {
      if (isOver) return;
      hasNewSound = true;
      hasSentSinceTick = true;
      stream.send(new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength));
    },
    flush() {
      if (isOver || !hasNewSound) return;
      hasNewSound = false;
      isFlushing = true;
      hasHeardSinceFlush = false;
      stream.send(finalizeMessage);
      watch.flushed();
      clearTimeout(unanswered);
      unanswered = setTimeout(settleUnanswered, unansweredAfterMs);
    },
    setExpectedPhrases(phrases) {
      const message = isOver ? undefined : configureMessage(input.baseUrl, input.model, { ...options, phrases });
      if (message !== undefined) stream.send(message);
    },
    close: () => void finish(),
  };
}
