import type { AgentId, BookingId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import { minuteMs } from '#platform/clock/wall-clock.ts';
import { type BookingContext, bookingTopic } from './book.ts';
import { changeBooking, getBookingForUpdate, presentBooking } from './bookings.queries.ts';
import { bookingCancelled, calendarDisabled } from './calendar.errors.ts';
import { getCalendarForUpdate } from './calendars.ts';
import { chooseTime, type Taken } from './find-slots.ts';

/**
 * Moves a booking to a free slot; its old time counts as free in the same transaction and is kept when the new one is
 * taken. Refuses a missing booking (404), a cancelled one and a disabled calendar (409).
 */
export async function reschedule(
  context: Omit<BookingContext, 'newId'>,
  request: { agentId: AgentId; bookingId: BookingId; startsAt: Date; durationMinutes?: number | undefined },
): Promise<{ kind: 'rescheduled' | 'unchanged'; booking: Booking } | Taken> {
  const { tx, now } = context;
  const calendar = await getCalendarForUpdate(tx, request.agentId);
  const row = await getBookingForUpdate(tx, request);
  if (row.status === 'cancelled') throw bookingCancelled();
  const lengthMs = row.ends_at.getTime() - row.starts_at.getTime();
  const durationMinutes = request.durationMinutes ?? lengthMs / minuteMs;
  if (row.starts_at.getTime() === request.startsAt.getTime() && durationMinutes * minuteMs === lengthMs) {
    return { kind: 'unchanged', booking: presentBooking(row) };
  }
  if (!calendar.config.is_enabled) throw calendarDisabled();
  const { startsAt, bookingId } = request;
  const choice = await chooseTime(tx, calendar, { startsAt, durationMinutes, now, except: bookingId });
  if (choice.kind === 'taken') return choice;
  const changed = await changeBooking(tx, bookingId, {
    starts_at: new Date(choice.span.from),
    ends_at: new Date(choice.span.to),
    updated_at: now,
  });
  const booking = presentBooking(changed);
  const previous = { starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() };
  await context.emit('booking.rescheduled', bookingTopic(booking), { booking, previous });
  return { kind: 'rescheduled', booking };
}
