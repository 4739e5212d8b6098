import type { AgentId, BookingId, ConnectionId, TenantId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** Calendar claimed by this run: no other reads the changes of its connection until the lease ends. */
export interface ClaimedCalendar {
  tenantId: TenantId;
  connectionId: ConnectionId;
  calendarId: string;
  token: string | null;
  failures: number;
}

/**
 * Claims calendars whose changes are due, longest due first. Those of accounts without the module, of access that has
 * ended, and of connections that another run reads, wait.
 */
export async function claimCalendars(
  platform: PlatformScope,
  order: { limit: number; leaseMs: number; now: Date },
): Promise<ClaimedCalendar[]> {
  const { now } = order;
  const rows = await platform.everywhere
    .updateTable('calendar_syncs')
    .set({ leased_until: new Date(now.getTime() + order.leaseMs) })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('calendar_syncs.tenant_id', 'calendar_syncs.connection_id', 'calendar_syncs.calendar_id'),
        'in',
        selectFrom('calendar_syncs as due')
          .innerJoin('connections as c', (join) =>
            join.onRef('c.tenant_id', '=', 'due.tenant_id').onRef('c.id', '=', 'due.connection_id'),
          )
          .select(['due.tenant_id', 'due.connection_id', 'due.calendar_id'])
          .where('due.next_sync_at', '<=', now)
          .where('c.state', '<>', 'revoked')
          .where(sql<boolean>`'calendar' <> all (app.modules_off(due.tenant_id))`)
          .where(({ not, exists, selectFrom: from }) =>
            not(
              exists(
                from('calendar_syncs as other')
                  .select('other.calendar_id')
                  .whereRef('other.tenant_id', '=', 'due.tenant_id')
                  .whereRef('other.connection_id', '=', 'due.connection_id')
                  .where('other.leased_until', '>', now),
              ),
            ),
          )
          .orderBy('due.next_sync_at')
          .limit(order.limit)
          .forUpdate('due')
          .skipLocked()
          .$asTuple('tenant_id', 'connection_id', 'calendar_id'),
      ),
    )
    .returning(['tenant_id', 'connection_id', 'calendar_id', 'token', 'failures'])
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id as TenantId,
    connectionId: row.connection_id as ConnectionId,
    calendarId: row.calendar_id,
    token: row.token,
    failures: row.failures,
  }));
}

/** Booking to come with the event that Parley wrote for it. */
export interface WatchedEvent {
  bookingId: BookingId;
  agentId: AgentId;
  eventId: string;
  from: number;
  to: number;
  difference: Booking['event_difference'];
}

type Place = Pick<ClaimedCalendar, 'connectionId' | 'calendarId'>;

/** Lists the events in a calendar of bookings to come, soonest first, without those that Parley writes now. */
export async function watchedEvents(tx: Tx, { connectionId, calendarId }: Place, now: Date): Promise<WatchedEvent[]> {
  const rows = await tx
    .selectFrom('booking_events as e')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.tenant_id', '=', 'e.tenant_id').onRef('b.id', '=', 'e.booking_id'),
    )
    .innerJoin('agents as a', (join) => join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.agent_id'))
    .select(['e.booking_id', 'e.agent_id', 'e.event_id', 'b.starts_at', 'b.ends_at', 'b.event_difference'])
    .where('e.connection_id', '=', connectionId)
    .where('e.calendar_id', '=', calendarId)
    .where('e.event_id', 'is not', null)
    .where('e.differs_since', 'is', null)
    .where('b.status', '=', 'booked')
    .where('b.ends_at', '>', now)
    .where('a.trashed_at', 'is', null)
    .orderBy('b.starts_at')
    .execute();
  return rows.map((row) => ({
    bookingId: row.booking_id as BookingId,
    agentId: row.agent_id as AgentId,
    eventId: row.event_id ?? '',
    from: row.starts_at.getTime(),
    to: row.ends_at.getTime(),
    difference: row.event_difference as Booking['event_difference'],
  }));
}

/** Age up to which an event may be that of a booking which is not committed yet. Unit: milliseconds. */
const bookingMs = 600_000;

/** Stops reading the changes of a calendar without bookings to come; false: one was just written. */
export async function restSync(tx: Tx, { connectionId, calendarId }: Place, now: Date): Promise<boolean> {
  // Locked before the question: a booking that begins now wakes the calendar afterwards.
  await tx
    .selectFrom('calendar_syncs')
    .select('token')
    .where('connection_id', '=', connectionId)
    .where('calendar_id', '=', calendarId)
    .forUpdate()
    .execute();
  const recent = await tx
    .selectFrom('booking_events as e')
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.tenant_id', '=', 'e.tenant_id').onRef('b.id', '=', 'e.booking_id'),
    )
    .select('e.booking_id')
    .where('e.connection_id', '=', connectionId)
    .where('e.calendar_id', '=', calendarId)
    .where(({ or, and, eb }) =>
      or([
        eb('e.created_at', '>', new Date(now.getTime() - bookingMs)),
        and([eb('b.status', '=', 'booked'), eb('b.ends_at', '>', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (recent) return false;
  await storeSync(tx, { connectionId, calendarId }, { next_sync_at: null, leased_until: null, fault: '', failures: 0 });
  return true;
}

export async function storeSync(
  tx: Tx,
  { connectionId, calendarId }: Place,
  change: {
    token?: string;
    synced_at?: Date;
    next_sync_at?: Date | null;
    leased_until: null;
    failures?: number;
    fault?: string;
  },
): Promise<void> {
  await tx
    .updateTable('calendar_syncs')
    .set(change)
    .where('connection_id', '=', connectionId)
    .where('calendar_id', '=', calendarId)
    .execute();
}
