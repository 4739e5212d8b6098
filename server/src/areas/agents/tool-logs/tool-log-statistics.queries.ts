import type { ToolId } from '@parley/contract/ids';
import { type ToolRunStatus, type ToolType, toolRunStatuses } from '@parley/contract/resources/tool';
import type { ToolLogStatistics } from '@parley/contract/resources/tool-log';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { logsWithin, type RangeFilter } from './list-tool-logs.queries.ts';

const errorsMax = 10;
const toolsMax = 50;

const count = sql<number>`count(*)::int`;
const countOf = (status: ToolRunStatus) => sql<number>`(count(*) filter (where status = ${status}))::int`;
/** Refused and cancelled runs have no meaningful duration. */
const percentile = (part: number) =>
  sql<number | null>`round((percentile_cont(${part}::float8) within group (order by latency_ms)
    filter (where status in ('ok', 'error', 'timeout')))::numeric, 1)::float8`;
const successRate = sql<number | null>`(count(*) filter (where status = 'ok'))::float8
  / nullif(count(*) filter (where status <> 'cancelled'), 0)`;

const measures = [
  count.as('total'),
  successRate.as('success_rate'),
  percentile(0.5).as('p50'),
  percentile(0.95).as('p95'),
] as const;

/** Statistics of runs in conversations; test runs do not count. */
export async function toolLogStatistics(tx: Tx, filter: RangeFilter): Promise<z.input<typeof ToolLogStatistics>> {
  const runs = logsWithin(tx, filter).where('source', '<>', 'test');
  const [all, errors, tools] = await Promise.all([
    runs
      .select([...measures, ...toolRunStatuses.map((status) => countOf(status).as(status))])
      .executeTakeFirstOrThrow(),
    runs
      .select(['error', count.as('count')])
      .where('error', 'is not', null)
      .groupBy('error')
      .orderBy('count', 'desc')
      .orderBy('error')
      .limit(errorsMax)
      .execute(),
    runs
      .select(['tool_id', 'tool_name', 'tool_type', ...measures])
      .groupBy(['tool_id', 'tool_name', 'tool_type'])
      .orderBy('total', 'desc')
      .orderBy('tool_name')
      .limit(toolsMax)
      .execute(),
  ]);
  const statuses = all as unknown as Record<ToolRunStatus, number>;
  return {
    total: all.total,
    by_status: Object.fromEntries(toolRunStatuses.map((status) => [status, statuses[status]])) as Record<
      ToolRunStatus,
      number
    >,
    success_rate: all.success_rate,
    latency_ms: { p50: all.p50, p95: all.p95 },
    top_errors: errors.flatMap(({ error, count: times }) => (error === null ? [] : [{ error, count: times }])),
    by_tool: tools.map(({ tool_id, tool_name, tool_type, total, success_rate, p50, p95 }) => ({
      tool_id: tool_id as ToolId | null,
      tool_name,
      tool_type: tool_type as ToolType,
      total,
      success_rate,
      latency_ms: { p50, p95 },
    })),
  };
}
