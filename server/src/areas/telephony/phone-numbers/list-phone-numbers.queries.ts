import type { AgentId, SipTrunkId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { numberColumns, presentNumber } from './phone-numbers.queries.ts';

export interface NumberFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  agent_id?: AgentId | undefined;
  trunk_id?: SipTrunkId | undefined;
  country?: string | undefined;
  source?: string | undefined;
  assigned?: boolean | undefined;
  q?: string | undefined;
}

/** Lists one page of the tenant's numbers, newest first. */
export async function listNumberPage(tx: Tx, filter: NumberFilter) {
  let query = tx.selectFrom('phone_numbers').where('status', '<>', 'buying');
  if (filter.agent_id) query = query.where('agent_id', '=', filter.agent_id);
  if (filter.trunk_id) query = query.where('trunk_id', '=', filter.trunk_id);
  if (filter.country) query = query.where('country', '=', filter.country);
  if (filter.source) query = query.where('source', '=', filter.source);
  if (filter.assigned !== undefined) query = query.where('agent_id', filter.assigned ? 'is not' : 'is', null);
  if (filter.q) {
    query = query.where(
      sql<boolean>`(${containsText(sql.ref('number'), filter.q)} or ${containsText(sql.ref('label'), filter.q)})`,
    );
  }

  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(numberColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentNumber,
  });
}
