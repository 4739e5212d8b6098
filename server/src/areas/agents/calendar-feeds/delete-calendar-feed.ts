import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgentId, feedParams, operation } from './calendar-feeds.operation.ts';
import { deleteFeed } from './calendar-feeds.queries.ts';

export const deleteCalendarFeed = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/calendar/feed',
  id: 'deleteCalendarFeed',
  summary: 'Delete the calendar feed',
  description: 'Its address stops working at once. Idempotent.',
  access: apiKey('calendar:write'),
  audit: 'calendar.feed_delete',
  params: feedParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId } },
  async run({ tx, params: { agentId }, audit }) {
    await getAgent(tx, agentId);
    if (!(await deleteFeed(tx, agentId))) audit.nothingChanged();
  },
});
