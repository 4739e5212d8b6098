import type { TenantId } from '@parley/contract/ids';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import { addCounts, fileRetryMs } from './erasure.rules.ts';
import { deletionOf, lockErasure, storeErasure } from './erasures.queries.ts';
import {
  countGoneFiles,
  forgetFiles,
  listOpenFiles,
  listUnwrittenPasses,
  markFileFailed,
  markFilesGone,
  type OpenFile,
  removeWrittenPass,
} from './passes.queries.ts';
import { enqueueErasure } from './resume-erasures.ts';

interface Ref {
  tenantId: TenantId;
  id: string;
}

/**
 * Does what follows the commit of a pass: writes the ledger, deletes the files until the store, asked again, has none of
 * them, and completes the certificate when nothing is left. What fails is enqueued for another attempt.
 */
export async function finishErasure(deps: ErasureDeps, erasure: Ref): Promise<void> {
  await writeLedger(deps, erasure);
  await deleteFiles(deps, erasure);
  await completeErasure(deps, erasure);
}

async function writeLedger({ db, ledger }: ErasureDeps, { tenantId, id }: Ref): Promise<void> {
  const passes = await db.app.inTenant(tenantId, (tx) => listUnwrittenPasses(tx, id), { onlyReads: true });
  for (const entry of passes) {
    // A crash in between writes the same pass twice, which a replay recognises.
    await ledger.append(entry);
    await db.app.inTenant(tenantId, (tx) => removeWrittenPass(tx, entry));
  }
}

async function deleteFiles(deps: ErasureDeps, { tenantId, id }: Ref): Promise<void> {
  const { db, clock, files } = deps;
  const now = clock.now();
  const open = await db.app.inTenant(tenantId, (tx) => listOpenFiles(tx, id), { onlyReads: true });
  const due = open.filter((file) => file.nextAttemptAt <= now);
  const gone: string[] = [];
  const failed: OpenFile[] = [];
  for (const file of due) {
    const fault = await faultOfDeletion(files, file.key);
    if (fault === null) gone.push(file.key);
    else failed.push(nextAttempt(file, fault, now));
  }
  if (due.length === 0) return;
  if (failed.length > 0) {
    deps.log.warn(
      { event: 'erasure.files_remain', certificateId: id, files: failed.length },
      'files of an erasure could not be deleted yet',
    );
  }
  await db.app.inTenant(tenantId, async (tx) => {
    await markFilesGone(tx, id, gone, now);
    for (const file of failed) await markFileFailed(tx, id, file);
  });
}

/** Deletes a file and asks the store again; returns the kind of fault, null when the file is gone. */
async function faultOfDeletion(files: FileStore, key: string): Promise<string | null> {
  try {
    await files.remove(key);
    return (await files.size(key)) === null ? null : 'still_there';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
  }
}

const nextAttempt = (file: OpenFile, fault: string, now: Date): OpenFile => ({
  key: file.key,
  attempts: file.attempts + 1,
  lastError: fault,
  nextAttemptAt: new Date(now.getTime() + fileRetryMs(file.attempts + 1)),
});

async function completeErasure(deps: ErasureDeps, { tenantId, id }: Ref): Promise<void> {
  const { db, clock, certifier } = deps;
  await db.app.inTenant(tenantId, async (tx) => {
    const erasure = await lockErasure(tx, id);
    if (!erasure || erasure.state === 'requested' || erasure.state === 'complete') return;
    const [open, passes] = await Promise.all([listOpenFiles(tx, id), listUnwrittenPasses(tx, id)]);
    if (passes.length > 0) return enqueueErasure(tx, { tenantId, id });
    const [next] = open;
    if (next) return enqueueErasure(tx, { tenantId, id, runAt: next.nextAttemptAt });
    if (erasure.state !== 'verifying') return;
    const complete = {
      ...erasure,
      state: 'complete' as const,
      completedAt: clock.now(),
      counts: addCounts(erasure.counts, await countGoneFiles(tx, id)),
    };
    await forgetFiles(tx, id);
    await storeErasure(tx, complete);
    await certifier.renew(tx, deletionOf(complete, []));
  });
}
