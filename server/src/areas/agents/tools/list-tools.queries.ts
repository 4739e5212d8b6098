import type { AgentId } from '@parley/contract/ids';
import type { ToolType } from '@parley/contract/resources/tool';
import { sql } from 'kysely';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { agentIdsByTool, presentTool, readTool, toolColumns } from './tools.queries.ts';

export interface ToolFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  type?: ToolType[] | undefined;
  q?: string | undefined;
  agent_id?: AgentId | undefined;
}

/** Lists one page of the tenant's tools, newest first. */
export async function listToolPage(tx: Tx, filter: ToolFilter) {
  let query = tx.selectFrom('tools').where('deleted_at', 'is', null);
  if (filter.type) query = query.where('type', 'in', filter.type);
  if (filter.agent_id) query = query.where(isToolOf(filter.agent_id));
  if (filter.q) {
    query = query.where(
      sql<boolean>`(${containsText(sql.ref('name'), filter.q)} or ${containsText(sql`definition ->> 'description'`, filter.q)})`,
    );
  }
  const page = await newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(toolColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: readTool,
  });
  const agents = await agentIdsByTool(
    tx,
    page.data.map((tool) => tool.id),
  );
  return { ...page, data: page.data.map((tool) => presentTool(tool, agents.get(tool.id) ?? [])) };
}

function isToolOf(agentId: AgentId) {
  return sql<boolean>`id in (
    select each::uuid from agents, jsonb_array_elements_text(tool_ids) as each
    where agents.id = ${agentId} and trashed_at is null)`;
}
