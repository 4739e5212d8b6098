import {
  frameMs,
  frameSamples,
  type RecognitionOptions,
  SpeechError,
  type SpeechToText,
  type Transcript,
  type TranscriptListener,
} from '../ports.ts';
import { RecognizerSession } from './recognizer-session.ts';
import { createReplayBuffer } from './replay-buffer.ts';

/** Flush timeout of an engine that names none, after which the next engine takes over. Unit: milliseconds. */
const defaultFlushTimeoutMs = 900;
/** Wait after which the next engine is connected as standby. Unit: milliseconds; a connection takes about 250 ms. */
const standbyAfterMs = 400;
/** Speech too long to be a cough: an engine that recognizes no words in less is not at fault. Unit: milliseconds. */
const certainSpeechMs = 700;
/** Consecutive flush timeouts after which the last engine counts as failed. */
const timeoutsMax = 3;
/** Audio kept to replay to the engine that takes over. Unit: milliseconds. */
const replayMs = 12_000;
/** Silence kept in front of replayed speech. Unit: milliseconds. */
const preRollMs = 300;

export interface TranscriberListener {
  partial(text: string): void;
  final(transcript: Transcript): void;
  /** An engine failed and another has taken over. */
  problem(error: SpeechError): void;
  /** No engine is left. No call follows. */
  onAllEnginesFailed(error: SpeechError): void;
}

/** Speech-to-text with failover: the first engine that works; audio it had not finished is replayed to the next. */
export interface Transcriber {
  /**
   * `isSilence`: no speech for a while, so the frame need not be replayed to an engine that takes over.
   * `isBackground`: nothing in it is louder than the room behind the caller.
   */
  push(frame: Int16Array, isSilence: boolean, isBackground?: boolean): void;
  /** Requests the final transcript of the audio so far. Unit of `speechMs`: milliseconds of detected speech. */
  flush(speechMs: number): void;
  /** As `RecognitionStream.setExpectedPhrases`; an engine that takes over has the same expectations. */
  setExpectedPhrases(phrases: readonly string[], agentText: string): void;
  /** True while a flush is unanswered. */
  isPending(): boolean;
  /** The engine in use. */
  engine(): SpeechToText;
  close(): void;
}

interface TranscriberInput {
  engines: readonly [SpeechToText, ...SpeechToText[]];
  options: RecognitionOptions;
  listener: TranscriberListener;
}

export function createTranscriber(input: TranscriberInput): Transcriber {
  return new FailoverTranscriber(input);
}

class FailoverTranscriber implements Transcriber {
  readonly #engines: readonly [SpeechToText, ...SpeechToText[]];
  readonly #listener: TranscriberListener;
  #options: RecognitionOptions;
  readonly #replayBuffer = createReplayBuffer(replayMs / frameMs, frameSamples);
  #index = 0;
  #active: RecognizerSession | undefined;
  #standby: RecognizerSession | undefined;
  #isClosed = false;
  /** The partial transcript since the last final. */
  #partialText = '';
  /** Time since the unanswered flush, or undefined. Unit: milliseconds. */
  #flushWaitMs: number | undefined;
  #flushedSpeechMs = 0;
  /** The active session has recognized words. */
  #hasWords = false;
  /** The active session has delivered a final, so that it is reconnected once when its connection is cut. */
  #hasFinal = false;
  #timeouts = 0;

  constructor(input: TranscriberInput) {
    this.#engines = input.engines;
    this.#listener = input.listener;
    this.#options = input.options;
    this.#activate();
  }

  engine(): SpeechToText {
    return this.#engines[this.#index] ?? this.#engines[0];
  }

  isPending(): boolean {
    return this.#flushWaitMs !== undefined;
  }

