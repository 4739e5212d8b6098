import { CalendarFeed, CalendarFeedCreate } from '@parley/contract/resources/calendar';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleFeed } from './calendar-feeds.examples.ts';
import { exampleAgentId, feedParams, operation } from './calendar-feeds.operation.ts';
import { replaceFeed } from './calendar-feeds.queries.ts';
import { presentFeed } from './present-feed.ts';

export const createCalendarFeed = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/calendar/feed',
  id: 'createCalendarFeed',
  summary: 'Create or replace the calendar feed',
  description:
    'Creates a secret address at which calendar programs subscribe to the bookings of the agent. An earlier address stops working at once.',
  access: apiKey('calendar:write'),
  audit: 'calendar.feed_create',
  params: feedParams,
  body: CalendarFeedCreate,
  answer: { status: 201, schema: CalendarFeed, holdsSecret: true },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, body: { shows_customers: true }, answer: exampleFeed },
  async run({ tx, tenantId, params: { agentId }, body, now, newId, audit, deps, request }) {
    await getAgent(tx, agentId);
    const showsCustomers = body.shows_customers;
    const feed = await replaceFeed(tx, { tenantId, agentId, id: newId(), showsCustomers, now });
    audit.details({ shows_customers: showsCustomers });
    return presentFeed(deps, { tenantId, agentId, feed, request });
  },
});
