import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { RecentCrashes } from '#platform/threads/recent-crashes.ts';
import { startModuleThread } from '#platform/threads/run-module.ts';
import type { LinkNotice, ServeRequest, SpeechWorkerRole } from './messages.ts';

export interface SpeechWorkers {
  /** A way to the workers for one thread of calls; hand it over with `transferList`, then to `createBuiltinSpeech`. */
  connect(): MessagePort;
  /** Workers there should be, those that do not run, and whether one has crashed a short time ago. */
  health(): { count: number; missing: number; hasCrashed: boolean };
  /** Stops every worker; streams and utterances that are open say `failed`. */
  close(): Promise<void>;
}

interface RunningWorker {
  id: number;
  role: SpeechWorkerRole;
  thread: Worker;
}

const modules: Record<SpeechWorkerRole, URL> = {
  hear: new URL('hear.worker.ts', import.meta.url),
  speak: new URL('speak.worker.ts', import.meta.url),
};

const firstRestartMs = 100;
const longestRestartMs = 10_000;

/**
 * Starts the threads in which the embedded engines hear and speak: they compute without pause and listen for uncaught
 * errors, so no thread of calls can hold them. A worker that crashes is started again, later each time it crashes
 * within a minute. `onCrash` hears why. Hearing and speaking never wait for each other.
 */
export function createSpeechWorkers(
  options: {
    hearing?: number;
    speaking?: number;
    onCrash?: (role: SpeechWorkerRole, cause: Error | undefined) => void;
    onStart?: (role: SpeechWorkerRole, thread: Worker) => void;
  } = {},
): SpeechWorkers {
  const running = new Map<number, RunningWorker>();
  const connections = new Set<MessagePort>();
  const restarts = new Set<NodeJS.Timeout>();
  const crashes = new RecentCrashes();
  const { hearing = 1, speaking = 1, onCrash, onStart } = options;
  let nextId = 1;
  let isClosing = false;

  function start(role: SpeechWorkerRole, crashesBefore: number) {
    const thread = startModuleThread(modules[role], { name: `parley-${role}` });
    const worker: RunningWorker = { id: nextId++, role, thread };
    const startedAt = performance.now();
    let cause: Error | undefined;
    running.set(worker.id, worker);
    onStart?.(role, thread);
    for (const connection of connections) link(connection, worker);
    thread.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    thread.on('exit', () => {
      running.delete(worker.id);
      for (const connection of connections) tell(connection, { kind: 'gone', workerId: worker.id });
      if (isClosing) return;
      crashes.add();
      onCrash?.(role, cause);
      restart(role, performance.now() - startedAt > 60_000 ? 0 : crashesBefore);
    });
  }

  function restart(role: SpeechWorkerRole, crashesBefore: number) {
    const timer = setTimeout(
      () => {
        restarts.delete(timer);
        start(role, crashesBefore + 1);
      },
      Math.min(longestRestartMs, firstRestartMs * 2 ** crashesBefore),
    );
    restarts.add(timer);
  }

  for (let count = 0; count < hearing; count++) start('hear', 0);
  for (let count = 0; count < speaking; count++) start('speak', 0);

  return {
    connect() {
      const { port1: ours, port2: theirs } = new MessageChannel();
      connections.add(ours);
      ours.on('close', () => connections.delete(ours));
      ours.unref();
      for (const worker of running.values()) link(ours, worker);
      return theirs;
    },
    health() {
      const count = hearing + speaking;
      return { count, missing: count - running.size, hasCrashed: crashes.areThere };
    },
    async close() {
      isClosing = true;
      for (const timer of restarts) clearTimeout(timer);
      await Promise.all([...running.values()].map(({ thread }) => thread.terminate()));
      for (const connection of connections) connection.close();
    },
  };
}

function link(connection: MessagePort, worker: RunningWorker) {
  const { port1, port2 } = new MessageChannel();
  worker.thread.postMessage({ port: port1 } satisfies ServeRequest, [port1]);
  tell(connection, { kind: 'worker', role: worker.role, workerId: worker.id, port: port2 }, [port2]);
}

function tell(connection: MessagePort, notice: LinkNotice, transfer: MessagePort[] = []) {
  connection.postMessage(notice, transfer);
}
