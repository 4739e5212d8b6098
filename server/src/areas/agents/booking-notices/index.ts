import { area } from '#platform/areas/area.ts';
import type { BookingNoticesDeps } from './booking-notices.ts';
import { noticeConsumers } from './notice-consumers.ts';

/** Messages to customers about their bookings: emails with an invitation, and text messages. */
export const bookingNoticesArea = area<BookingNoticesDeps>({
  name: 'booking-notices',
  operations: {},
  consumers: noticeConsumers,
});
