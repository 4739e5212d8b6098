import type { MessagePort } from 'node:worker_threads';
// Native code: unloaded with the last thread that uses it, it takes the process down. This thread outlives the workers.
import '@evan/opus';
import { startModuleThread } from '#platform/threads/run-module.ts';
import type { FromWorker, ToWorker } from '../messages/call-messages.ts';
import type { MediaWorkerData } from './media-worker-data.ts';

/** One media worker, seen from the main thread. */
export interface MediaWorkerThread {
  post(message: ToWorker, transfers?: readonly MessagePort[]): void;
  calls(): number;
  /** Unit: milliseconds, 99th percentile of the last minute. */
  tickLagMsP99(): number;
  stop(): Promise<void>;
}

/**
 * Resolves when the worker can take calls, rejects when it dies before. `onExit` is called when it dies later, by itself.
 */
export function startMediaWorkerThread(input: {
  data: MediaWorkerData;
  onMessage(message: FromWorker): void;
  onExit(cause: unknown): void;
}): Promise<MediaWorkerThread> {
  const worker = startModuleThread(new URL('./media-worker.ts', import.meta.url), {
    data: input.data,
    transferList: [input.data.speechPort],
  });
  let health = { calls: 0, tickLagMsP99: 0 };
  let cause: unknown;
  let isReady = false;
  let isStopping = false;

  const thread: MediaWorkerThread = {
    post: (message, transfers = []) => worker.postMessage(message, [...transfers]),
    calls: () => health.calls,
    tickLagMsP99: () => health.tickLagMsP99,
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
