import { ConnectedCalendarList } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { connectionParams, exampleConnectionId, operation } from './connections.operation.ts';

/** Lists the calendars of a connected account, as its provider has them now. */
export const listConnectedCalendars = operation({
  method: 'GET',
  path: '/api/calendar/connections/{connectionId}/calendars',
  id: 'listConnectedCalendars',
  summary: 'List the calendars of a connection',
  description: 'Asked of the provider, so this takes a moment and answers 503 while the provider gives no answer.',
  access: apiKey('calendar:read'),
  showsConversations: false,
  params: connectionParams,
  answer: { status: 200, schema: ConnectedCalendarList },
  refusals: ['not_found', 'unavailable'],
  example: {
    params: { connectionId: exampleConnectionId },
    answer: { data: [{ id: '/reception/appointments/', name: 'Appointments', is_writable: true, is_primary: true }] },
  },
  async run({ tx, params, deps }) {
    const calendars = await deps.calendars.listCalendars(tx, params.connectionId);
    return {
      data: calendars.map(({ id, name, isWritable, isPrimary }) => ({
        id,
        name,
        is_writable: isWritable,
        is_primary: isPrimary,
      })),
    };
  },
});
