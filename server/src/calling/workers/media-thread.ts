import type { MessagePort } from 'node:worker_threads';
// Native code: unloaded with the last thread that uses it, it takes the process down. This thread outlives the workers.
import '@evan/opus';
import { startModuleThread } from '#platform/threads/run-module.ts';
import type { MediaWorkerData } from './media-worker-data.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** One media worker, seen from the main thread. */
export interface MediaThread {
  post(message: ToWorker, transfers?: readonly MessagePort[]): void;
  calls(): number;
  /** Unit: milliseconds, 99th percentile of the last minute. */
  lateMs(): number;
  stop(): Promise<void>;
}

/**
 * Resolves when the worker can take calls, rejects when it dies before. `onExit` is called when it dies later, by itself.
 */
export function startMediaThread(input: {
  data: MediaWorkerData;
  onMessage(message: FromWorker): void;
  onExit(cause: unknown): void;
}): Promise<MediaThread> {
  const worker = startModuleThread(new URL('./media-worker.ts', import.meta.url), {
    data: input.data,
    transferList: [input.data.speechPort],
  });
  let health = { calls: 0, lateMs: 0 };
  let cause: unknown;
  let isReady = false;
  let isStopping = false;

  const thread: MediaThread = {
    post: (message, transfers = []) => worker.postMessage(message, [...transfers]),
    calls: () => health.calls,
    lateMs: () => health.lateMs,
    async stop() {
      isStopping = true;
      await worker.terminate();
    },
  };

  return new Promise((resolve, reject) => {
    worker.on('error', (error) => (cause = error));
    worker.on('exit', (code) => {
      const why = cause ?? new Error(`A media worker ended with ${code}`);
      if (!isReady) return reject(why);
      if (!isStopping) input.onExit(why);
    });
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        isReady = true;
        return resolve(thread);
      }
      if (message.kind === 'health') health = message.health;
      input.onMessage(message);
    });
  });
}
