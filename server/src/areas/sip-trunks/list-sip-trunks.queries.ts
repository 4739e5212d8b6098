import type { SipTrunk } from '@parley/contract/resources/sip-trunk';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/validation.ts';
import { presentTrunk, readTrunk, trunkColumns } from './sip-trunks.queries.ts';

export interface TrunkFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  status?: ('active' | 'inactive')[] | undefined;
  q?: string | undefined;
}

const Position = z.object({ cursor: z.tuple([z.iso.datetime(), z.guid()]) });

/** One page of trunks, newest first. */
export async function listTrunkPage(tx: Tx, filter: TrunkFilter) {
  let query = tx.selectFrom('sip_trunks');
  if (filter.status?.length === 1) query = query.where('is_active', '=', filter.status[0] === 'active');
  if (filter.q) query = query.where(sql<boolean>`position(lower(${filter.q}) in lower(name)) > 0`);

  let page = query.select(trunkColumns);
  if (filter.cursor) {
    const position = decodeCursor(filter.cursor, ['string', 'string']);
    const [createdAt, id] = parseInput(Position, { cursor: position }, 'query').cursor;
    page = page.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  const [rows, total] = await Promise.all([
    page
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.limit + 1)
      .execute(),
    filter.include_total ? query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow() : null,
  ]);
  const result = pageFrom(rows, {
    limit: filter.limit,
    item: (row): SipTrunk => presentTrunk(readTrunk(row)),
    cursor: (row) => [row.created_at.toISOString(), row.id],
  });
  return total ? { ...result, total: total.total } : result;
}
