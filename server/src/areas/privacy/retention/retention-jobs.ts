import { TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { heldIds } from '#areas/privacy/erasure';
import type { Engines } from '#platform/areas/area.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { deleteRows } from './delete-rows.ts';
import type { RetentionDeps } from './retention.operation.ts';
import { isRunDue } from './retention.rules.ts';
import { deleteFilesJob, enqueueFiles, enqueueRun, runRetention, runRetentionJob } from './run-retention.ts';
import { listEndedUnkeptChats, listTenantsToDelete } from './runs.queries.ts';

const RunPayload = z.object({ tenant_id: TenantId });
const FilesPayload = z.object({ keys: z.array(z.string()) });

/** Time in which pages and webhooks learn of the end of a chat before it is gone. Unit: milliseconds. */
const endedMs = 15_000;
const chatsAtOnce = 200;

/** Nightly deletions, and the end of chats that leave nothing behind. */
export function retentionJobs(deps: Engines & RetentionDeps): Job[] {
  const { clock, db, files } = deps;
  const run = { ...deps, onDeleted: deps.countDeleted };
  return [
    {
      name: 'retention.schedule',
      everyMinutes: 30,
      async run() {
        const now = clock.now();
        for (const { tenantId, hasOpenRun, ...night } of await listTenantsToDelete(db.platform)) {
          if (!hasOpenRun && !isRunDue({ now, ...night })) continue;
          await db.app.inTenant(tenantId, (tx) => enqueueRun(tx, tenantId));
        }
      },
    },
    {
      name: runRetentionJob,
      run: (payload) => runRetention(run, RunPayload.parse(payload).tenant_id),
    },
    {
      name: deleteFilesJob,
      /** Throws, to be tried again, until the store confirms that no file is there. */
      async run(payload) {
        for (const key of FilesPayload.parse(payload).keys) {
          await files.remove(key);
          if ((await files.size(key)) !== null) throw new Error('A deleted file is still in the store');
        }
      },
    },
    {
      name: 'retention.delete_ended_chats',
      everyMinutes: 1,
      run: () => deleteEndedChats(deps),
    },
  ];
}

/** Deletes chats of agents with `zero_retention` that have ended, with their messages, files, logs and events. */
async function deleteEndedChats({ clock, db, personalData: registry }: Engines): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - endedMs);
  for (const { tenantId, id } of await listEndedUnkeptChats(db.platform, { before, limit: chatsAtOnce })) {
    await db.app.inTenant(tenantId, async (tx) => {
      const held = await heldIds(tx);
      if (held.chats.has(id)) return;
      await enqueueFiles(tx, await deleteRows(tx, 'chats', { tenantId, registry, ids: [id], held, now }));
    });
  }
}
