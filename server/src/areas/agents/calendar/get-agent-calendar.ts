import { AgentCalendar } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleCalendar } from './calendar.examples.ts';
import { calendarParams, exampleAgentId, operation } from './calendar.operation.ts';
import { getCalendar, presentCalendar } from './calendars.ts';

/** Gets the availability configuration of an agent's calendar. */
export const getAgentCalendar = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/calendar',
  id: 'getAgentCalendar',
  summary: 'Read the calendar configuration of an agent',
  description: 'Of an agent whose calendar was never configured: the defaults, turned off, with `updated_at` null.',
  access: apiKey('calendar:read'),
  showsConversations: false,
  params: calendarParams,
  answer: { status: 200, schema: AgentCalendar },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, answer: exampleCalendar },
  run: async ({ tx, params }) => presentCalendar(await getCalendar(tx, params.agentId)),
});
