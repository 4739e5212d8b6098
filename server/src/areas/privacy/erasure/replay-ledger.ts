import type { TenantId } from '@parley/contract/ids';
import { findSubject, listSubjectNumbers, type Subject } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';
import { systemActor } from '#platform/http/principal.ts';
import { type EmitEvent, inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import { dueDateOf, subjectOf } from './erasure.rules.ts';
import { deletionOf, type Erasure, findErasure, insertErasure, lockErasure } from './erasures.queries.ts';
import { lockTargets, subjectOfIds } from './find-targets.ts';
import { finishErasure } from './finish-erasure.ts';
import { type HeldIds, hasOnly } from './held-targets.rules.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';
import { insertHold, isHeld, lockHoldable } from './legal-holds.queries.ts';
import { lockSubject } from './lock-subject.queries.ts';
import { removeWrittenPass } from './passes.queries.ts';
import { enqueueErasure } from './resume-erasures.ts';
import { runPass } from './run-erasure.ts';

/**
 * Erases again what the ledger says was erased and the database does not know of: after the restore of a backup. Runs
 * before the first request is served; without a restore it compares the ledger's ids with the database and ends.
 */
export async function replayLedger(deps: ErasureDeps): Promise<void> {
  const { entries, faults } = await deps.ledger.read();
  if (faults > 0) {
    deps.log.error(
      { event: 'erasure.ledger_damaged', lines: faults },
      'lines of the erasure ledger are damaged or not signed by this installation; they are not replayed',
    );
  }
  const missing = await findMissing(deps, entries);
  if (missing.length === 0) return;
  for (const entry of missing) await replayEntry(deps, entry);
  for (const tenantId of new Set(missing.map((entry) => entry.tenant_id))) {
    await eraseRest(
      deps,
      tenantId as TenantId,
      missing.filter((entry) => entry.tenant_id === tenantId && entry.kind === 'subject'),
    );
  }
  const ids = new Set(missing.map((entry) => entry.erasure_id));
  for (const id of ids) {
    const tenantId = missing.find((entry) => entry.erasure_id === id)?.tenant_id as TenantId;
    await finishErasure(deps, { tenantId, id });
  }
  deps.log.warn(
    { event: 'erasure.replayed', erasures: ids.size },
    'the database is older than the erasure ledger; what was erased since was erased again',
  );
}

/** Entries of existing tenants that the database does not know, in the order of the ledger. */
async function findMissing({ db }: ErasureDeps, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  if (entries.length === 0) return [];
  const ids = [...new Set(entries.map((entry) => entry.erasure_id))];
  const tenantIds = [...new Set(entries.map((entry) => entry.tenant_id))];
  const [known, tenants] = await db.platform.inPlatform((tx) =>
    Promise.all([
      tx
        .selectFrom('erasures')
        .select(['id', 'passes'])
        .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
        .execute(),
      tx
        .selectFrom('tenants')
        .select('id')
        .where('id', '=', (eb) => eb.fn.any(eb.val(tenantIds)))
        .execute(),
    ]),
  );
  const passesOf = new Map(known.map((row) => [row.id, row.passes]));
  const existing = new Set(tenants.map((row) => row.id));
  return entries.filter((entry) => existing.has(entry.tenant_id) && entry.pass > (passesOf.get(entry.erasure_id) ?? 0));
}

const replaying = (
  deps: ErasureDeps,
  tenantId: TenantId,
  work: (tx: Tx, emit: EmitEvent) => Promise<void>,
): Promise<void> => inEmittingTransaction({ scope: deps.db.app, bus: deps.bus, tenantId, now: deps.clock.now() }, work);

function replayEntry(deps: ErasureDeps, entry: LedgerEntry): Promise<void> {
  const tenantId = entry.tenant_id as TenantId;
  return replaying(deps, tenantId, async (tx, emit) => {
    // Of processes that start at once, one replays.
    await lockSubject(tx, entry.subject_hash);
    const erasure = (await lockErasure(tx, entry.erasure_id)) ?? (await restoreErasure(tx, deps, entry));
    if (erasure.passes >= entry.pass) return;
    await restoreHolds(tx, deps, entry);
    const subject = withHeld(subjectOfIds(tenantId, entry.erased as Partial<Subject['ids']>), entry);
    await lockTargets(tx, subject);
    await runPass({ tx, emit, deps, erasure, subject, holds: holdsOf(entry) });
    await removeWrittenPass(tx, { erasure_id: erasure.id, pass: erasure.passes + 1 });
    await enqueueErasure(tx, { tenantId, id: erasure.id });
  });
}

/** Records an erasure that the restored database has lost, with a new certificate of the same id. */
async function restoreErasure(tx: Tx, deps: ErasureDeps, entry: LedgerEntry): Promise<Erasure> {
  const requestedAt = new Date(entry.requested_at);
  const erasure: Erasure = {
    id: entry.erasure_id,
    tenantId: entry.tenant_id as TenantId,
    kind: entry.kind,
    callId: entry.call_id as Erasure['callId'],
    state: 'requested',
    subjectHash: entry.subject_hash,
    actor: entry.actor,
    requestedAt,
    dueAt: dueDateOf(requestedAt),
    erasedAt: null,
    completedAt: null,
    counts: {},
    recipients: [],
    passes: 0,
  };
  await insertErasure(tx, erasure);
  await deps.certifier.issue(tx, deletionOf(erasure, []));
  return erasure;
}

/** Sets holds again that were set after the backup, on objects that the erasure had left for them. */
async function restoreHolds(tx: Tx, deps: ErasureDeps, entry: LedgerEntry): Promise<void> {
  const tenantId = entry.tenant_id as TenantId;
  for (const object of entry.held) {
    if ((await isHeld(tx, object)) || !(await lockHoldable(tx, object))) continue;
    const reason = 'Restored from the erasure ledger: the hold was set after the backup';
    const id = deps.newId() as never;
    await insertHold(tx, { tenantId, id, object, reason, createdBy: systemActor, now: deps.clock.now() });
  }
}

const holdsOf = ({ held }: LedgerEntry): HeldIds => {
  const idsOf = (kind: string) => new Set(held.filter((object) => object.kind === kind).map(({ id }) => id));
  return { calls: idsOf('call'), chats: idsOf('chat'), recordings: idsOf('recording') };
};

function withHeld(subject: Subject, { held }: LedgerEntry): Subject {
  const heldIdsOf = (...kinds: string[]) => held.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const calls = [...new Set([...subject.ids.calls, ...heldIdsOf('call', 'recording')])];
  const chats = [...new Set([...subject.ids.chat_sessions, ...heldIdsOf('chat')])];
  return { ...subject, ids: { ...subject.ids, calls, chat_sessions: chats } };
}

/**
 * Erases rows of erased people that the ledger does not name: deleted otherwise between backup and erasure. People are
 * recognised by the hash of their number.
 */
async function eraseRest(deps: ErasureDeps, tenantId: TenantId, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const lastOf = new Map(entries.map((entry) => [entry.subject_hash, entry]));
  const numbers = await deps.db.app.inTenant(tenantId, (tx) => listSubjectNumbers(tx), { onlyReads: true });
  for (const phoneNumber of numbers) {
    const entry = lastOf.get(deps.certifier.hashOf(tenantId, subjectOf({ phoneNumber })));
    if (!entry) continue;
    await replaying(deps, tenantId, async (tx, emit) => {
      await lockSubject(tx, entry.subject_hash);
      const subject = await findSubject(tx, phoneNumber);
      const erasure = await findErasure(tx, entry.erasure_id);
      if (!erasure || hasOnly(subject, entry.held)) return;
      await lockTargets(tx, subject);
      await runPass({ tx, emit, deps, erasure, subject, holds: holdsOf(entry) });
      await enqueueErasure(tx, { tenantId, id: erasure.id });
    });
  }
}
