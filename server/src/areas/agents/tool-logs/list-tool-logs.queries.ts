import type { AgentId, CallId, ChatSessionId, ToolId } from '@parley/contract/ids';
import type { ToolRunStatus } from '@parley/contract/resources/tool';
import type { ToolLogSource } from '@parley/contract/resources/tool-log';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { presentSummary, summaryColumns } from './tool-logs.queries.ts';

export interface RangeFilter {
  agent_id?: AgentId | undefined;
  tool_id?: ToolId | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface ToolLogFilter extends RangeFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  call_id?: CallId | undefined;
  session_id?: ChatSessionId | undefined;
  status?: ToolRunStatus[] | undefined;
  source?: ToolLogSource | undefined;
}

/** Runs that match the filters shared by list and statistics. */
export function logsWithin(tx: Tx, filter: RangeFilter) {
  let query = tx.selectFrom('tool_logs');
  if (filter.agent_id) query = query.where('agent_id', '=', filter.agent_id);
  if (filter.tool_id) query = query.where('tool_id', '=', filter.tool_id);
  if (filter.from) query = query.where('created_at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('created_at', '<', new Date(filter.to));
  return query;
}

/** Lists one page of runs, newest first. */
export async function listToolLogPage(tx: Tx, filter: ToolLogFilter) {
  let query = logsWithin(tx, filter);
  if (filter.call_id) query = query.where('call_id', '=', filter.call_id);
  if (filter.session_id) query = query.where('session_id', '=', filter.session_id);
  if (filter.status) query = query.where('status', 'in', filter.status);
  if (filter.source) query = query.where('source', '=', filter.source);
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(summaryColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentSummary,
  });
}
