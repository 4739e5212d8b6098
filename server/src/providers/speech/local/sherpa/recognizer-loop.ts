import type { Transcript } from '#voice/ports.ts';
import { sampleRateHz } from '#voice/ports.ts';
import { readable } from './readable-text.ts';
import type { FromRecognizer, ToRecognizer } from './recognizer-messages.ts';
import type { OnlineRecognizer, OnlineStream } from './sherpa-api.ts';

/** Silence added at the end of a stretch, so that the model's look-ahead reaches its last word. */
const tailSamples = sampleRateHz * 0.66;
/** Peak below which sound cannot hold speech: about -44 dB of full scale. */
const audiblePeak = 200;

interface Listening {
  readonly number: number;
  sound: OnlineStream;
  /** Samples of caller audio before the present stretch, and in it. */
  before: number;
  length: number;
  isAudible: boolean;
  partial: string;
  /** A final is owed for what has been pushed so far. */
  isFlushing: boolean;
}

export interface RecognizerLoop {
  take(message: ToRecognizer): void;
}

/**
 * Several streams over one recognizer. A round decodes one step of each stream that has enough sound, together, and
 * then lets new messages in, so that no stream waits for another's backlog.
 */
export function createRecognizerLoop(options: {
  recognizer: OnlineRecognizer;
  /** Decides about spelling; the primary language of the model. */
  language: string;
  post(message: FromRecognizer): void;
  /** Runs a round later, after waiting messages. */
  schedule(round: () => void): void;
}): RecognizerLoop {
  const { recognizer, post } = options;
  const streams = new Map<number, Listening>();
  const tail = new Float32Array(tailSamples);
  let scratch = new Float32Array(1_600);
  let isScheduled = false;

  function wake(): void {
    if (isScheduled) return;
    isScheduled = true;
    options.schedule(() => {
      isScheduled = false;
      round();
    });
  }

  function round(): void {
    const ready = [...streams.values()].filter((stream) => recognizer.isReady(stream.sound));
    if (ready.length > 0) decode(ready);
    for (const stream of streams.values()) {
      if (stream.isFlushing && !recognizer.isReady(stream.sound)) conclude(stream);
    }
    if (ready.length > 0) wake();
  }

  function decode(ready: readonly Listening[]): void {
    try {
      recognizer.decodeStreams(ready.map((stream) => stream.sound));
    } catch (error) {
      for (const stream of ready) fail(stream, error);
      return;
    }
    for (const stream of ready) tell(stream);
  }

  function tell(stream: Listening): void {
    const text = textOf(stream);
    if (text !== '' && text !== stream.partial) post({ kind: 'partial', stream: stream.number, text });
    stream.partial = text;
    if (!stream.isFlushing && recognizer.isEndpoint(stream.sound)) conclude(stream);
  }

  const textOf = (stream: Listening) => readable(recognizer.getResult(stream.sound).text, options.language);

  /** Ends the utterance: its final, unless there were neither words nor a flush, and a fresh stream for the next. */
  function conclude(stream: Listening): void {
    const text = textOf(stream);
    const isFinal = text !== '' || stream.isFlushing;
    if (isFinal) post({ kind: 'final', stream: stream.number, transcript: { text, ...timesOf(stream) } });
    Object.assign(stream, {
      sound: recognizer.createStream(),
      before: stream.before + stream.length,
      length: 0,
      // Sound without words that ended by itself is still owed an answer when the call asks.
      isAudible: stream.isAudible && !isFinal,
      partial: '',
      isFlushing: false,
    });
  }

  function timesOf(stream: Listening): Pick<Transcript, 'startMs' | 'endMs'> {
    const stamps = recognizer.getResult(stream.sound).timestamps ?? [];
    const [first] = stamps;
    const last = stamps.at(-1);
    if (first === undefined || last === undefined) return {};
    const beforeMs = (stream.before / sampleRateHz) * 1000;
    const lengthMs = (stream.length / sampleRateHz) * 1000;
    const at = (seconds: number) => beforeMs + Math.min(lengthMs, Math.max(0, seconds * 1000));
    return { startMs: at(first), endMs: at(last) };
  }

  function fail(stream: Listening, error: unknown): void {
    streams.delete(stream.number);
    const message = error instanceof Error ? error.message : String(error);
    post({ kind: 'failed', stream: stream.number, code: 'cut', message });
  }

  function accept(stream: Listening, pcm: Int16Array): void {
    // A flush that is still being worked on ends with the sound before this.
    while (stream.isFlushing) {
      if (recognizer.isReady(stream.sound)) recognizer.decode(stream.sound);
      else conclude(stream);
    }
    if (scratch.length < pcm.length) scratch = new Float32Array(pcm.length);
    const samples = scratch.subarray(0, pcm.length);
    for (let at = 0; at < pcm.length; at += 1) {
      const sample = pcm[at] ?? 0;
      samples[at] = sample / 32_768;
      if (sample > audiblePeak || sample < -audiblePeak) stream.isAudible = true;
    }
    stream.sound.acceptWaveform({ samples, sampleRate: sampleRateHz });
    stream.length += pcm.length;
  }

  function flush(stream: Listening): void {
    if (stream.isFlushing || !stream.isAudible) return;
    stream.isFlushing = true;
    stream.sound.acceptWaveform({ samples: tail, sampleRate: sampleRateHz });
    stream.sound.inputFinished();
  }

  function open(number: number): void {
    const sound = recognizer.createStream();
    const fresh = { before: 0, length: 0, isAudible: false, partial: '', isFlushing: false };
    streams.set(number, { number, sound, ...fresh });
  }

  return {
    take(message) {
      if (message.kind === 'open') {
        open(message.stream);
        return;
      }
      const stream = streams.get(message.stream);
      if (!stream) return;
      try {
        if (message.kind === 'audio') accept(stream, message.pcm);
        else if (message.kind === 'flush') flush(stream);
        else streams.delete(message.stream);
      } catch (error) {
        fail(stream, error);
      }
      wake();
    },
  };
}
