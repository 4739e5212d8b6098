import type { Logger } from '#platform/log/logger.ts';
import type { CallStore } from './call-store.ts';
import { leaseMs } from './leases.queries.ts';
import type { LocalCalls } from './live-calls.ts';

/** Keeps the leases of this process's calls, and closes calls of processes that let theirs run out. */
export interface CallLeases {
  /** Renews the lease of every call here, in one statement. A call that was closed by somebody else is told so. */
  renew(): Promise<void>;
  closeLost(): Promise<void>;
  stop(): Promise<void>;
}

const everyMs = leaseMs / 3;

/** Begins at once: calls of the process before this one are closed as soon as their leases end. */
export function keepCallLeases(options: {
  store: CallStore;
  local: LocalCalls;
  processId: string;
  log: Logger;
}): CallLeases {
  const { store, local, processId, log } = options;

  async function renew(): Promise<void> {
    const ids = local.ids();
    const held = await store.renewLeases(processId, ids);
    for (const id of ids) if (!held.has(id)) local.find(id)?.lost();
  }

  async function closeLost(): Promise<void> {
    const closed = await store.closeLostCalls();
    if (closed.length > 0) log.warn({ calls: closed.length }, 'calls of a process that died were closed');
  }

  /** One run at a time: a slow database gets no second one on top. */
  function every(work: () => Promise<void>, problem: string) {
    let running: Promise<void> | undefined;
    const run = () => {
      running ??= work()
        .catch((error) => log.warn({ err: error }, problem))
        .finally(() => {
          running = undefined;
        });
    };
    run();
    const timer = setInterval(run, everyMs);
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  const stopRenewing = every(renew, 'the leases of calls could not be renewed');
  const stopClosing = every(closeLost, 'lost calls could not be closed');
  return {
    renew,
    closeLost,
    async stop() {
      await Promise.all([stopRenewing(), stopClosing()]);
    },
  };
}
