import { isDeepStrictEqual } from 'node:util';
import { AgentCalendar, AgentCalendarConfig } from '@parley/contract/resources/calendar';
import { checkCalendars } from '#areas/agents/calendar-connections';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleCalendar } from './calendar.examples.ts';
import { calendarParams, exampleAgentId, operation } from './calendar.operation.ts';
import { saveCalendar } from './calendars.queries.ts';
import { getCalendarForUpdate, presentCalendar } from './calendars.ts';

const { agent_id: _agent, updated_at: _at, ...exampleConfig } = exampleCalendar;

/** Replaces the whole configuration. Existing bookings are kept, also outside the new hours. */
export const setAgentCalendar = operation({
  method: 'PUT',
  path: '/api/agents/{agentId}/calendar',
  id: 'setAgentCalendar',
  summary: 'Configure the calendar of an agent',
  description:
    'Replaces the whole configuration; fields left out get their default. Bookings that were made stay as they are.',
  access: apiKey('calendar:write'),
  showsConversations: false,
  audit: 'calendar.configure',
  params: calendarParams,
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 20_000,
  body: AgentCalendarConfig,
  answer: { status: 200, schema: AgentCalendar },
  refusals: ['not_found', 'unavailable'],
  example: { params: { agentId: exampleAgentId }, body: exampleConfig, answer: exampleCalendar },
  async run({ tx, tenantId, params: { agentId }, body: config, now, audit, deps }) {
    const before = await getCalendarForUpdate(tx, agentId);
    if (before.updatedAt !== null && isDeepStrictEqual(before.config, config)) {
      audit.nothingChanged();
      return presentCalendar(before);
    }
    await checkCalendars(tx, deps.calendars, config, before.config);
    await saveCalendar(tx, { tenantId, agentId, config, now });
    const fields = (Object.keys(config) as (keyof AgentCalendarConfig)[]).filter(
      (field) => !isDeepStrictEqual(before.config[field], config[field]),
    );
    audit.details({ changed_fields: fields });
    return presentCalendar({ agentId, config, updatedAt: now });
  },
});