  push(frame: Int16Array, isSilence: boolean, isBackground = false): void {
    if (this.#isClosed) return;
    if (this.#hasNextEngine()) this.#keepForReplay(frame, isSilence);
    this.#active?.stream?.push(frame, isBackground);
    if (this.#flushWaitMs === undefined) return;
    this.#flushWaitMs += frameMs;
    if (this.#flushWaitMs === standbyAfterMs) this.#connectStandby();
    if (this.#flushWaitMs >= (this.engine().flushTimeoutMs ?? defaultFlushTimeoutMs)) this.#onFlushTimeout();
  }

  flush(speechMs: number): void {
    if (this.#isClosed) return;
    this.#flushWaitMs ??= 0;
    this.#flushedSpeechMs = speechMs;
    this.#active?.stream?.flush();
  }

  setExpectedPhrases(phrases: readonly string[], agentText: string): void {
    const isNews = phrases !== this.#options.phrases || this.engine().vocabulary === 'limited';
    this.#options = { ...this.#options, phrases, agentText };
    // An engine of open vocabulary needs no other words to hear an answer, and a vendor takes each update as a message.
    if (isNews) this.#active?.stream?.setExpectedPhrases(phrases, agentText);
  }

  close(): void {
    this.#isClosed = true;
    this.#active?.close();
    this.#closeStandby();
  }

  #hasNextEngine(): boolean {
    return this.#index + 1 < this.#engines.length;
  }

  #keepForReplay(frame: Int16Array, isSilence: boolean): void {
    this.#replayBuffer.push(frame);
    if (isSilence && !this.isPending() && this.#partialText === '') this.#replayBuffer.trimTo(preRollMs / frameMs);
  }

  /** Makes a session of the engine in use the active one, the standby where given, and replays unfinished audio to it. */
  #activate(standby?: RecognizerSession): void {
    const session = standby ?? new RecognizerSession(this.#sessionListener(), 'active');
    this.#active = session;
    this.#partialText = '';
    this.#hasWords = false;
    this.#hasFinal = false;
    if (standby === undefined) session.connect(this.engine(), this.#options);
    // An engine that refuses at once has been replaced meanwhile, and its successor has the audio.
    if (session !== this.#active) return;
    session.activate();
    this.#replay(session);
    session.deliverDeferred();
  }

  #sessionListener(): TranscriptListener {
    return {
      partial: (text) => {
        this.#partialText = text;
        this.#onWords();
        if (this.isPending()) this.#flushWaitMs = 0;
        this.#listener.partial(text);
      },
      final: (transcript) => {
        this.#finishUtterance();
        this.#onWords();
        this.#hasFinal = true;
        this.#listener.final(transcript);
      },
      failed: (error) => this.#failOver(error),
    };
  }

  #onWords(): void {
    this.#hasWords = true;
    this.#timeouts = 0;
  }

  #replay(session: RecognizerSession): void {
    this.#replayBuffer.forEach((frame) => session.stream?.push(frame));
    if (!this.isPending()) return;
    this.#flushWaitMs = 0;
    session.stream?.flush();
  }

  #connectStandby(): void {
    const next = this.#engines[this.#index + 1];
    if (next === undefined || this.#standby !== undefined) return;
    this.#standby = new RecognizerSession(this.#sessionListener(), 'standby');
    this.#standby.connect(next, this.#options);
  }

  #closeStandby(): void {
    this.#standby?.close();
    this.#standby = undefined;
  }

  #finishUtterance(): void {
    this.#replayBuffer.trimTo(0);
    this.#partialText = '';
    this.#flushWaitMs = undefined;
    this.#closeStandby();
  }

  #onFlushTimeout(): void {
    const mayBeNoise = this.#hasWords && this.#partialText === '' && this.#flushedSpeechMs < certainSpeechMs;
    if (mayBeNoise) {
      this.#finishUtterance();
      return this.#listener.final({ text: '' });
    }
    const { id } = this.engine();
    this.#failOver(new SpeechError('timeout', id, `${id} did not return a transcript in time`));
  }

  #failOver(error: SpeechError): void {
    if (error.code === 'cut' && this.#hasFinal) {
      this.#listener.problem(error);
      this.#active?.close();
      return this.#activate();
    }
    if (error.code === 'timeout' && this.#flushedSpeechMs >= certainSpeechMs) this.#timeouts += 1;
    this.#active?.close();
    if (!this.#hasNextEngine()) return this.#onLastEngineFailed(error);
    this.#active = undefined;
    this.#listener.problem(error);
    this.#index += 1;
    this.#timeouts = 0;
    const standby = this.#standby;
    this.#standby = undefined;
    this.#activate(standby);
  }

  #onLastEngineFailed(error: SpeechError): void {
    // A limited vocabulary is of this machine, and slow where that is busy: the caller is asked again, and has the keys.
    const mayGoOn = this.#timeouts < timeoutsMax || this.engine().vocabulary === 'limited';
    if (error.code === 'timeout' && mayGoOn) return this.#finalizePartial();
    this.#isClosed = true;
    this.#listener.onAllEnginesFailed(error);
  }

  /**
   * Takes the last engine's partial as final and reconnects: a guess is better than none, and it may recover. A limited
   * vocabulary fits its partial to any sound, so that is no guess at what was said.
   */
  #finalizePartial(): void {
    const text = this.engine().vocabulary === 'open' ? this.#partialText : '';
    this.#finishUtterance();
    this.#activate();
    this.#listener.final({ text });
  }
}
