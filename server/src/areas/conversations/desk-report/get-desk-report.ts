import { orderedSpan, timeSpan } from '@parley/contract/filters';
import { AgentId, ChatTeamId, UserId } from '@parley/contract/ids';
import { ChatDeskReport } from '@parley/contract/resources/desk-work';
import { z } from 'zod';
import { exampleAgentId } from '#areas/conversations/chats';
import { isSupervisor, onlyForSupervisors } from '#areas/conversations/operators';
import { person } from '#platform/http/access/access.ts';
import { exampleDeskReport } from './desk-report.examples.ts';
import { operation } from './desk-report.operation.ts';
import { deskReport } from './desk-report.queries.ts';

/** Report on handed over chats: first reply, resolution, targets and ratings. */
export const getChatDeskReport = operation({
  method: 'GET',
  path: '/api/chat/operator/report',
  id: 'getChatDeskReport',
  summary: 'Report on handed over chats',
  description:
    'Of chats handed over from `from` until before `to`, by their last handoff. Owners and admins see everybody, or one by ' +
    '`operator_id`; others see the chats they had last.',
  access: person('chat:operate'),
  showsConversations: false,
  query: z
    .strictObject({
      ...timeSpan({ from: 'Handed over at or after this instant', to: 'Handed over before this instant' }),
      agent_id: AgentId.optional(),
      team_id: ChatTeamId.optional(),
      operator_id: UserId.optional(),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: ChatDeskReport },
  refusals: ['forbidden'],
  example: {
    query: { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z', agent_id: exampleAgentId },
    answer: exampleDeskReport,
  },
  run({ tx, query, person: self, now }) {
    const { operator_id: operatorId = null, ...filter } = query;
    if (isSupervisor(self)) return deskReport(tx, { ...filter, operatorId }, now);
    if (operatorId !== null && operatorId !== self.id) throw onlyForSupervisors();
    return deskReport(tx, { ...filter, operatorId: self.id }, now);
  },
});
