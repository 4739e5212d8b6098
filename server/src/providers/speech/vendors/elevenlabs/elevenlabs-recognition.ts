import type { Egress } from '@parley/egress';
import {
  frameSamples,
  type RecognitionOptions,
  type RecognitionStream,
  type SpeechError,
  type TranscriptListener,
} from '#voice/ports.ts';
import { createFlushWatch, defaultRecognitionTimeouts, type RecognitionTimeouts } from '../../shared/flush-watch.ts';
import { joinSegments } from '../../shared/heard-words.ts';
import { openVendorStream } from '../../shared/open-stream.ts';
import { speechError } from '../../shared/speech-error.ts';
import {
  audioMessage,
  chunkFrames,
  keepAliveEveryMs,
  type RealtimeMessage,
  readRealtimeMessage,
  realtimeUrl,
} from './elevenlabs-listen-protocol.ts';

export interface ElevenLabsRecognitionInput {
  egress: Pick<Egress, 'openWebSocket'>;
  engineId: string;
  apiKey: string;
  baseUrl: string;
  model: string;
  timeouts: RecognitionTimeouts;
}

/** One stream of caller audio to ElevenLabs; a flush commits what was said so far. */
export function openElevenLabsRecognition(
  input: ElevenLabsRecognitionInput,
  options: RecognitionOptions,
  listener: TranscriptListener,
): RecognitionStream {
  const { engineId } = input;
  const { connectMs, answerMs } = { ...defaultRecognitionTimeouts, ...input.timeouts };
  const chunk = new Int16Array(chunkFrames * frameSamples);
  let chunkSamples = 0;
  let hasNewSound = false;
  let hasSentSinceTick = false;
  let isFlushing = false;
  let isOver = false;

  function finish(): boolean {
    if (isOver) return false;
    isOver = true;
    clearInterval(keepAlive);
    watch.close();
    stream.close();
    return true;
  }
  function fail(error: SpeechError): void {
    if (finish()) listener.failed(error);
  }
  const watch = createFlushWatch({ engineId, answerMs, silent: fail });

  function answer(): void {
    isFlushing = false;
    watch.answered();
  }

  function hear(message: RealtimeMessage): void {
    watch.heard();
    switch (message.kind) {
      case 'partial':
        if (message.text !== '') listener.partial(message.text);
        return;
      case 'committed':
        // Also sent unrequested after very long speech without a pause.
        if (!isFlushing && message.segment.text === '') return;
        answer();
        return listener.final(joinSegments([message.segment]));
      case 'throttled':
        if (!isFlushing) return;
        answer();
        return listener.final({ text: '' });
      case 'error':
        return fail(speechError(message.code, engineId, message.name));
      case 'other':
    }
  }

  const stream = openVendorStream(
    {
      egress: input.egress,
      engineId,
      url: realtimeUrl(input.baseUrl, input.model, options),
      headers: { 'xi-api-key': input.apiKey },
      connectTimeoutMs: connectMs,
    },
    {
      text(text) {
        const message = readRealtimeMessage(text);
        if (message === undefined) fail(speechError('garbage', engineId));
        else hear(message);
      },
      closed: fail,
    },
  );

  function send(commits: boolean): void {
    stream.send(audioMessage(new Uint8Array(chunk.buffer, 0, chunkSamples * 2), commits));
    chunkSamples = 0;
    hasSentSinceTick = true;
  }
  const keepAlive = setInterval(() => {
    if (!hasSentSinceTick) send(false);
    hasSentSinceTick = false;
  }, keepAliveEveryMs);
  keepAlive.unref();

  return {
    push(frame) {
      if (isOver) return;
      hasNewSound = true;
      chunk.set(frame, chunkSamples);
      chunkSamples += frame.length;
      if (chunkSamples === chunk.length) send(false);
    },
    flush() {
      if (isOver || !hasNewSound) return;
      hasNewSound = false;
      isFlushing = true;
      send(true);
      watch.flushed();
    },
    // The vendor takes words to be expected only when a stream is opened.
    setExpectedPhrases: () => {},
    close: () => void finish(),
  };
}
