import { DailyStatistics } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { eachDay } from './days.rules.ts';
import { figuresOfSpans } from './figures-of-spans.ts';
import { readCalls } from './read-calls.queries.ts';
import { readChats } from './read-chats.queries.ts';
import { boundOf, presentPeriod, readPeriod } from './read-period.ts';
import { exampleCalls, exampleChats, exampleLatency, examplePeriod, exampleQuery } from './statistics.examples.ts';
import { agentFilter, operation, periodFilters, usualDays } from './statistics.operation.ts';

/** Statistics of each day of a period. */
export const getDailyStatistics = operation({
  method: 'GET',
  path: '/api/statistics/daily',
  id: 'getDailyStatistics',
  summary: 'Statistics by day',
  description:
    "Days begin at midnight of the account's time zone, or of `timezone`; the day of a change of clocks has 23 or 25 hours.",
  access: apiKey('stats:read'),
  query: z.strictObject({ ...agentFilter, ...periodFilters }),
  answer: { status: 200, schema: DailyStatistics },
  example: {
    query: exampleQuery,
    answer: {
      period: examplePeriod,
      days: [{ day: '2026-03-01', ...exampleCalls, e2e_ms: exampleLatency, chats: exampleChats }],
    },
  },
  async run({ tx, tenantId, query, now }) {
    const { agent_id: agentId, timezone } = query;
    const asked = { from: boundOf(query.from), to: boundOf(query.to), timezone, usualDays, now };
    const period = await readPeriod(tx, tenantId, asked);
    const [calls, chats] = await Promise.all([
      readCalls(tx, tenantId, period, { agentId, by: 'day', maps: ['e2e'] }),
      readChats(tx, tenantId, period, { agentId, by: 'day' }),
    ]);
    const figures = figuresOfSpans({ calls, chats, keyOf: (row) => row.day });
    const days = eachDay(period.first_day, period.last_day);
    return { period: presentPeriod(period), days: days.map((day) => ({ day, ...figures(day) })) };
  },
});
