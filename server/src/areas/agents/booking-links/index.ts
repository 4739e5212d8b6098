import { area } from '#platform/areas/area.ts';
import { changeByBookingLink, showBookingLink } from './booking-link-pages.ts';
import type { BookingLinksDeps } from './booking-links.operation.ts';

export { type BookingLinkTokens, createBookingLinkTokens } from './booking-link-tokens.ts';

/** Links of bookings: the page where customers move and cancel theirs. */
export const bookingLinksArea = area<BookingLinksDeps>({
  name: 'booking-links',
  operations: { Calendar: [showBookingLink, changeByBookingLink] },
});
