import { type RecognitionStream, SpeechError, type SpeechToText, type TranscriptListener } from '#voice/ports.ts';
import { createFrameBatch, type FrameBatch } from './frame-batch.ts';
import { recognizerConfig } from './model-files.ts';
import { createRecognizerThread, type RecognizerThread } from './recognizer-threads.ts';
import { loadSherpa } from './sherpa-api.ts';

/** Address of the module that runs models for real. */
export const realEngine = new URL('./sherpa-engine.ts', import.meta.url).href;

export interface SherpaRecognizerOptions {
  /** Kept with each call, for example `sherpa/streaming-zipformer-en-2023-06-26`. */
  id: string;
  /** Holds encoder.onnx, decoder.onnx, joiner.onnx and tokens.txt. */
  folder: string;
  /** Primary language of the model, for example `en`. */
  language: string;
  /** Threads that recognise; each holds the model in memory once more. Default: 1. */
  threads?: number;
  /** Module of the form of `SherpaEngine`. Default: the real engine. */
  engine?: string;
}

/** A recognizer that is loaded, and can be unloaded. */
export interface SherpaRecognizer extends SpeechToText {
  /** Streams that are open. */
  readonly openStreams: number;
  /** Ends the threads; streams still open are failed. */
  close(): Promise<void>;
}

/**
 * Loads a streaming transducer into dedicated threads. Open vocabulary, partials while people speak, and a final soon
 * after `flush`. The keywords of a call are not weighed: the library takes them for a whole recognizer only, not for
 * one stream. Throws SpeechError('unavailable') where the library or a file is missing or the model cannot be loaded. A
 * file that is no model ends the process: load only what has passed `testModel`.
 */
export async function createSherpaRecognizer(options: SherpaRecognizerOptions): Promise<SherpaRecognizer> {
  const engine = options.engine ?? realEngine;
  if (options.engine === undefined) loadSherpa(options.id);
  const config = recognizerConfig(options.id, options.folder, 1);
  const data = { engine, engineId: options.id, language: options.language, config };
  const threads = await Promise.all(
    Array.from({ length: options.threads ?? 1 }, () => createRecognizerThread(options.id, data)),
  );
  return {
    id: options.id,
    vocabulary: 'open',
    get openStreams() {
      return threads.reduce((sum, thread) => sum + thread.openStreams, 0);
    },
    open: (_, listener) => openStream(options.id, leastBusy(threads), listener),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function leastBusy(threads: readonly RecognizerThread[]): RecognizerThread | undefined {
  const alive = threads.filter((thread) => thread.isAlive);
  return alive.toSorted((a, b) => a.openStreams - b.openStreams)[0];
}

function openStream(
  engineId: string,
  thread: RecognizerThread | undefined,
  listener: TranscriptListener,
): RecognitionStream {
  if (!thread) {
    queueMicrotask(() =>
      listener.failed(new SpeechError('unavailable', engineId, `${engineId} is not running any more.`)),
    );
    return { push: () => {}, flush: () => {}, setExpectedPhrases: () => {}, close: () => {} };
  }
  const stream = thread.open(listener);
  const batch: FrameBatch = createFrameBatch((pcm) => thread.post({ kind: 'audio', stream, pcm }));
  return {
    push: (frame) => batch.push(frame),
    flush() {
      batch.flush();
      thread.post({ kind: 'flush', stream });
    },
    setExpectedPhrases: () => {},
    close: () => thread.release(stream),
  };
}
