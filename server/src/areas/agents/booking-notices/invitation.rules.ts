import type { BookingDetails } from '#areas/agents/calendar';
import { writeCalendar } from '#platform/icalendar/write-calendar.ts';

/** File of an email that puts a booking into the calendar of its customer, or takes it out (RFC 6047). */
export function invitationOf(
  { booking, business, title, location }: BookingDetails,
  { organizerAddress, linkUrl }: { organizerAddress: string; linkUrl: string | null },
): { name: string; contentType: string; bytes: Uint8Array } {
  const isCancelled = booking.status === 'cancelled';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const text = writeCalendar({
    method,
    events: [
      {
        uid: booking.id,
        startsAt: new Date(booking.starts_at),
        endsAt: new Date(booking.ends_at),
        title,
        description: linkUrl ?? '',
        location,
        status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
        changedAt: new Date(booking.updated_at),
        sequence: booking.sequence,
        ...(linkUrl === null ? {} : { url: linkUrl }),
        organizer: { name: business, email: organizerAddress },
        ...(booking.customer.email === null
          ? {}
          : { attendee: { name: booking.customer.name, email: booking.customer.email } }),
      },
    ],
  });
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { name: isCancelled ? 'cancelled.ics' : 'booking.ics', contentType, bytes: Buffer.from(text) };
}
