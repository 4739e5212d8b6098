import type { BookingId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import type { Tx } from '#db/tenant-scope.ts';
import { minuteMs } from '#platform/clock/wall-clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { findBookingRow, presentBooking } from './bookings.queries.ts';
import { type Calendar, getCalendar } from './calendars.ts';

/** A booking with what its customer is told about it. */
export interface BookingDetails {
  booking: Booking;
  calendar: Calendar;
  /** Business that was booked: the name of the account. */
  business: string;
  /** Name of the booking for its customer. */
  title: string;
  location: string;
  /** BCP 47 tag of the customer's language. */
  language: string;
}

/** Finds a booking as its customer sees it. Null: it is gone, it was erased, or its agent is in the trash. */
export async function findBookingDetails(tx: Tx, bookingId: BookingId): Promise<BookingDetails | null> {
  const row = await findBookingRow(tx, bookingId);
  if (!row || row.customer_name === '') return null;
  const booking = presentBooking(row);
  const calendar = await getCalendar(tx, booking.agent_id).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!calendar) return null;
  const { name: business } = await tx.selectFrom('tenants').select('name').executeTakeFirstOrThrow();
  const { title, location } = calendar.config;
  const language = booking.customer.language ?? calendar.language;
  return { booking, calendar, business, title: title || business, location, language };
}

/** State of a booking for its customer, who can change it only while `open`. */
export function changeStateOf(
  { booking, calendar }: Pick<BookingDetails, 'booking' | 'calendar'>,
  now: Date,
): 'open' | 'too_late' | 'off' | 'cancelled' {
  const notice = calendar.config.change_notice_minutes;
  if (booking.status === 'cancelled') return 'cancelled';
  if (notice === null) return 'off';
  return now.getTime() > Date.parse(booking.starts_at) - notice * minuteMs ? 'too_late' : 'open';
}
