import type { AgentId, BookingId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import { findBookingEvent, orderEvent } from '#areas/agents/calendar-connections';
import type { Tx } from '#db/tenant-scope.ts';
import { type BookingContext, bookingTopic } from './book.ts';
import { type BookingProof, isOwnBooking, ownerFacts } from './booking-proof.ts';
import { changeBooking, findBookingByKey, getBookingForUpdate, presentBooking } from './bookings.queries.ts';
import { bookingNotFound } from './calendar.errors.ts';
import { getCalendar } from './calendars.ts';

/**
 * Cancels a booking; an already cancelled one keeps its first reason. `proof` identifies the person: another person's
 * booking is refused like a missing one (404). `'staff'`: a key or session with `calendar:write` may cancel any.
 */
export async function cancelBooking(
  context: Omit<BookingContext, 'newId' | 'calendars'>,
  request: {
    agentId: AgentId;
    bookingId: BookingId;
    reason: string;
    proof: BookingProof | 'staff';
    /** Tool call that cancels. */
    key?: string | undefined;
  },
): Promise<{ kind: 'cancelled' | 'already_cancelled'; booking: Booking }> {
  const { tx, now } = context;
  const calendar = await getCalendar(tx, request.agentId);
  const row = await getBookingForUpdate(tx, request);
  if (request.proof !== 'staff' && !isOwnBooking(row, ownerFacts(request.proof, calendar))) throw bookingNotFound();
  if (row.status === 'cancelled') return { kind: 'already_cancelled', booking: presentBooking(row) };
  const changed = await changeBooking(tx, request.bookingId, {
    status: 'cancelled',
    cancelled_at: now,
    cancel_reason: request.reason || null,
    cancel_key: request.key ?? null,
    sequence: row.sequence + 1,
    updated_at: now,
  });
  const { bookingId } = request;
  // After the transaction: a customer may cancel while the connected calendar gives no answer.
  if (await findBookingEvent(tx, bookingId)) await orderEvent(tx, { tenantId: context.tenantId, bookingId, now });
  const booking = presentBooking(changed);
  await context.emit('booking.cancelled', bookingTopic(booking), { booking });
  return { kind: 'cancelled', booking };
}

/** Finds the booking that an earlier attempt of the same tool call cancelled. */
export async function findCancelled(tx: Tx, key: string): Promise<Booking | undefined> {
  const row = await findBookingByKey(tx, 'cancel_key', key);
  return row && presentBooking(row);
}
