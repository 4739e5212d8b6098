import type { Worker } from 'node:worker_threads';
import { PendingRequests } from '#platform/threads/pending-requests.ts';
import { startModuleThread } from '#platform/threads/run-module.ts';

/** Time after which an idle thread ends. Unit: milliseconds. */
const idleMs = 60_000;

/** Reply of a thread's module to the request with the same id. */
export type ThreadReply<Result> = { id: number; result: Result } | { id: number; error: string };

/** A thread that answers requests. */
export interface RequestThread<Request, Result> {
  request(request: Request): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens a thread whose module answers messages `{ id, request }` with a `ThreadReply`. It starts with the first request
 * and ends after a minute without; a thread that died is started anew by the next.
 */
export function createRequestThread<Request, Result>(
  module: URL,
  { name, work }: { name: string; work: string },
): RequestThread<Request, Result> {
  const pending = new PendingRequests<Result>();
  let thread: Worker | null = null;
  let open = 0;
  let idle: NodeJS.Timeout | undefined;

  function started(): Worker {
    if (thread !== null) return thread;
    const worker = startModuleThread(module, { name });
    worker.on('message', (reply: ThreadReply<Result>) => {
      if ('error' in reply) pending.reject(reply.id, new Error(`${work} failed: ${reply.error}`));
      else pending.resolve(reply.id, reply.result);
    });
    let cause = new Error(`The thread ${name} ended`);
    worker.on('error', (error) => (cause = new Error(`The thread ${name} failed`, { cause: error })));
    worker.on('exit', () => {
      if (thread === worker) thread = null;
      pending.rejectAll(cause);
    });
    thread = worker;
    return worker;
  }

  return {
    async request(request) {
      clearTimeout(idle);
      open += 1;
      const worker = started();
      worker.ref();
      try {
        return await pending.request((id) => worker.postMessage({ id, request }));
      } finally {
        open -= 1;
        if (open === 0) {
          thread?.unref();
          idle = setTimeout(() => void thread?.terminate(), idleMs).unref();
        }
      }
    },
    async close() {
      clearTimeout(idle);
      await thread?.terminate();
    },
  };
}
