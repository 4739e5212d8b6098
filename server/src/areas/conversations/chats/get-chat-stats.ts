import { orderedSpan, timeSpan } from '@parley/contract/filters';
import { AgentId } from '@parley/contract/ids';
import { TimeZone } from '@parley/contract/resources/agent';
import { ChatStats } from '@parley/contract/resources/chat-stats';
import { z } from 'zod';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { badPeriod } from './chat.errors.ts';
import { exampleStats } from './chat.examples.ts';
import { operation } from './chat.operation.ts';
import { readChatStats } from './chat-stats.queries.ts';

const usualDays = 30;
const mostDays = 366;

/** Statistics of chats: count, outcome, time to answer, ratings. */
export const getChatStats = operation({
  method: 'GET',
  path: '/api/chat/stats',
  id: 'getChatStats',
  summary: 'Chat statistics',
  description: 'Of the chats that began in the time asked for: by default the last 30 days, at most 366.',
  access: apiKey('stats:read'),
  query: z
    .strictObject({
      agent_id: AgentId.optional(),
      ...timeSpan({ from: 'Began at or after this instant', to: 'Began before this instant; default: now' }),
      timezone: TimeZone.default('UTC').meta({ description: 'Where days begin', examples: ['Europe/Stockholm'] }),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: ChatStats },
  example: {
    query: { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z', timezone: 'UTC' },
    answer: exampleStats,
  },
  run({ tx, query, now }) {
    const to = query.to === undefined ? now : new Date(query.to);
    const from = query.from === undefined ? new Date(to.getTime() - usualDays * dayMs) : new Date(query.from);
    if (from >= to || to.getTime() - from.getTime() > mostDays * dayMs) throw badPeriod(mostDays);
    return readChatStats(tx, { agentId: query.agent_id, from, to, timezone: query.timezone });
  },
});
