import { area } from '#platform/areas/area.ts';
import type { CalendarDeps } from './calendar.operation.ts';
import { cancelBookingOperation } from './cancel-booking.ts';
import { createBooking } from './create-booking.ts';
import { getAgentCalendar } from './get-agent-calendar.ts';
import { listAvailableSlots } from './list-available-slots.ts';
import { listBookings } from './list-bookings.ts';
import { calendarPersonalData } from './personal-data.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { setAgentCalendar } from './set-agent-calendar.ts';

export { type BookingContext, book, findBooked } from './book.ts';
export { type BookingDetails, changeStateOf, findBookingDetails } from './booking-details.ts';
export { type BookingProof, findOwnBookings } from './booking-proof.ts';
export { bookingTimeIn, localeOf } from './booking-time.rules.ts';
export { findCalendar } from './calendars.ts';
export { cancelBooking, findCancelled } from './cancel.ts';
export { displayCustomerPhone } from './customer.rules.ts';
export { findFeedBookings } from './find-feed-bookings.ts';
export { findSlots, findTimesFor, type Taken } from './find-slots.ts';
export { followingOf } from './follow-event.rules.ts';
export { followEvent } from './follow-event.ts';
export { reschedule } from './reschedule.ts';
export { setBookingContact } from './set-contact.ts';

/** Calendar: when an agent has room, and who booked it. */
export const calendarArea = area<CalendarDeps>({
  name: 'calendar',
  module: 'calendar',
  personalData: calendarPersonalData,
  operations: {
    Calendar: [
      getAgentCalendar,
      setAgentCalendar,
      listAvailableSlots,
      listBookings,
      createBooking,
      cancelBookingOperation,
      rescheduleBooking,
    ],
  },
});
