import type { AgentId, BookingId, ConnectionId, TenantId } from '@parley/contract/ids';
import type { CalendarReference } from '@parley/contract/resources/calendar';
import { sql } from 'kysely';
import type { TimeSpan } from '#areas/agents/calendar-accounts';
import type { Tx } from '#db/tenant-scope.ts';

/** Event of a booking as it is stored. */
export interface StoredEvent {
  bookingId: BookingId;
  connectionId: ConnectionId;
  calendarId: string;
  eventId: string | null;
}

/** Takes an advisory lock for each calendar, in one order, until the transaction ends. */
export async function lockCalendars(tx: Tx, calendars: readonly CalendarReference[]): Promise<void> {
  const names = calendars.map((each) => `calendar ${each.connection_id} ${each.calendar_id}`).sort();
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Inserts the row of an event that is about to be created. */
export async function insertBookingEvent(
  tx: Tx,
  row: {
    tenantId: TenantId;
    bookingId: BookingId;
    agentId: AgentId;
    connectionId: ConnectionId;
    calendarId: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('booking_events')
    .values({
      tenant_id: row.tenantId,
      booking_id: row.bookingId,
      agent_id: row.agentId,
      connection_id: row.connectionId,
      calendar_id: row.calendarId,
      differs_since: row.now,
      created_at: row.now,
    })
    .execute();
}

/** Notes that the event of a booking may differ from it from now on. */
export async function markDiffering(tx: Tx, bookingId: BookingId, now: Date): Promise<void> {
  await tx.updateTable('booking_events').set({ differs_since: now }).where('booking_id', '=', bookingId).execute();
}

/** Notes that the event is as the booking. */
export async function settleEvent(tx: Tx, bookingId: BookingId, eventId: string): Promise<void> {
  await tx
    .updateTable('booking_events')
    .set({ event_id: eventId, differs_since: null })
    .where('booking_id', '=', bookingId)
    .execute();
}

export async function deleteBookingEvent(tx: Tx, bookingId: BookingId): Promise<void> {
  await tx.deleteFrom('booking_events').where('booking_id', '=', bookingId).execute();
}

export async function findBookingEvent(tx: Tx, bookingId: BookingId): Promise<StoredEvent | undefined> {
  const row = await tx
    .selectFrom('booking_events')
    .select(['booking_id', 'connection_id', 'calendar_id', 'event_id'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return (
    row && {
      bookingId: row.booking_id as BookingId,
      connectionId: row.connection_id as ConnectionId,
      calendarId: row.calendar_id,
      eventId: row.event_id,
    }
  );
}

/** Finds the event of a booking that Parley is not writing, and has no reason to write, now. */
export async function findSettledEvent(
  tx: Tx,
  bookingId: BookingId,
): Promise<(StoredEvent & { eventId: string }) | undefined> {
  const row = await tx
    .selectFrom('booking_events')
    .select(['connection_id', 'calendar_id', 'event_id'])
    .where('booking_id', '=', bookingId)
    .where('differs_since', 'is', null)
    .executeTakeFirst();
  if (!row || row.event_id === null) return undefined;
  const { connection_id: connectionId, calendar_id: calendarId, event_id: eventId } = row;
  return { bookingId, connectionId: connectionId as ConnectionId, calendarId, eventId };
}

/** Ids of the events of an agent's bookings around a span: they count as bookings, not as busy times. */
export async function ownEventIds(tx: Tx, agentId: AgentId, span: TimeSpan): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('booking_events as e')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.tenant_id', '=', 'e.tenant_id').onRef('b.id', '=', 'e.booking_id'),
    )
    .select('e.event_id')
    .where('e.agent_id', '=', agentId)
    .where('b.status', '=', 'booked')
    .where('b.starts_at', '<', new Date(span.to))
    .where('b.ends_at', '>', new Date(span.from))
    .execute();
  return new Set(rows.flatMap(({ event_id: id }) => id ?? []));
}

/** Times of other agents' bookings in these calendars, for providers whose answers lag behind what was written. */
export async function otherBookings(
  tx: Tx,
  agentId: AgentId,
  calendars: readonly CalendarReference[],
  span: TimeSpan,
): Promise<TimeSpan[]> {
  const rows = await tx
    .selectFrom('booking_events as e')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.tenant_id', '=', 'e.tenant_id').onRef('b.id', '=', 'e.booking_id'),
    )
    .select(['b.starts_at', 'b.ends_at'])
    .where('e.agent_id', '<>', agentId)
    .where((where) =>
      where.or(
        calendars.map((each) =>
          where.and([where('e.connection_id', '=', each.connection_id), where('e.calendar_id', '=', each.calendar_id)]),
        ),
      ),
    )
    .where('b.status', '=', 'booked')
    .where('b.starts_at', '<', new Date(span.to))
    .where('b.ends_at', '>', new Date(span.from))
    .execute();
  return rows.map((row) => ({ from: row.starts_at.getTime(), to: row.ends_at.getTime() }));
}

/** True while an agent's configuration names a calendar of the connection. */
export async function isConnectionUsed(tx: Tx, connectionId: ConnectionId): Promise<boolean> {
  const wanted = JSON.stringify([{ connection_id: connectionId }]);
  const one = JSON.stringify({ connection_id: connectionId });
  const row = await tx
    .selectFrom('agent_calendars')
    .select('agent_id')
    .where(sql<boolean>`(config->'busy_calendars' @> ${wanted}::jsonb or config->'write_calendar' @> ${one}::jsonb)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the accounts at other providers that were asked to make an event of one of these bookings. */
export async function findEventConnections(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (bookingIds.length === 0) return [];
  return tx
    .selectFrom('connections as c')
    .select(['c.id', 'c.name'])
    .where('c.provider', '<>', 'builtin')
    .where('c.id', 'in', (events) =>
      events
        .selectFrom('booking_events')
        .select('connection_id')
        .where('booking_id', '=', (eb) => eb.fn.any(eb.val([...bookingIds]))),
    )
    .orderBy('c.id')
    .execute();
}
