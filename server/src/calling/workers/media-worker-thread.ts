// Native code: unloaded with the last thread that uses it, it crashes the process. The main thread outlives the workers.
import '@evan/opus';
import { startModuleThread } from '#platform/threads/run-module.ts';
import type {
  HostEvents,
  HostRequests,
  WorkerEvents,
  WorkerHealth,
  WorkerPort,
  WorkerRequests,
} from '../messages/call-port.ts';
import { createTypedPort, type PortHandlers, type PortMessage } from '../messages/typed-port.ts';
import type { MediaWorkerData } from './media-worker-data.ts';

/** One media worker, as the main thread sees it. */
export interface MediaWorkerThread {
  port: WorkerPort;
  /** Latest health of the worker, as it reports it each second. */
  health(): WorkerHealth;
  stop(): Promise<void>;
}

export type HostHandlers = PortHandlers<HostRequests, Omit<HostEvents, 'health' | 'ready'>>;

/** Resolves when the worker accepts calls, rejects when it exits before; `onCrash` reports an exit after that. */
export function startMediaWorkerThread(input: {
  data: MediaWorkerData;
  handlers: HostHandlers;
  onCrash(cause: unknown): void;
}): Promise<MediaWorkerThread> {
  const worker = startModuleThread(new URL('./media-worker.ts', import.meta.url), {
    data: input.data,
    transferList: [input.data.speechPort],
  });
  let health: WorkerHealth = { calls: 0, tickLagMsP90: 0, tickLagMsP99: 0 };
  let cause: unknown;
  let isReady = false;
  let isStopping = false;

  return new Promise((resolve, reject) => {
    const port = createTypedPort<HostRequests, HostEvents, WorkerRequests, WorkerEvents>({
      post: (message, transfers) => worker.postMessage(message, transfers),
      handlers: {
        requests: input.handlers.requests,
        events: {
          ...input.handlers.events,
          health: (latest) => void (health = latest),
          ready() {
            isReady = true;
            resolve({
              port,
              health: () => health,
              async stop() {
                isStopping = true;
                await worker.terminate();
              },
            });
          },
        },
      },
    });
    worker.on('error', (error) => (cause = error));
    worker.on('exit', (code) => {
      const reason = cause ?? new Error(`A media worker exited with code ${code}`);
      if (!isReady) return reject(reason);
      port.close(new Error('The media worker died'));
      if (!isStopping) input.onCrash(reason);
    });
    worker.on('message', (message: PortMessage) => port.receive(message));
  });
}
