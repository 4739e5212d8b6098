import type { Logger } from '#platform/log/logger.ts';
import type { CallStore } from './call-store.ts';
import { leaseMs } from './leases.queries.ts';
import type { LocalCalls } from './live-calls.ts';

/** Lease keeper: renews the leases of this process's calls and closes calls whose leases expired. */
export interface CallLeases {
  /** Renews the lease of every local call in one statement. A call closed elsewhere is notified. */
  renew(): Promise<void>;
  closeLost(): Promise<void>;
  stop(): Promise<void>;
}

const everyMs = leaseMs / 3;

/** Starts at once: calls of a previous process are closed as soon as their leases expire. */
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

  /** Serialized runs: a slow database gets no overlapping ones. */
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
