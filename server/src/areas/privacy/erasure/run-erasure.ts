import type { CallId, DeletionCertificateId, TenantId } from '@parley/contract/ids';
import { findSubject, type Subject } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';
import { type EmitEvent, inEmittingTransaction } from '#platform/outbox/emit.ts';
import { eraseRows } from './erase-rows.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import { addCounts, stateAfterPass } from './erasure.rules.ts';
import { deletionOf, type Erasure, listHeldBy, lockErasure, storeErasure } from './erasures.queries.ts';
import { listFilesOf } from './files-of-rows.ts';
import { countLiveCalls, lockTargets, subjectOfObjects } from './find-targets.ts';
import { finishErasure } from './finish-erasure.ts';
import { type HeldIds, releasesNothing, splitHeld } from './held-targets.rules.ts';
import { forgetLiftedHolds, heldIds } from './legal-holds.queries.ts';
import { storePass } from './passes.queries.ts';
import { findRecipients } from './recipients.queries.ts';
import { enqueueErasure } from './resume-erasures.ts';

/** Delay before an erasure looks again for a call that went on. Unit: milliseconds. */
const liveCallMs = 60_000;

/**
 * Carries an erasure as far as it can go now: deletes its rows in one transaction, then its files, and completes the
 * certificate once the store has confirmed that they are gone. Idempotent; a crash at any point is resumed by its job.
 */
export async function runErasure(deps: ErasureDeps, erasure: { tenantId: TenantId; id: string }): Promise<void> {
  const { db, bus, clock } = deps;
  const { tenantId } = erasure;
  await inEmittingTransaction({ scope: db.app, bus, tenantId, now: clock.now() }, async (tx, emit) => {
    const found = await lockErasure(tx, erasure.id);
    if (!found || found.state === 'verifying' || found.state === 'complete') return;
    const subject = await remainingOf(tx, deps, found);
    await lockTargets(tx, subject);
    if ((await countLiveCalls(tx, subject)) > 0) {
      const runAt = new Date(clock.now().getTime() + liveCallMs);
      return enqueueErasure(tx, { tenantId, id: found.id, runAt });
    }
    const holds = await heldIds(tx);
    // A lifted hold among others may release nothing.
    if (found.passes > 0 && releasesNothing(splitHeld(subject, holds).free)) return;
    await runPass({ tx, emit, deps, erasure: found, subject, holds });
    await enqueueErasure(tx, { tenantId, id: found.id });
  });
  await finishErasure(deps, erasure);
}

/** Finds the objects of the next pass: all of the subject at first, then those its holds have released. */
async function remainingOf(tx: Tx, deps: ErasureDeps, { id, tenantId, passes, callId }: Erasure): Promise<Subject> {
  if (passes > 0) return subjectOfObjects(tenantId, await listHeldBy(tx, id));
  if (callId !== null) return subjectOfObjects(tenantId, [{ kind: 'call', id: callId }]);
  const phoneNumber = (await deps.vault.open(tx, tenantId, [id])).get(id);
  if (phoneNumber === undefined) throw new Error('The subject of an erasure that has not run is missing');
  return findSubject(tx, phoneNumber);
}

/** One deletion transaction: everything of the subject that is not under a legal hold. Locks are taken. */
export async function runPass(pass: {
  tx: Tx;
  emit: EmitEvent;
  deps: ErasureDeps;
  erasure: Erasure;
  subject: Subject;
  holds: HeldIds;
}): Promise<void> {
  const { tx, emit, deps, erasure } = pass;
  const registry = deps.personalData;
  const { free: targets, held } = splitHeld(pass.subject, pass.holds);
  const now = deps.clock.now();
  const [files, calls, recipients] = [
    await listFilesOf(tx, registry, targets),
    await listVersions(tx, targets.subject.ids.calls),
    await findRecipients(tx, targets.subject),
  ];
  const counts = await eraseRows(tx, { registry, targets, now });
  await forgetLiftedHolds(tx, targets);
  const erased: Erasure = {
    ...erasure,
    state: stateAfterPass({ held: held.length }),
    erasedAt: now,
    counts: addCounts(erasure.counts, counts),
    recipients: mergeRecipients(erasure.recipients, recipients),
    passes: erasure.passes + 1,
  };
  await storeErasure(tx, erased);
  await storePass(tx, { erasure: erased, ids: targets.subject.ids, files, held, now });
  await deps.vault.delete(tx, [erasure.id]);
  await deps.certifier.renew(tx, deletionOf(erased, held));
  for (const call of calls) {
    await emit('call.erased', `call:${call.id}`, {
      call_id: call.id as CallId,
      version: call.version + 1,
      certificate_id: erasure.id as DeletionCertificateId,
      erased_at: now.toISOString(),
    });
  }
}

async function listVersions(tx: Tx, ids: readonly string[]): Promise<{ id: string; version: number }[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('calls')
    .select(['id', 'version'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
}

function mergeRecipients(before: Erasure['recipients'], more: Erasure['recipients']): Erasure['recipients'] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
