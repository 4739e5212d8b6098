import { MonthlyStatistics } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { addMonths, eachMonth, firstDayOf, lastDayOf, monthOf } from './days.rules.ts';
import { figuresOfSpans } from './figures-of-spans.ts';
import { readCalls } from './read-calls.queries.ts';
import { readChats } from './read-chats.queries.ts';
import { presentPeriod, readPeriod } from './read-period.ts';
import { exampleCalls, exampleChats, exampleLatency, examplePeriod } from './statistics.examples.ts';
import { agentFilter, Month, operation, periodFilters } from './statistics.operation.ts';

const usualMonths = 12;

/** Statistics of each month of a period. */
export const getMonthlyStatistics = operation({
  method: 'GET',
  path: '/api/statistics/monthly',
  id: 'getMonthlyStatistics',
  summary: 'Statistics by month',
  access: apiKey('stats:read'),
  query: z.strictObject({
    ...agentFilter,
    from: Month.optional().meta({
      description: 'First month; default: 12 months up to the last',
      examples: ['2026-01'],
    }),
    to: Month.optional().meta({ description: 'Last month; default: this month', examples: ['2026-12'] }),
    timezone: periodFilters.timezone,
  }),
  answer: { status: 200, schema: MonthlyStatistics },
  example: {
    query: { from: '2026-03', to: '2026-03' },
    answer: {
      period: examplePeriod,
      months: [{ month: '2026-03', ...exampleCalls, e2e_ms: exampleLatency, chats: exampleChats }],
    },
  },
  async run({ tx, tenantId, query, now }) {
    const { agent_id: agentId, timezone } = query;
    const today = { from: undefined, to: undefined, timezone, usualDays: 1, now };
    const last = query.to ?? monthOf((await readPeriod(tx, tenantId, today)).today);
    const first = query.from ?? addMonths(last, 1 - usualMonths);
    const asked = { ...today, from: { day: firstDayOf(first) }, to: { day: lastDayOf(last) } };
    const period = await readPeriod(tx, tenantId, asked);
    const [calls, chats] = await Promise.all([
      readCalls(tx, tenantId, period, { agentId, by: 'all', maps: ['e2e'] }),
      readChats(tx, tenantId, period, { agentId, by: 'month' }),
    ]);
    const figures = figuresOfSpans({ calls, chats, keyOf: (row) => monthOf(row.day) });
    const months = eachMonth(period.first_day, period.last_day);
    return { period: presentPeriod(period), months: months.map((month) => ({ month, ...figures(month) })) };
  },
});
