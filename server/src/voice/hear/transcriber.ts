import {
  frameMs,
  frameSamples,
  type RecognitionOptions,
  type RecognitionStream,
  SpeechError,
  type SpeechToText,
  type Transcript,
} from '../ports.ts';
import { createFrameStore } from './frame-store.ts';

/** What a recogniser may take to answer a flush before the next one is asked. Unit: milliseconds of caller audio. */
const answerWithinMs = 900;
/** Speech shorter than this may have been a cough: an engine that worked and hears no words in it is not at fault. */
const surelyWordsMs = 700;
/** Speech kept for a recogniser that takes over, and what is kept of silence before it. Unit: milliseconds. */
const replayMs = 12_000;
const preRollMs = 300;

export interface TranscriberListener {
  partial(text: string): void;
  final(transcript: Transcript): void;
  /** An engine gave up and another has taken over. */
  problem(error: SpeechError): void;
  /** No engine is left; nothing is called after it. */
  deaf(error: SpeechError): void;
}

/** Hears through the first of several recognisers that works; what it had not finished is told to the next. */
export interface Transcriber {
  /** `isSilence`: nobody has spoken for a while, so the frame is worth nothing to an engine that takes over. */
  push(frame: Int16Array, isSilence: boolean): void;
  /** Asks for what was heard so far, after `speechMs` milliseconds that sounded like speech. */
  flush(speechMs: number): void;
  expect(phrases: readonly string[]): void;
  /** A flush has not been answered yet. */
  isPending(): boolean;
  /** The recogniser in use. */
  engine(): SpeechToText;
  close(): void;
}

export function createTranscriber(input: {
  engines: readonly [SpeechToText, ...SpeechToText[]];
  options: RecognitionOptions;
  listener: TranscriberListener;
}): Transcriber {
  const { engines, listener } = input;
  const unheard = createFrameStore(replayMs / frameMs, frameSamples);
  let options = input.options;
  let index = 0;
  let generation = 0;
  let partialText = '';
  let waitedMs: number | undefined;
  let stream: RecognitionStream | undefined;
  let isClosed = false;
  /** The stream has heard words; and it has finished some, so that it deserves another when it is cut off. */
  let hasHeard = false;
  let hasFinished = false;
  let flushedSpeechMs = 0;

  const engine = () => engines[index] ?? engines[0];

  function open(): void {
    generation += 1;
    const mine = generation;
    const isCurrent = () => mine === generation && !isClosed;
    partialText = '';
    hasHeard = false;
    hasFinished = false;
    const opened = engine().open(options, {
      partial(text) {
        if (!isCurrent()) return;
        partialText = text;
        hasHeard = true;
        if (waitedMs !== undefined) waitedMs = 0;
        listener.partial(text);
      },
      final(transcript) {
        if (!isCurrent()) return;
        settle();
        hasHeard = true;
        hasFinished = true;
        listener.final(transcript);
      },
      failed(error) {
        if (isCurrent()) giveUp(error);
      },
    });
    // An engine that refuses at once has been replaced by now.
    if (mine === generation) stream = opened;
    else opened.close();
  }

  function settle(): void {
    unheard.keepNewest(0);
    partialText = '';
    waitedMs = undefined;
  }

  function giveUp(error: SpeechError): void {
    if (error.code === 'cut' && hasFinished) {
      listener.problem(error);
      open();
      return catchUp();
    }
    const hasNext = index + 1 < engines.length;
    if (!hasNext && error.code !== 'timeout') {
      isClosed = true;
      stream?.close();
      return listener.deaf(error);
    }
    stream?.close();
    stream = undefined;
    if (!hasNext) return settleForGuess();
    listener.problem(error);
    index += 1;
    open();
    catchUp();
  }

  /** Tells the engine that has taken over what the last one left unheard. */
  function catchUp(): void {
    unheard.forEach((frame) => stream?.push(frame));
    if (waitedMs === undefined) return;
    waitedMs = 0;
    stream?.flush();
  }

  function unintelligible(): void {
    settle();
    listener.final({ text: '' });
  }

  /** The last engine is silent: better its guess than nothing, and it may hear the next sentence. */
  function settleForGuess(): void {
    const text = partialText;
    settle();
    open();
    listener.final({ text });
  }

  open();
  return {
    push(frame, isSilence) {
      if (isClosed) return;
      if (index + 1 < engines.length) {
        unheard.push(frame);
        if (isSilence && waitedMs === undefined && partialText === '') unheard.keepNewest(preRollMs / frameMs);
      }
      stream?.push(frame);
      if (waitedMs === undefined) return;
      waitedMs += frameMs;
      if (waitedMs < answerWithinMs) return;
      const mayBeNothing = hasHeard && partialText === '' && flushedSpeechMs < surelyWordsMs;
      if (mayBeNothing) return unintelligible();
      giveUp(new SpeechError('timeout', engine().id, `${engine().id} did not say in time what it heard`));
    },
    flush(speechMs) {
      if (isClosed) return;
      waitedMs ??= 0;
      flushedSpeechMs = speechMs;
      stream?.flush();
    },
    expect(phrases) {
      options = { ...options, phrases };
      stream?.expect(phrases);
    },
    isPending: () => waitedMs !== undefined,
    engine,
    close() {
      isClosed = true;
      stream?.close();
    },
  };
}
