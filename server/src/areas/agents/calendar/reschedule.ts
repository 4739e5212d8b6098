import type { AgentId, BookingId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import { findBookingEvent, settleEvent } from '#areas/agents/calendar-connections';
import { minuteMs } from '#platform/clock/wall-clock.ts';
import type { BookingContext } from './book.ts';
import { getBookingForUpdate, presentBooking } from './bookings.queries.ts';
import { bookingCancelled, calendarDisabled } from './calendar.errors.ts';
import { getCalendarForUpdate } from './calendars.ts';
import { calendarsOfAgent, chooseTime, type Taken } from './find-slots.ts';
import { moveBooking } from './move-booking.ts';

/**
 * Moves a booking to a free slot; its old time counts as free in the same transaction and is kept when the new one is
 * taken. Refuses a missing booking (404), a cancelled one and a disabled calendar (409), and a
 * connected calendar that fails (503).
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
  await context.calendars.lock(tx, calendarsOfAgent(context.tenantId, calendar));
  const choice = await chooseTime(context, calendar, { startsAt, durationMinutes, now, except: bookingId });
  if (choice.kind === 'taken') return choice;
  const event = await findBookingEvent(tx, bookingId);
  if (event) {
    const times = { ...choice.span, title: row.customer_name, description: row.note };
    await settleEvent(tx, bookingId, await context.calendars.move(tx, context.tenantId, event, times));
  }
  return { kind: 'rescheduled', booking: await moveBooking(context, row, choice.span) };
}
