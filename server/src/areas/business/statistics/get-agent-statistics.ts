import type { AgentId } from '@parley/contract/ids';
import { AgentStatistics } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { groupRows, sumChats, sumHistogram } from './figures.rules.ts';
import { sumByAgent } from './figures-of-agents.ts';
import { percentilesOf } from './histogram.rules.ts';
import { readCalls } from './read-calls.queries.ts';
import { readChats } from './read-chats.queries.ts';
import { boundOf, presentPeriod, readPeriod } from './read-period.ts';
import {
  exampleAgent,
  exampleCalls,
  exampleChats,
  exampleLatency,
  examplePeriod,
  exampleQuery,
} from './statistics.examples.ts';
import { agentFilter, operation, periodFilters, usualDays } from './statistics.operation.ts';

/** Statistics of each agent that had a call or a chat. */
export const getAgentStatistics = operation({
  method: 'GET',
  path: '/api/statistics/agents',
  id: 'getAgentStatistics',
  summary: 'Statistics by agent',
  description: 'Every agent that had a call or a chat in the period.',
  access: apiKey('stats:read'),
  query: z.strictObject({ ...agentFilter, ...periodFilters }),
  answer: { status: 200, schema: AgentStatistics },
  example: {
    query: exampleQuery,
    answer: {
      period: examplePeriod,
      agents: [{ ...exampleAgent, ...exampleCalls, e2e_ms: exampleLatency, chats: exampleChats }],
    },
  },
  async run({ tx, tenantId, query, now }) {
    const { agent_id: agentId, timezone } = query;
    const asked = { from: boundOf(query.from), to: boundOf(query.to), timezone, usualDays, now };
    const period = await readPeriod(tx, tenantId, asked);
    const [calls, chats] = await Promise.all([
      readCalls(tx, tenantId, period, { agentId, by: 'agent', maps: ['e2e'] }),
      readChats(tx, tenantId, period, { agentId, by: 'agent' }),
    ]);
    const chatsOf = groupRows(chats, (row) => row.key);
    const agents = await sumByAgent(tx, calls, [...chatsOf.keys()] as AgentId[]);
    return {
      period: presentPeriod(period),
      agents: agents.map(({ figures, rows }) => ({
        ...figures,
        e2e_ms: percentilesOf(sumHistogram(rows, 'e2e')),
        chats: sumChats(chatsOf.get(figures.agent_id ?? '') ?? []),
      })),
    };
  },
});
