import { StatisticsDashboard } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { addDays, eachDay } from './days.rules.ts';
import { groupRows, sumCalls, sumChats } from './figures.rules.ts';
import { sumByAgent } from './figures-of-agents.ts';
import { readLive, readPeaks } from './live.queries.ts';
import { readCalls } from './read-calls.queries.ts';
import { readChats } from './read-chats.queries.ts';
import { presentPeriod, readPeriod } from './read-period.ts';
import { type CallRow, type ChatRow } from './rollup-rows.rules.ts';
import { exampleAgent, exampleCalls, exampleChats, examplePeriod } from './statistics.examples.ts';
import { operation, usualDays } from './statistics.operation.ts';

const topAgents = 5;
const exampleSum = { calls: exampleCalls, chats: exampleChats };

/** Overview: what goes on now, today beside yesterday, the last days, the busiest agents. */
export const getStatisticsDashboard = operation({
  method: 'GET',
  path: '/api/statistics/dashboard',
  id: 'getStatisticsDashboard',
  summary: 'Overview of calls and chats',
  description: "Today is the day in the account's time zone.",
  access: apiKey('stats:read'),
  query: z.strictObject({}),
  answer: { status: 200, schema: StatisticsDashboard },
  example: {
    answer: {
      period: examplePeriod,
      live: { ringing: 1, in_progress: 2, queued: 0, chats_open: 4, chats_waiting: 1, chats_with_operator: 2 },
      peak_concurrent: { today: 4, last_30_days: 7 },
      today: exampleSum,
      yesterday: exampleSum,
      last_7_days: exampleSum,
      previous_7_days: exampleSum,
      last_30_days: exampleSum,
      top_agents: [{ ...exampleAgent, calls: 120, containment_rate: 0.8455 }],
      trend: [{ day: '2026-03-31', calls: 12, answered: 11, chats: 4 }],
    },
  },
  async run({ tx, tenantId, now }) {
    const asked = { from: undefined, to: undefined, timezone: undefined, usualDays, now };
    const period = await readPeriod(tx, tenantId, asked);
    const { first_day: first, last_day: today } = period;
    const [live, peaks, calls, chats, ofAgents] = await Promise.all([
      readLive(tx, tenantId, now),
      readPeaks(tx, tenantId, { first, last: today }),
      readCalls(tx, tenantId, period, { by: 'day', maps: [] }),
      readChats(tx, tenantId, period, { by: 'day' }),
      readCalls(tx, tenantId, period, { by: 'agent', maps: [] }),
    ]);
    const sum = sumOfDays(calls, chats);
    const agents = await sumByAgent(tx, ofAgents);
    return {
      period: presentPeriod(period),
      live,
      peak_concurrent: { today: peaks.get(today) ?? 0, last_30_days: Math.max(0, ...peaks.values()) },
      today: sum(today, today),
      yesterday: sum(addDays(today, -1), addDays(today, -1)),
      last_7_days: sum(addDays(today, -6), today),
      previous_7_days: sum(addDays(today, -13), addDays(today, -7)),
      last_30_days: sum(first, today),
      top_agents: agents.slice(0, topAgents).map(({ figures }) => ({
        agent_id: figures.agent_id,
        name: figures.name,
        calls: figures.calls,
        containment_rate: figures.containment_rate,
      })),
      trend: eachDay(first, today).map((day) => {
        const of = sum(day, day);
        return { day, calls: of.calls.calls, answered: of.calls.answered, chats: of.chats.sessions };
      }),
    };
  },
});

function sumOfDays(calls: readonly CallRow[], chats: readonly ChatRow[]) {
  const callsByDay = groupRows(calls, (row) => row.day);
  const chatsByDay = groupRows(chats, (row) => row.key);
  return (first: string, last: string) => {
    const days = eachDay(first, last);
    return {
      calls: sumCalls(days.flatMap((day) => callsByDay.get(day) ?? [])),
      chats: sumChats(days.flatMap((day) => chatsByDay.get(day) ?? [])),
    };
  };
}
