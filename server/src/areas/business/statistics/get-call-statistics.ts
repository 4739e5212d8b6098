import { CallStatistics } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { costOf } from './cost.rules.ts';
import { groupRows, sumByPart, sumCalls, sumMap } from './figures.rules.ts';
import { readCalls } from './read-calls.queries.ts';
import { boundOf, presentPeriod, readPeriod } from './read-period.ts';
import { exampleCalls, exampleCost, examplePeriod, exampleQuery } from './statistics.examples.ts';
import { agentFilter, operation, periodFilters, usualDays } from './statistics.operation.ts';

/** Call statistics of a period: totals, rates, by direction and status. */
export const getCallStatistics = operation({
  method: 'GET',
  path: '/api/calls/statistics',
  id: 'getCallStatistics',
  summary: 'Call statistics',
  description: 'Totals and rates of ended calls, by the day they began to ring.',
  access: apiKey('stats:read'),
  query: z.strictObject({ ...agentFilter, ...periodFilters }),
  answer: { status: 200, schema: CallStatistics },
  example: {
    query: exampleQuery,
    answer: {
      period: examplePeriod,
      ...exampleCalls,
      by_direction: [{ direction: 'inbound', ...exampleCalls }],
      by_status: { completed: 112, failed: 2, no_answer: 0, busy: 0, cancelled: 6 },
      cost: exampleCost,
    },
  },
  async run({ tx, tenantId, query, now, deps }) {
    const { agent_id: agentId, timezone } = query;
    const asked = { from: boundOf(query.from), to: boundOf(query.to), timezone, usualDays, now };
    const period = await readPeriod(tx, tenantId, asked);
    const rows = await readCalls(tx, tenantId, period, { agentId, by: 'all', maps: ['outcomes'] });
    const statuses = sumByPart(sumMap(rows, 'outcomes'), (key) => key.split(':')[0] ?? '');
    return {
      period: presentPeriod(period),
      ...sumCalls(rows),
      by_direction: [...groupRows(rows, (row) => row.direction).values()].map((group) => ({
        direction: group[0]?.direction ?? 'inbound',
        ...sumCalls(group),
      })),
      by_status: {
        completed: statuses.get('completed') ?? 0,
        failed: statuses.get('failed') ?? 0,
        no_answer: statuses.get('no_answer') ?? 0,
        busy: statuses.get('busy') ?? 0,
        cancelled: statuses.get('cancelled') ?? 0,
      },
      cost: costOf(rows, deps.rates),
    };
  },
});
