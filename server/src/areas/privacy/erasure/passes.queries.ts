import type { HeldObject } from '@parley/contract/resources/erasure';
import type { Tx } from '#db/tenant-scope.ts';
import type { Erasure } from './erasures.queries.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/** Stores what a pass leaves to do: its ledger entry, its files and the objects under hold. */
export async function storePass(
  tx: Tx,
  pass: {
    erasure: Erasure;
    ids: Readonly<Record<string, readonly string[]>>;
    files: readonly string[];
    held: readonly HeldObject[];
    now: Date;
  },
): Promise<void> {
  const { erasure, ids, files, held, now } = pass;
  const place = { tenant_id: erasure.tenantId, erasure_id: erasure.id };
  const entry: LedgerEntry = {
    format: 'parley.erasure.v1',
    erasure_id: erasure.id,
    pass: erasure.passes,
    tenant_id: erasure.tenantId,
    kind: erasure.kind,
    call_id: erasure.callId,
    subject_hash: erasure.subjectHash,
    actor: erasure.actor,
    requested_at: erasure.requestedAt.toISOString(),
    erased_at: now.toISOString(),
    erased: Object.fromEntries(Object.entries(ids).map(([object, own]) => [object, [...own]])),
    held: [...held],
  };
  await tx
    .insertInto('erasure_passes')
    .values({ ...place, pass: erasure.passes, entry: JSON.stringify(entry) })
    .execute();
  await tx.deleteFrom('erasure_held_objects').where('erasure_id', '=', erasure.id).execute();
  for (const part of chunks(held)) {
    await tx
      .insertInto('erasure_held_objects')
      .values(part.map(({ kind, id }) => ({ ...place, kind, object_id: id })))
      .execute();
  }
  for (const part of chunks([...new Set(files)])) {
    await tx
      .insertInto('erasure_files')
      .values(part.map((key) => ({ ...place, key, next_attempt_at: now })))
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'erasure_id', 'key']).doUpdateSet({ gone_at: null, next_attempt_at: now }),
      )
      .execute();
  }
}

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const rowsAtOnce = 5_000;

function chunks<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += rowsAtOnce) parts.push(items.slice(at, at + rowsAtOnce));
  return parts;
}

/** Passes of an erasure that are not in the ledger yet, oldest first. */
export async function listUnwrittenPasses(tx: Tx, erasureId: string): Promise<LedgerEntry[]> {
  const rows = await tx
    .selectFrom('erasure_passes')
    .select('entry')
    .where('erasure_id', '=', erasureId)
    .orderBy('pass')
    .execute();
  return rows.map((row) => row.entry as unknown as LedgerEntry);
}

export async function removeWrittenPass(tx: Tx, entry: Pick<LedgerEntry, 'erasure_id' | 'pass'>): Promise<void> {
  await tx
    .deleteFrom('erasure_passes')
    .where('erasure_id', '=', entry.erasure_id)
    .where('pass', '=', entry.pass)
    .execute();
}

export interface OpenFile {
  key: string;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: Date;
}

/** Files of an erasure that are not confirmed to be gone, the next due first. */
export async function listOpenFiles(tx: Tx, erasureId: string): Promise<OpenFile[]> {
  const rows = await tx
    .selectFrom('erasure_files')
    .select(['key', 'attempts', 'last_error', 'next_attempt_at'])
    .where('erasure_id', '=', erasureId)
    .where('gone_at', 'is', null)
    .orderBy('next_attempt_at')
    .orderBy('key')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    attempts: row.attempts,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at,
  }));
}

export async function markFilesGone(tx: Tx, erasureId: string, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .updateTable('erasure_files')
    .set((eb) => ({ gone_at: now, attempts: eb('attempts', '+', 1), last_error: null }))
    .where('erasure_id', '=', erasureId)
    .where('key', '=', (eb) => eb.fn.any(eb.val([...keys])))
    .execute();
}

export async function markFileFailed(tx: Tx, erasureId: string, file: OpenFile): Promise<void> {
  await tx
    .updateTable('erasure_files')
    .set({ attempts: file.attempts, last_error: file.lastError, next_attempt_at: file.nextAttemptAt })
    .where('erasure_id', '=', erasureId)
    .where('key', '=', file.key)
    .execute();
}

/** Confirmed files of an erasure by their folder, as counted in its certificate. */
export async function countGoneFiles(tx: Tx, erasureId: string): Promise<Record<string, number>> {
  const rows = await tx
    .selectFrom('erasure_files')
    .select(['key'])
    .where('erasure_id', '=', erasureId)
    .where('gone_at', 'is not', null)
    .execute();
  const counts: Record<string, number> = {};
  for (const { key } of rows) {
    const place = `files.${key.split('/')[0] ?? ''}`;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Forgets the keys of a complete erasure: they hold ids of erased calls. */
export async function forgetFiles(tx: Tx, erasureId: string): Promise<void> {
  await tx.deleteFrom('erasure_files').where('erasure_id', '=', erasureId).execute();
}
