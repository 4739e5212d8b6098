import type { TenantId } from '@parley/contract/ids';
import type { Agent } from '@parley/contract/resources/agent';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { documentPage } from '#platform/search/document-page.ts';
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

const columns = ['id', 'version', 'config', 'created_at', 'updated_at', 'trashed_at'] as const;

/** Lists one page of agents, newest first. */
export async function listAgentPage(
  tx: Tx,
  filter: AgentFilter,
  context: { tenantId: TenantId; deps: { warningsOf: WarningsOf } },
) {
  const load = async (ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const { updated_from } = filter;
    let query = tx.selectFrom('agents').select(columns).where('id', 'in', ids);
    if (updated_from) query = query.where('updated_at', '>=', new Date(updated_from));
    return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  };
  const item = (row: Awaited<ReturnType<typeof load>>[number]): Agent => presentAgent(readAgent(row), context);
  if (filter.q) {
    const filters = [
      [`trashed=${filter.isTrashed}`],
      ...(filter.status ? [filter.status.map((status) => `active=${status === 'active'}`)] : []),
    ];
    const hides = filter.updated_from !== undefined;
    return documentPage(tx, filter, { search: { subject: 'agent', text: filter.q, filters }, load, hides, item });
  }
  let query = tx.selectFrom('agents').where('trashed_at', filter.isTrashed ? 'is not' : 'is', null);
  if (filter.status?.length === 1) query = query.where('is_active', '=', filter.status[0] === 'active');
  if (filter.updated_from) query = query.where('updated_at', '>=', new Date(filter.updated_from));
  return newestPage(filter, {
    async read(isOlder, limit) {
      const found = await query
        .select('id')
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return load(found.map(({ id }) => id));
    },
    async countAtMost(limit) {
      const counted = await tx
        .selectFrom(query.select('id').limit(limit).as('counted'))
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow();
      return counted.total;
    },
    item,
  });
}
