import type { Booking } from '@parley/contract/resources/calendar';
import { type BookingContext, bookingTopic } from './book.ts';
import { type BookingRow, changeBooking, presentBooking } from './bookings.queries.ts';
import type { Span } from './full-times.rules.ts';

/** Moves a locked booking to another time, and emits `booking.rescheduled`. */
export async function moveBooking(
  { tx, now, emit }: Pick<BookingContext, 'tx' | 'now' | 'emit'>,
  row: BookingRow,
  span: Span,
): Promise<Booking> {
  const changed = await changeBooking(tx, row.id, {
    starts_at: new Date(span.from),
    ends_at: new Date(span.to),
    sequence: row.sequence + 1,
    event_difference: null,
    updated_at: now,
  });
  const booking = presentBooking(changed);
  const previous = { starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() };
  await emit('booking.rescheduled', bookingTopic(booking), { booking, previous });
  return booking;
}
