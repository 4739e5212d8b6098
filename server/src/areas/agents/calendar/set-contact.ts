import type { AgentId, CallId, ChatSessionId } from '@parley/contract/ids';
import { type Booking, BookingCreate } from '@parley/contract/resources/calendar';
import { parseInput } from '#platform/http/requests/validation.ts';
import { type BookingContext, bookingTopic } from './book.ts';
import { type BookingRow, changeBooking, presentBooking, upcomingBookingsOf } from './bookings.queries.ts';
import { unreadablePhone } from './calendar.errors.ts';
import { getCalendarForUpdate } from './calendars.ts';
import { readCustomerPhone } from './customer.rules.ts';

/** More than one conversation makes. */
const mostBookings = 10;

const Contact = BookingCreate.shape.customer.pick({ phone: true, email: true });

/**
 * Sets the number or email address of what a person booked in this conversation: the last booking, and others in the
 * same name. Bookings of other conversations stay, since a caller ID or a claimed number proves no one. Null: nothing
 * was booked in it. Refuses an unreadable number or address (400, with a pointer).
 */
export async function setBookingContact(
  context: Pick<BookingContext, 'tx' | 'emit' | 'now'>,
  request: {
    agentId: AgentId;
    conversation: { callId: CallId | null; sessionId: ChatSessionId | null };
    phone?: string | undefined;
    email?: string | undefined;
  },
): Promise<Booking | null> {
  const { tx, now } = context;
  const { agentId, conversation } = request;
  const given = parseInput(Contact, { phone: request.phone, email: request.email }, 'body');
  const { config } = await getCalendarForUpdate(tx, agentId);
  const owner = { phones: [], emails: [], ...conversation };
  const made = await upcomingBookingsOf(tx, { agentId, owner, now, limit: mostBookings });
  // Ids sort by time.
  const [last] = made.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  if (!last) return null;
  const phone = given.phone === undefined ? undefined : readCustomerPhone(given.phone, config.country);
  if (phone === null) throw unreadablePhone();
  const contact = {
    ...(phone === undefined ? {} : { customer_phone: phone, customer_phone_raw_input: given.phone ?? '' }),
    ...(given.email === undefined ? {} : { customer_email: given.email }),
  };
  let booking = presentBooking(last);
  for (const row of made.filter(({ customer_name }) => customer_name === last.customer_name)) {
    const changed = changedContact(row, contact);
    if (changed.length === 0) continue;
    const updated = presentBooking(await changeBooking(tx, row.id, { ...contact, updated_at: now }));
    if (row.id === last.id) booking = updated;
    await context.emit('booking.updated', bookingTopic(updated), { booking: updated, changed });
  }
  return booking;
}

function changedContact(
  row: BookingRow,
  { customer_phone: phone = row.customer_phone, customer_email: email = row.customer_email }: Partial<BookingRow>,
): ('phone' | 'email')[] {
  return [
    ...(phone === row.customer_phone ? [] : (['phone'] as const)),
    ...(email === row.customer_email ? [] : (['email'] as const)),
  ];
}
