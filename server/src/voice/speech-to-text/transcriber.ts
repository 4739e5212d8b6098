import {
  frameMs,
  frameSamples,
  type RecognitionOptions,
  type RecognitionStream,
  SpeechError,
  type SpeechToText,
  type Transcript,
} from '../ports.ts';
import { createReplayBuffer } from './replay-buffer.ts';

/** What a recognizer may take to answer a flush before the next one is asked, unless it says so. Unit: milliseconds. */
const answerWithinMs = 900;
/** Then the next one is connected to, and told nothing yet: connecting takes a quarter of a second on the internet. */
const standbyAfterMs = 400;
/** Speech shorter than this may have been a cough: an engine that worked and hears no words in it is not at fault. */
const certainSpeechMs = 700;
/** Sentences in a row the last engine may leave unanswered before it is held to be gone. */
const timeoutsMax = 3;
/** Speech kept for a recognizer that takes over, and what is kept of silence before it. Unit: milliseconds. */
const replayMs = 12_000;
const preRollMs = 300;

export interface TranscriberListener {
  partial(text: string): void;
  final(transcript: Transcript): void;
  /** An engine gave up and another has taken over. */
  problem(error: SpeechError): void;
  /** No engine is left; nothing is called after it. */
  onAllEnginesFailed(error: SpeechError): void;
}

/** One stream to an engine, and what it said before its turn. */
interface RecognizerSession {
  stream: RecognitionStream | undefined;
  early: (() => void)[];
}

/** Hears through the first of several recognizers that works; what it had not finished is told to the next. */
export interface Transcriber {
  /** `isSilence`: nobody has spoken for a while, so the frame is worth nothing to an engine that takes over. */
  push(frame: Int16Array, isSilence: boolean): void;
  /** Asks for what was heard so far, after `speechMs` milliseconds that sounded like speech. */
  flush(speechMs: number): void;
  setExpectedPhrases(phrases: readonly string[]): void;
  /** A flush has not been answered yet. */
  isPending(): boolean;
  /** The recognizer in use. */
  engine(): SpeechToText;
  close(): void;
}

export function createTranscriber(input: {
  engines: readonly [SpeechToText, ...SpeechToText[]];
  options: RecognitionOptions;
  listener: TranscriberListener;
}): Transcriber {
  const { engines, listener } = input;
  const unheard = createReplayBuffer(replayMs / frameMs, frameSamples);
  let options = input.options;
  let index = 0;
  let partialText = '';
  let waitedMs: number | undefined;
  let current: RecognizerSession | undefined;
  let standby: RecognizerSession | undefined;
  let isClosed = false;
  /** The stream has heard words; and it has finished some, so that it deserves another when it is cut off. */
  let hasHeard = false;
  let hasFinished = false;
  let flushedSpeechMs = 0;
  let unanswered = 0;

  const engine = () => engines[index] ?? engines[0];

  /** Listens to the engine in use from now on, through `ear` where it stands by, and tells it what was left unheard. */
  function open(ear: RecognizerSession = { stream: undefined, early: [] }): void {
    current = ear;
    partialText = '';
    hasHeard = false;
    hasFinished = false;
    if (ear.stream === undefined) connect(ear, engine());
    // An engine that refuses at once has been replaced by now, and its successor told.
    if (ear !== current) return;
    catchUp();
    for (const tell of ear.early.splice(0)) tell();
  }

  function connect(ear: RecognizerSession, to: SpeechToText): void {
    const hear = (tell: () => void) => {
      if (isClosed) return;
      if (ear === current) tell();
      else if (ear === standby) ear.early.push(tell);
    };
    const opened = to.open(options, {
      partial: (text) =>
        hear(() => {
          partialText = text;
          noteWords();
          if (waitedMs !== undefined) waitedMs = 0;
          listener.partial(text);
        }),
      final: (transcript) =>
        hear(() => {
          settle();
          noteWords();
          hasFinished = true;
          listener.final(transcript);
        }),
      failed: (error) => hear(() => giveUp(error)),
    });
    if (ear === current || ear === standby) ear.stream = opened;
    else opened.close();
  }

  function noteWords(): void {
    hasHeard = true;
    unanswered = 0;
  }

  function standBy(): void {
    const next = engines[index + 1];
    if (next === undefined || standby !== undefined) return;
    standby = { stream: undefined, early: [] };
    connect(standby, next);
  }

  function dismissStandby(): void {
    standby?.stream?.close();
    standby = undefined;
  }

  function settle(): void {
    unheard.trimTo(0);
    partialText = '';
    waitedMs = undefined;
    dismissStandby();
  }

  function giveUp(error: SpeechError): void {
    if (error.code === 'cut' && hasFinished) {
      listener.problem(error);
      return open();
    }
    const hasNext = index + 1 < engines.length;
    if (error.code === 'timeout' && flushedSpeechMs >= certainSpeechMs) unanswered += 1;
    if (!hasNext && (error.code !== 'timeout' || unanswered >= timeoutsMax)) {
      isClosed = true;
      current?.stream?.close();
      return listener.onAllEnginesFailed(error);
    }
    current?.stream?.close();
    current = undefined;
    if (!hasNext) return settleForGuess();
    listener.problem(error);
    index += 1;
    unanswered = 0;
    const ear = standby;
    standby = undefined;
    open(ear);
  }

  function catchUp(): void {
    unheard.forEach((frame) => current?.stream?.push(frame));
    if (waitedMs === undefined) return;
    waitedMs = 0;
    current?.stream?.flush();
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
        if (isSilence && waitedMs === undefined && partialText === '') unheard.trimTo(preRollMs / frameMs);
      }
      current?.stream?.push(frame);
      if (waitedMs === undefined) return;
      waitedMs += frameMs;
      if (waitedMs === standbyAfterMs) standBy();
      if (waitedMs < (engine().flushTimeoutMs ?? answerWithinMs)) return;
      const mayBeNothing = hasHeard && partialText === '' && flushedSpeechMs < certainSpeechMs;
      if (mayBeNothing) return unintelligible();
      giveUp(new SpeechError('timeout', engine().id, `${engine().id} did not say in time what it heard`));
    },
    flush(speechMs) {
      if (isClosed) return;
      waitedMs ??= 0;
      flushedSpeechMs = speechMs;
      current?.stream?.flush();
    },
    setExpectedPhrases(phrases) {
      options = { ...options, phrases };
      current?.stream?.setExpectedPhrases(phrases);
    },
    isPending: () => waitedMs !== undefined,
    engine,
    close() {
      isClosed = true;
      current?.stream?.close();
      dismissStandby();
    },
  };
}
