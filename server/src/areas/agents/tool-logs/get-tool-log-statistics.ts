import { orderedSpan } from '@parley/contract/filters';
import { ToolLogStatistics } from '@parley/contract/resources/tool-log';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { toolLogStatistics } from './tool-log-statistics.queries.ts';
import { exampleSummary, operation, rangeFilters } from './tool-logs.operation.ts';

/** Tool run statistics: count, outcomes, latency and the most frequent errors. */
export const getToolLogStatistics = operation({
  method: 'GET',
  path: '/api/tool-logs/statistics',
  id: 'getToolLogStatistics',
  summary: 'Statistics of tool logs',
  description: 'Of what the log still holds, which is 90 days. Trial runs do not count.',
  access: apiKey('stats:read'),
  query: z.strictObject(rangeFilters).superRefine(orderedSpan),
  answer: { status: 200, schema: ToolLogStatistics },
  example: {
    query: { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
    answer: {
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
  run: ({ tx, query }) => toolLogStatistics(tx, query),
});
