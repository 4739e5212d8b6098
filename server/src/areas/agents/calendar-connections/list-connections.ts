import { CalendarConnectionList } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { listConnections } from '#platform/oauth/connections.queries.ts';
import { listSyncs } from './calendar-syncs.queries.ts';
import { exampleConnection, operation, presentConnection } from './connections.operation.ts';
import { vendors } from './vendors.ts';

/** Lists the connected calendar accounts. */
export const listCalendarConnections = operation({
  method: 'GET',
  path: '/api/calendar/connections',
  id: 'listCalendarConnections',
  summary: 'List calendar connections',
  description: 'Accounts whose calendars agents may use, oldest first, and what else can be connected here.',
  access: apiKey('calendar:read'),
  showsConversations: false,
  answer: { status: 200, schema: CalendarConnectionList },
  example: {
    answer: {
      data: [exampleConnection],
      providers: [
        { provider: 'builtin', is_configured: true },
        { provider: 'caldav', is_configured: true },
        { provider: 'google', is_configured: false },
        { provider: 'microsoft', is_configured: false },
      ],
    },
  },
  async run({ tx, deps }) {
    const { registry } = deps.oauth;
    const configured = vendors.map(({ provider }) => {
      const found = registry.find(provider);
      return { provider, is_configured: found !== undefined && registry.clientOf(found) !== undefined };
    });
    const [connections, syncs] = await Promise.all([listConnections(tx, 'calendar'), listSyncs(tx)]);
    return {
      data: connections.map((row) => presentConnection(row, syncs.get(row.id))),
      providers: [
        { provider: 'builtin' as const, is_configured: true },
        { provider: 'caldav' as const, is_configured: true },
        ...configured,
      ],
    };
  },
});
