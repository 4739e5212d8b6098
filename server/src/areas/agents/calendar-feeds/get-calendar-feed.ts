import { CalendarFeed } from '@parley/contract/resources/calendar';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleFeed } from './calendar-feeds.examples.ts';
import { exampleAgentId, feedParams, operation } from './calendar-feeds.operation.ts';
import { findFeedOfAgent } from './calendar-feeds.queries.ts';
import { presentFeed } from './present-feed.ts';

export const getCalendarFeed = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/calendar/feed',
  id: 'getCalendarFeed',
  summary: 'Address of the calendar feed',
  description:
    'The address at which calendar programs subscribe to the bookings. Anyone who has it can read them, so it takes the scope for changes. `url` is null while there is none.',
  access: apiKey('calendar:write'),
  params: feedParams,
  answer: { status: 200, schema: CalendarFeed, caching: 'no-store' },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, answer: exampleFeed },
  async run({ tx, tenantId, params: { agentId }, deps, request }) {
    await getAgent(tx, agentId);
    const feed = await findFeedOfAgent(tx, agentId);
    return presentFeed(deps, { tenantId, agentId, feed, request });
  },
});
