import type { HeldKind, OpenErasureItem } from '@parley/contract/resources/erasure';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { CertificateRow } from './present-certificate.rules.ts';

/** Shown reasons of one erasure. */
const shownItems = 20;

/** Reads why erasures are not complete, by erasure. */
export async function listOpenItems(
  tx: Tx,
  rows: readonly Pick<CertificateRow, 'id' | 'state'>[],
): Promise<Map<string, OpenErasureItem[]>> {
  const open = rows.filter((row) => row.state !== 'complete');
  const items = new Map<string, OpenErasureItem[]>(open.map((row) => [row.id, []]));
  if (open.length === 0) return items;
  const ids = open.map((row) => row.id);
  const [held, files, passes] = await Promise.all([
    tx.selectFrom('erasure_held_objects').selectAll().where('erasure_id', 'in', ids).execute(),
    tx
      .selectFrom('erasure_files')
      .select(['erasure_id', 'attempts', 'last_error', 'next_attempt_at'])
      .where('erasure_id', 'in', ids)
      .where('gone_at', 'is', null)
      .orderBy('attempts', 'desc')
      .limit(shownItems * ids.length)
      .execute(),
    tx
      .selectFrom('erasure_passes')
      .select(['erasure_id', sql<number>`count(*)::int`.as('count')])
      .where('erasure_id', 'in', ids)
      .groupBy('erasure_id')
      .execute(),
  ]);
  const add = (id: string, item: Partial<OpenErasureItem> & Pick<OpenErasureItem, 'reason'>) => {
    const list = items.get(id);
    if (list && list.length < shownItems)
      list.push({ object: null, attempts: null, last_error: null, next_attempt_at: null, ...item });
  };
  for (const row of open) if (row.state === 'requested') add(row.id, { reason: 'live_call' });
  for (const row of held)
    add(row.erasure_id, { reason: 'legal_hold', object: { kind: row.kind as HeldKind, id: row.object_id } });
  for (const row of files)
    add(row.erasure_id, {
      reason: 'file',
      attempts: row.attempts,
      last_error: row.last_error,
      next_attempt_at: row.next_attempt_at.toISOString(),
    });
  for (const row of passes) add(row.erasure_id, { reason: 'ledger' });
  return items;
}
