import type { ToolId } from '@parley/contract/ids';
import { type ToolRunStatus, type ToolType, toolRunStatuses } from '@parley/contract/resources/tool';
import type { ToolLogStatistics } from '@parley/contract/resources/tool-log';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { percentileOf, sortedLatencies } from './latency.rules.ts';
import { logsWithin, type RangeFilter } from './list-tool-logs.queries.ts';

const errorsMax = 10;
const toolsMax = 50;
/** Refused and cancelled runs have no meaningful duration. */
const timed: readonly ToolRunStatus[] = ['ok', 'error', 'timeout'];

/** Runs of a tool with one status. */
interface Cell {
  tool_id: string | null;
  tool_name: string;
  tool_type: string;
  status: ToolRunStatus;
  total: number;
  /** One for each run, with spaces between: an array takes the driver far longer to read. Unit: milliseconds. */
  latencies: string;
}

/** Statistics of runs in conversations; test runs do not count. */
export async function toolLogStatistics(
  tx: Tx,
  filter: RangeFilter,
): Promise<Omit<z.input<typeof ToolLogStatistics>, 'from' | 'to'>> {
  const runs = logsWithin(tx, filter).where('source', '<>', 'test');
  const [cells, errors] = await Promise.all([
    readCells(runs),
    runs
      .select(['error', sql<number>`count(*)::int`.as('count')])
      .where('error', 'is not', null)
      .groupBy('error')
      .orderBy('count', 'desc')
      .orderBy('error')
      .limit(errorsMax)
      .execute(),
  ]);
  const byTool = cellsByTool(cells);
  return {
    ...measuresOf(cells),
    by_status: Object.fromEntries(
      toolRunStatuses.map((status) => [status, totalOf(cells.filter((cell) => cell.status === status))]),
    ) as Record<ToolRunStatus, number>,
    top_errors: errors.flatMap(({ error, count: times }) => (error === null ? [] : [{ error, count: times }])),
    by_tool: byTool
      .map((its) => ({ ...toolOf(its), ...measuresOf(its) }))
      .toSorted((one, other) => other.total - one.total || (one.tool_name < other.tool_name ? -1 : 1))
      .slice(0, toolsMax),
  };
}

/** Reads the runs once, from the index alone: their number and latencies for each tool and status. */
function readCells(runs: ReturnType<typeof logsWithin>): Promise<Cell[]> {
  return runs
    .select([
      'tool_id',
      'tool_name',
      'tool_type',
      'status',
      sql<number>`count(*)::int`.as('total'),
      sql<string>`array_to_string(array_agg(latency_ms), ' ')`.as('latencies'),
    ])
    .groupBy(['tool_id', 'tool_name', 'tool_type', 'status'])
    .$castTo<Cell>()
    .execute();
}

function cellsByTool(cells: readonly Cell[]): Cell[][] {
  const groups = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = JSON.stringify([cell.tool_id, cell.tool_name, cell.tool_type]);
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()];
}

const totalOf = (cells: readonly Cell[]) => cells.reduce((sum, { total }) => sum + total, 0);

function measuresOf(cells: readonly Cell[]) {
  const total = totalOf(cells);
  const notCancelled = totalOf(cells.filter(({ status }) => status !== 'cancelled'));
  const latencies = sortedLatencies(cells.filter(({ status }) => timed.includes(status)).map((cell) => cell.latencies));
  return {
    total,
    success_rate: notCancelled === 0 ? null : totalOf(cells.filter(({ status }) => status === 'ok')) / notCancelled,
    latency_ms: { p50: percentileOf(latencies, 0.5), p95: percentileOf(latencies, 0.95) },
  };
}

function toolOf([first]: readonly Cell[]) {
  if (!first) throw new Error('A group has a member');
  return {
    tool_id: first.tool_id as ToolId | null,
    tool_name: first.tool_name,
    tool_type: first.tool_type as ToolType,
  };
}
