import { CallUsage } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { costOf } from './cost.rules.ts';
import { firstDayOf, lastDayOf, monthOf } from './days.rules.ts';
import { groupRows, ratio, sumCalls, sumTokens } from './figures.rules.ts';
import { readLive, readPeaks } from './live.queries.ts';
import { readCalls } from './read-calls.queries.ts';
import { presentPeriod, readPeriod } from './read-period.ts';
import { exampleCost, examplePeriod } from './statistics.examples.ts';
import { Month, operation } from './statistics.operation.ts';

/** Usage of calls in a billing period: minutes, cost, concurrency. */
export const getCallUsage = operation({
  method: 'GET',
  path: '/api/calls/usage',
  id: 'getCallUsage',
  summary: 'Usage of calls in a billing period',
  description: "A billing period is a calendar month in the account's time zone.",
  access: apiKey('stats:read'),
  query: z.strictObject({
    month: Month.optional().meta({ description: 'Billing period; default: this month', examples: ['2026-03'] }),
  }),
  answer: { status: 200, schema: CallUsage },
  example: {
    query: { month: '2026-03' },
    answer: {
      period: examplePeriod,
      calls: 120,
      answered: 114,
      seconds: 19_200,
      minutes: 320,
      by_direction: [{ direction: 'inbound', calls: 120, answered: 114, seconds: 19_200 }],
      peak_concurrent: 7,
      concurrent: 2,
      model_tokens: { input: 412_000, output: 38_500 },
      cost: exampleCost,
    },
  },
  async run({ tx, tenantId, query, now, deps }) {
    const today = { from: undefined, to: undefined, timezone: undefined, usualDays: 1, now };
    const month = query.month ?? monthOf((await readPeriod(tx, tenantId, today)).today);
    const [first, last] = [firstDayOf(month), lastDayOf(month)];
    const period = await readPeriod(tx, tenantId, { ...today, from: { day: first }, to: { day: last } });
    const [rows, peaks, live] = await Promise.all([
      readCalls(tx, tenantId, period, { by: 'all', maps: [] }),
      readPeaks(tx, tenantId, { first, last }),
      readLive(tx, tenantId, now),
    ]);
    const { calls, answered, duration_seconds: seconds } = sumCalls(rows);
    return {
      period: presentPeriod(period),
      calls,
      answered,
      seconds,
      minutes: ratio(seconds, 60, 2) ?? 0,
      by_direction: [...groupRows(rows, (row) => row.direction).values()].map((group) => {
        const sum = sumCalls(group);
        const direction = group[0]?.direction ?? 'inbound';
        return { direction, calls: sum.calls, answered: sum.answered, seconds: sum.duration_seconds };
      }),
      peak_concurrent: Math.max(0, ...peaks.values()),
      concurrent: live.in_progress,
      model_tokens: sumTokens(rows),
      cost: costOf(rows, deps.rates),
    };
  },
});
