import type { ConnectionId } from '@parley/contract/ids';
import { CalendarConnection, CalendarConnectionCreate } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { sealSecrets } from '#platform/oauth/connection-secrets.ts';
import { insertConnection, listConnections } from '#platform/oauth/connections.queries.ts';
import { findUrlFaults } from '#platform/tenant-urls/find-url-faults.ts';
import { tooManyConnections, unusableServer } from './connections.errors.ts';
import { exampleConnection, newConnection, operation, presentConnection } from './connections.operation.ts';

const connectionsMax = 50;

/** Connects calendars without OAuth: those of a CalDAV account, or one that Parley keeps itself. */
export const createCalendarConnection = operation({
  method: 'POST',
  path: '/api/calendar/connections',
  id: 'createCalendarConnection',
  summary: 'Connect calendars by CalDAV, or create a shared calendar',
  description:
    '`caldav` signs in before anything is stored; the password is sealed and never shown again. `builtin` is a calendar in Parley that several agents share, such as that of a room. Google and Microsoft are connected by their authorization URLs.',
  access: apiKey('calendar:write'),
  showsConversations: false,
  audit: 'calendar_connection.create',
  transaction: 'none',
  requestsPerMinute: 20,
  body: CalendarConnectionCreate,
  answer: { status: 201, schema: CalendarConnection },
  refusals: ['conflict'],
  example: {
    body: {
      provider: 'caldav',
      name: 'Workshop',
      url: 'https://dav.example.com/',
      username: 'reception@example.com',
      password: 'an application password',
    },
    answer: exampleConnection,
  },
  async run(context) {
    const { db, tenantId, actor, body, now, deps, audit, headers } = context;
    const id = context.newId() as ConnectionId;
    if (body.provider === 'caldav') {
      const faults = findUrlFaults(deps.egress, [{ path: '/url', url: body.url }], []);
      if (faults.length > 0) throw refuseFields(faults);
    }
    const row = newConnection({
      tenantId,
      id,
      provider: body.provider,
      name: body.name,
      account: body.provider === 'caldav' ? body.username : null,
      settings: body.provider === 'caldav' ? { url: body.url, username: body.username } : {},
      sealed:
        body.provider === 'caldav' ? sealSecrets(deps.sealer, { tenantId, id }, { password: body.password }) : null,
      createdBy: actor,
      now,
    });
    if (body.provider === 'caldav') {
      try {
        await deps.calendars.use(row, (account, signal) => account.listCalendars(signal));
      } catch (error) {
        if (error instanceof Refusal) throw unusableServer(String(error.params?.['why'] ?? error.message));
        throw error;
      }
    }
    await db.app.inTenant(tenantId, async (tx) => {
      if ((await listConnections(tx, 'calendar')).length >= connectionsMax)
        throw tooManyConnections({ most: connectionsMax });
      await insertConnection(tx, row);
    });
    audit.resource(id);
    audit.details({ provider: body.provider });
    headers.set('location', `/api/calendar/connections/${id}`);
    return presentConnection(row);
  },
});
