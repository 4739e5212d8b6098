import { z } from 'zod';
import type { DatabaseConnections } from '#db/connections.ts';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore, LocalFiles } from '#platform/files/file-store.ts';
import { deleteUploadWindows } from '#platform/files/storage-quota.ts';
import { idempotencyWindowHours } from '#platform/idempotency/idempotent.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { deleteOldEvents } from '#platform/outbox/delete-old-events.ts';
import { removeOldWindows } from '#platform/rate-limit/rate-limiter.ts';
import { indexPending } from '#platform/search/index-pending.ts';
import { rebuildSearchIndex } from '#platform/search/rebuild-index.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Replay window of streams. */
const eventHours = 72;
/** Maximum retention of an event for a consumer that lags or has a dead letter of it. Unit: hours. */
const unreadEventHours = 7 * 24;
const resealBatch = 500;

/** Scheduled jobs that delete what has expired and repair what was interrupted. */
export function maintenanceJobs(deps: {
  connections: DatabaseConnections;
  db: Database;
  bus: Bus;
  clock: Clock;
  vault: Vault;
  files: FileStore;
  localFiles: LocalFiles;
  newId: () => string;
  log: Logger;
}): Job[] {
  const { db, clock, vault, files } = deps;
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  return [
    {
      name: 'outbox.forget_old_events',
      everyMinutes: 10,
      run: () =>
        deleteOldEvents(db.platform, {
          before: hoursAgo(eventHours),
          atMost: hoursAgo(unreadEventHours),
          log: deps.log,
        }),
    },
    {
      name: 'idempotency.forget_old_keys',
      everyMinutes: 10,
      run: async () => {
        const before = hoursAgo(idempotencyWindowHours);
        await db.platform.inPlatform((tx) =>
          tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute(),
        );
      },
    },
    { name: 'files.sweep_unfinished', everyMinutes: 60, run: () => sweepFiles(deps) },
    { name: 'uploads.forget_windows', everyMinutes: 60, run: () => deleteUploadWindows(db.platform, clock.now()) },
    { name: 'files.remove', run: (payload) => removeFiles(files, payload) },
    { name: 'rate_limit.remove_old_windows', everyMinutes: 5, run: () => removeOldWindows(db.platform, clock.now()) },
    { name: 'search.index', everyMinutes: 1, run: () => indexPending(db.platform) },
    {
      name: 'search.rebuild',
      everyMinutes: 10,
      run: (_, signal) => rebuildSearchIndex({ owner: deps.connections.owner, clock, log: deps.log, signal }),
    },
    {
      name: 'secrets.reseal',
      everyMinutes: 15,
      run: async () => {
        while ((await db.platform.inPlatform((tx) => vault.reseal(tx, resealBatch))) === resealBatch);
      },
    },
  ];
}

/** Removes partial files of killed writers; also done at each start. */
export async function sweepFiles({
  localFiles,
  clock,
  log,
}: {
  localFiles: LocalFiles;
  clock: Clock;
  log: Logger;
}): Promise<void> {
  const removed = await localFiles.sweep(clock.now());
  if (removed > 0)
    log.info({ event: 'file.partial_removed', files: removed }, 'partial files of interrupted writes removed');
}

const RemovedFiles = z.object({ keys: z.array(z.string()) });

/** Removes files whose rows are gone: see `app.remove_files` in the database. */
async function removeFiles(files: FileStore, payload: unknown): Promise<void> {
  for (const key of RemovedFiles.parse(payload).keys) await files.remove(key);
}
