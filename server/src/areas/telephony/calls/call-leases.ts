import { leaseRenewalMs } from '#db/lease.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { CallStore } from './call-store.ts';
import type { LocalCalls } from './live-calls.ts';

/** Lease keeper: renews the leases of this process's calls and closes calls whose leases expired. */
export interface CallLeases {
  /** Renews the lease of every local call in one statement. A call closed elsewhere is notified. */
  renew(): Promise<void>;
  closeLost(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts at once: calls of a previous process are closed as soon as their leases expire. */
export function startCallLeases(options: {
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
    if (closed.length > 0)
      log.warn({ event: 'call.lost_closed', calls: closed.length }, 'calls of a crashed process closed');
  }

  /** Serialized runs: a slow database gets no overlapping ones. */
  function every(work: () => Promise<void>, failure: { event: string; message: string }) {
    let running: Promise<void> | undefined;
    const run = () => {
      running ??= work()
        .catch((error) => log.warn({ event: failure.event, err: error }, failure.message))
        .finally(() => {
          running = undefined;
        });
    };
    run();
    const timer = setInterval(run, leaseRenewalMs);
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  const stopRenewing = every(renew, { event: 'call.lease_not_renewed', message: 'call leases not renewed' });
  const stopClosing = every(closeLost, { event: 'call.lost_not_closed', message: 'lost calls not closed' });
  return {
    renew,
    closeLost,
    async stop() {
      await Promise.all([stopRenewing(), stopClosing()]);
    },
  };
}
