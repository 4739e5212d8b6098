import type { ConnectionId, TenantId } from '@parley/contract/ids';
import { type CalendarAccount, CalendarProviderError } from '#areas/agents/calendar-accounts';
import type { Database } from '#db/open.ts';
import {
  deleteBuiltInEvent,
  findBuiltInTimes,
  listBuiltInTimes,
  storeBuiltInEvent,
} from './built-in-events.queries.ts';

/** Id of the one calendar that a built-in connection has. */
export const builtInCalendarId = 'default';

/** A calendar that Parley keeps itself: a resource which several agents book, such as a room. */
export function createBuiltInAccount(
  connection: { tenantId: TenantId; id: ConnectionId; name: string },
  // The platform's pool, because the booking that asks holds a connection of the other one.
  { db }: { db: Pick<Database, 'platform'> },
): CalendarAccount {
  const { tenantId, id: connectionId, name } = connection;
  const inTenant: Database['platform']['inTenant'] = (tenant, work) => db.platform.inTenant(tenant, work);
  const check = (calendarId: string) => {
    if (calendarId === builtInCalendarId) return;
    throw new CalendarProviderError('not_found', 'The built-in connection has no such calendar.');
  };
  const store = async (calendarId: string, event: { uid: string; from: number; to: number }) => {
    check(calendarId);
    await inTenant(tenantId, (tx) => storeBuiltInEvent(tx, { tenantId, connectionId, ...event }));
    return event.uid;
  };
  return {
    listCalendars: async () => [{ id: builtInCalendarId, name, isWritable: true, isPrimary: true }],
    async busyTimes({ calendarId, span }) {
      check(calendarId);
      return inTenant(tenantId, (tx) => listBuiltInTimes(tx, { tenantId, connectionId, span }));
    },
    createEvent: ({ calendarId, event }) => store(calendarId, event),
    moveEvent: ({ calendarId, eventId, event }) => store(calendarId, { ...event, uid: eventId }),
    async deleteEvent({ calendarId, eventId, uid }) {
      check(calendarId);
      await inTenant(tenantId, (tx) => deleteBuiltInEvent(tx, { tenantId, connectionId, uid: eventId ?? uid }));
    },
    // Bookings alone write here, and they know what they wrote.
    async changes({ calendarId }) {
      check(calendarId);
      return { token: '', hasChanged: false, eventIds: new Set() };
    },
    async readEvent({ calendarId, eventId }) {
      check(calendarId);
      const times = await inTenant(tenantId, (tx) => findBuiltInTimes(tx, { tenantId, connectionId, uid: eventId }));
      return times ? { kind: 'timed', ...times } : { kind: 'gone' };
    },
  };
}
