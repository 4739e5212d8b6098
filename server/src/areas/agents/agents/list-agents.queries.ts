import type { Agent } from '@parley/contract/resources/agent';
import { sql } from 'kysely';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import type { WarningsOf } from './agent-warnings.rules.ts';
import { presentAgent, readAgent } from './agents.queries.ts';

export interface AgentFilter {
  isTrashed: boolean;
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  status?: ('active' | 'inactive')[] | undefined;
  q?: string | undefined;
  updated_from?: string | undefined;
}

/** Lists one page of agents, newest first. */
export async function listAgentPage(tx: Tx, filter: AgentFilter, deps: { warningsOf: WarningsOf }) {
  let query = tx.selectFrom('agents').where('trashed_at', filter.isTrashed ? 'is not' : 'is', null);
  if (filter.status?.length === 1) query = query.where('is_active', '=', filter.status[0] === 'active');
  if (filter.q) query = query.where(containsText(sql.ref('name'), filter.q));
  if (filter.updated_from) query = query.where('updated_at', '>=', new Date(filter.updated_from));

  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(['id', 'version', 'config', 'created_at', 'updated_at', 'trashed_at'])
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): Agent => presentAgent(readAgent(row), deps),
  });
}
