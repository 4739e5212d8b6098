import { orderedSpan } from '@parley/contract/filters';
import { ToolLogStatistics } from '@parley/contract/resources/tool-log';
import { z } from 'zod';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { toolLogStatistics } from './tool-log-statistics.queries.ts';
import { badPeriod } from './tool-logs.errors.ts';
import { exampleSummary, operation, rangeFilters } from './tool-logs.operation.ts';

const usualDays = 30;
/** Longest span: a busy account runs tools a thousand times a day, and each run is read. */
const mostDays = 31;

/** Tool run statistics: count, outcomes, latency and the most frequent errors. */
export const getToolLogStatistics = operation({
  method: 'GET',
  path: '/api/tool-logs/statistics',
  id: 'getToolLogStatistics',
  summary: 'Statistics of tool logs',
  description:
    'Of runs in the time asked for: by default the last 30 days, at most 31. The log holds 90 days. Trial runs do not count.',
  access: apiKey('stats:read'),
  query: z.strictObject(rangeFilters).superRefine(orderedSpan),
  answer: { status: 200, schema: ToolLogStatistics },
  example: {
    query: { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
    answer: {
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-04-01T00:00:00.000Z',
      total: 120,
      by_status: { ok: 111, error: 5, timeout: 2, refused: 1, cancelled: 1 },
      success_rate: 0.933,
      latency_ms: { p50: 184, p95: 912 },
      top_errors: [{ error: 'The server answered 503', count: 4 }],
      by_tool: [
        {
          tool_id: exampleSummary.tool_id,
          tool_name: exampleSummary.tool_name,
          tool_type: exampleSummary.tool_type,
          total: 120,
          success_rate: 0.933,
          latency_ms: { p50: 184, p95: 912 },
        },
      ],
    },
  },
  async run({ tx, query, now }) {
    const to = query.to === undefined ? now : new Date(query.to);
    const from = query.from === undefined ? new Date(to.getTime() - usualDays * dayMs) : new Date(query.from);
    if (from >= to || to.getTime() - from.getTime() > mostDays * dayMs) throw badPeriod(mostDays);
    const span = { from: from.toISOString(), to: to.toISOString() };
    return { ...span, ...(await toolLogStatistics(tx, { ...query, ...span })) };
  },
});
