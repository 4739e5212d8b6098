import { orderedSpan, timeSpan } from '@parley/contract/filters';
import { AgentId, UserId } from '@parley/contract/ids';
import { OperatorStatistics } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { exampleAgentId } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { operatorStatistics } from './operator-statistics.queries.ts';
import { onlyForSupervisors } from './operators.errors.ts';
import { exampleOperator } from './operators.examples.ts';
import { operation } from './operators.operation.ts';
import { isSupervisor } from './visible-chats.rules.ts';

const exampleMeasures = {
  chats: 41,
  first_response_seconds: { p50: 12.4, p95: 61 },
  handle_seconds: { p50: 310, p95: 1260.5 },
  waiting_seconds: { p50: 18, p95: 140.2 },
  rating: { average: 4.6, count: 12 },
  outcomes: { ongoing: 1, closed: 37, to_queue: 2, to_agent: 3, to_operator: 1, lost: 0 },
};

/** Operator statistics: response times and ratings. */
export const getOperatorStatistics = operation({
  method: 'GET',
  path: '/api/chat/operator/statistics',
  id: 'getOperatorStatistics',
  summary: 'Operator statistics',
  description:
    'Of chats taken from `from` until before `to`. Owners and admins see everybody, or one by `operator_id`; others ' +
    'see themselves.',
  access: person('chat:operate'),
  showsConversations: false,
  query: z
    .strictObject({
      ...timeSpan({ from: 'Taken at or after this instant', to: 'Taken before this instant' }),
      agent_id: AgentId.optional(),
      operator_id: UserId.optional(),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: OperatorStatistics },
  refusals: ['forbidden'],
  example: {
    query: { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z', agent_id: exampleAgentId },
    answer: {
      ...exampleMeasures,
      by_operator: [
        {
          operator: { id: exampleOperator.id, name: exampleOperator.name, avatar_url: exampleOperator.avatar_url },
          ...exampleMeasures,
        },
      ],
    },
  },
  run({ tx, query, person: self }) {
    const { operator_id: asked, ...filter } = query;
    if (isSupervisor(self)) return operatorStatistics(tx, { ...filter, operatorId: asked ?? null });
    if (asked !== undefined && asked !== self.id) throw onlyForSupervisors();
    return operatorStatistics(tx, { ...filter, operatorId: self.id });
  },
});
