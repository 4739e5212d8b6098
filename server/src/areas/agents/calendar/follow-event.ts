import type { AgentId, BookingId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import { findSettledEvent } from '#areas/agents/calendar-connections';
import type { BookingContext } from './book.ts';
import { changeBooking, getBookingForUpdate, presentBooking } from './bookings.queries.ts';
import { getCalendarForUpdate } from './calendars.ts';
import { cancelBooking } from './cancel.ts';
import { calendarsOfAgent } from './find-slots.ts';
import { followingOf } from './follow-event.rules.ts';
import { moveBooking } from './move-booking.ts';

/** Reason of a booking whose event was deleted. */
const deletedInCalendar = 'calendar';

/**
 * Moves or cancels a booking as people moved or deleted its event in a connected calendar. Under the locks of a booking,
 * the event is read once more: of a customer and a person who change it at the same time, the later one wins, and
 * Parley's own write is no change. Opening hours, capacity and notice do not bind the calendar's owner. Refuses a
 * missing agent or booking (404), and a connected calendar that fails (503).
 */
export async function followEvent(
  context: Omit<BookingContext, 'newId'>,
  request: { agentId: AgentId; bookingId: BookingId },
): Promise<{ kind: 'rescheduled' | 'cancelled' | 'left' | 'unchanged'; booking: Booking }> {
  const { tx, now, tenantId, calendars } = context;
  const { agentId, bookingId } = request;
  const calendar = await getCalendarForUpdate(tx, agentId);
  const row = await getBookingForUpdate(tx, request);
  const event = row.status === 'booked' ? await findSettledEvent(tx, bookingId) : undefined;
  // Cancelled, or Parley writes the event: that is what it will be.
  if (!event) return { kind: 'unchanged', booking: presentBooking(row) };
  await calendars.lock(tx, calendarsOfAgent(tenantId, calendar));
  const following = followingOf({
    event: await calendars.readEvent(tx, event, calendar.timezone),
    booking: { from: row.starts_at.getTime(), to: row.ends_at.getTime() },
    now: now.getTime(),
  });
  switch (following.kind) {
    case 'cancel': {
      const { booking } = await cancelBooking(context, {
        agentId,
        bookingId,
        reason: deletedInCalendar,
        proof: 'staff',
      });
      return { kind: 'cancelled', booking };
    }
    case 'move':
      return { kind: 'rescheduled', booking: await moveBooking(context, row, following.span) };
    default: {
      const difference = following.kind === 'leave' ? following.difference : null;
      if (row.event_difference === difference) return { kind: 'unchanged', booking: presentBooking(row) };
      const changed = await changeBooking(tx, bookingId, { event_difference: difference, updated_at: now });
      return { kind: 'left', booking: presentBooking(changed) };
    }
  }
}
