import type { BookingId, ConnectionId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { findConnection } from '#platform/oauth/connections.queries.ts';
import { deleteBookingEvent, markDiffering, settleEvent, type StoredEvent } from './booking-events.queries.ts';
import type { ConnectedCalendars } from './connected-calendars.ts';

/** Age at which an event that differs is no longer that of a booking in progress. Unit: milliseconds. */
const settledMs = 60_000;
const batch = 50;

const writeEventJob = 'calendar.write_event';
const WriteEvent = z.object({ tenantId: z.guid(), bookingId: z.guid() });

/** Times and words of a booking's event. */
interface EventOfBooking {
  from: number;
  to: number;
  title: string;
  description: string;
}

interface RepairParts {
  db: Database;
  clock: Clock;
  calendars: ConnectedCalendars;
}

/** Orders the event of a booking to be made as the booking is, after the transaction. */
export async function orderEvent(
  tx: Tx,
  { tenantId, bookingId, now }: { tenantId: TenantId; bookingId: BookingId; now: Date },
): Promise<void> {
  await markDiffering(tx, bookingId, now);
  await enqueue(tx, { name: writeEventJob, payload: { tenantId, bookingId }, key: `calendar:${bookingId}` });
}

/** Jobs that make events in connected calendars as their bookings are: after a cancellation, a failure or a crash. */
export function calendarJobs(parts: RepairParts): Job[] {
  return [
    {
      name: writeEventJob,
      run: async (payload) => {
        const { tenantId, bookingId } = WriteEvent.parse(payload);
        await repairEvent(parts, tenantId as TenantId, bookingId as BookingId);
      },
    },
    { name: 'calendar.repair_events', everyMinutes: 1, run: () => repairDiffering(parts) },
  ];
}

/** Repairs the events that differ since a minute or more, oldest first. */
export async function repairDiffering(parts: RepairParts): Promise<void> {
  const { db, clock } = parts;
  const before = new Date(clock.now().getTime() - settledMs);
  const rows = await db.platform.inPlatform((tx) =>
    tx
      .selectFrom('booking_events as e')
      .innerJoin('connections as c', (join) =>
        join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.connection_id'),
      )
      .select(['e.tenant_id', 'e.booking_id'])
      .where('e.differs_since', '<', before)
      .where('c.state', '<>', 'revoked')
      .orderBy('e.differs_since')
      .limit(batch)
      .execute(),
  );
  for (const row of rows) await repairEvent(parts, row.tenant_id as TenantId, row.booking_id as BookingId);
}

/** Makes one event as its booking is: moved where it is booked, deleted where it is cancelled or was never made. */
async function repairEvent(parts: RepairParts, tenantId: TenantId, bookingId: BookingId): Promise<void> {
  const { db, clock, calendars } = parts;
  const found = await db.platform.inTenant(tenantId, (tx) => findDiffering(tx, bookingId));
  if (!found) return;
  const { event, times } = found;
  const connection = await db.platform.inTenant(tenantId, (tx) => findConnection(tx, event.connectionId));
  if (!connection) return;
  const { calendarId, eventId } = event;
  try {
    const id = await calendars.use(connection, async (account, signal) => {
      if (times === null) {
        await account.deleteEvent({ calendarId, eventId, uid: bookingId }, signal);
        return null;
      }
      const wanted = { ...times, uid: bookingId };
      return eventId === null
        ? account.createEvent({ calendarId, event: wanted }, signal)
        : account.moveEvent({ calendarId, eventId, event: wanted }, signal);
    });
    await db.platform.inTenant(tenantId, (tx) =>
      id === null ? deleteBookingEvent(tx, bookingId) : settleEvent(tx, bookingId, id),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Behind the others; tried again in a minute.
    await db.platform.inTenant(tenantId, (tx) => markDiffering(tx, bookingId, clock.now()));
  }
}

async function findDiffering(
  tx: Tx,
  bookingId: BookingId,
): Promise<{ event: StoredEvent; times: EventOfBooking | null } | null> {
  const row = await tx
    .selectFrom('booking_events as e')
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.tenant_id', '=', 'e.tenant_id').onRef('b.id', '=', 'e.booking_id'),
    )
    .select([
      'e.connection_id',
      'e.calendar_id',
      'e.event_id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.customer_name',
    ])
    .select('b.note')
    .where('e.booking_id', '=', bookingId)
    .where('e.differs_since', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const isBooked = row.status === 'booked' && row.starts_at !== null && row.ends_at !== null;
  return {
    event: {
      bookingId,
      connectionId: row.connection_id as ConnectionId,
      calendarId: row.calendar_id,
      eventId: row.event_id,
    },
    times: isBooked
      ? {
          from: row.starts_at?.getTime() ?? 0,
          to: row.ends_at?.getTime() ?? 0,
          title: row.customer_name ?? '',
          description: row.note ?? '',
        }
      : null,
  };
}
