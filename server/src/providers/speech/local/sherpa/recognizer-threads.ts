import { startModuleThread } from '#platform/threads/run-module.ts';
import { SpeechError, type TranscriptListener } from '#voice/ports.ts';
import type { FromRecognizer, ToRecognizer } from './recognizer-messages.ts';
import type { RecognizerThreadData } from './recognizer-thread.ts';

/** One thread with the model in it, seen from the calls. */
export interface RecognizerThread {
  readonly isAlive: boolean;
  readonly openStreams: number;
  /** Returns the number of the new stream. */
  open(listener: TranscriptListener): number;
  /** Messages about a stream that is not open any more are dropped. */
  post(message: ToRecognizer): void;
  /** Ends a stream without another word to its listener. */
  release(stream: number): void;
  close(): Promise<void>;
}

/** Starts a thread and resolves when its model is loaded. Throws SpeechError('unavailable') when it cannot be. */
export async function createRecognizerThread(engineId: string, data: RecognizerThreadData): Promise<RecognizerThread> {
  const worker = startModuleThread(new URL('./recognizer-thread.ts', import.meta.url), { data });
  const listeners = new Map<number, TranscriptListener>();
  let isAlive = true;
  let nextStream = 1;
  const loaded = new Promise<void>((resolve, reject) => {
    const refuse = (message: string) => reject(new SpeechError('unavailable', engineId, `${engineId}: ${message}`));
    worker.on('message', (message: FromRecognizer) => {
      if (message.kind === 'loaded') resolve();
      else if (message.kind === 'unusable') refuse(message.message);
      else tell(engineId, listeners, message);
    });
    worker.on('error', (error) => {
      refuse(error instanceof Error ? error.message : String(error));
      failAll(error);
    });
    worker.on('exit', () => {
      refuse('its thread ended while it was loading.');
      failAll(undefined);
    });
  });

  function failAll(cause: unknown): void {
    isAlive = false;
    const open = [...listeners.values()];
    listeners.clear();
    for (const listener of open) {
      listener.failed(new SpeechError('cut', engineId, `The thread of ${engineId} ended.`, { cause }));
    }
  }

  const close = async () => {
    isAlive = false;
    await worker.terminate();
  };
  try {
    await loaded;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get isAlive() {
      return isAlive;
    },
    get openStreams() {
      return listeners.size;
    },
    open(listener) {
      const stream = nextStream;
      nextStream += 1;
      listeners.set(stream, listener);
      worker.postMessage({ kind: 'open', stream } satisfies ToRecognizer);
      return stream;
    },
    post(message) {
      if (listeners.has(message.stream)) worker.postMessage(message);
    },
    release(stream) {
      if (listeners.delete(stream)) worker.postMessage({ kind: 'close', stream } satisfies ToRecognizer);
    },
    close,
  };
}

function tell(
  engineId: string,
  listeners: Map<number, TranscriptListener>,
  message: Exclude<FromRecognizer, { kind: 'loaded' | 'unusable' }>,
): void {
  const listener = listeners.get(message.stream);
  if (!listener) return;
  switch (message.kind) {
    case 'partial':
      listener.partial(message.text);
      return;
    case 'final':
      listener.final(message.transcript);
      return;
    case 'failed':
      listeners.delete(message.stream);
      listener.failed(new SpeechError(message.code, engineId, `${engineId}: ${message.message}`));
  }
}
