import type { SipTrunk } from '@parley/contract/resources/sip-trunk';
import { sql } from 'kysely';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { presentTrunk, readTrunk, trunkColumns } from './sip-trunks.queries.ts';

export interface TrunkFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  status?: ('active' | 'inactive')[] | undefined;
  q?: string | undefined;
}

/** Lists one page of trunks, newest first. */
export async function listTrunkPage(tx: Tx, filter: TrunkFilter) {
  let query = tx.selectFrom('sip_trunks');
  if (filter.status?.length === 1) query = query.where('is_active', '=', filter.status[0] === 'active');
  if (filter.q) query = query.where(containsText(sql.ref('name'), filter.q));

  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(trunkColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): SipTrunk => presentTrunk(readTrunk(row)),
  });
}
