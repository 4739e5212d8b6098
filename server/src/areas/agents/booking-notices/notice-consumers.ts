import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { type BookingNoticesDeps, mailNotice, textNotice } from './booking-notices.ts';

const changes = {
  'booking.created': 'booked',
  'booking.rescheduled': 'moved',
  'booking.cancelled': 'cancelled',
} as const;
const types = Object.keys(changes) as (keyof typeof changes)[];

/** Consumers of bookings that write the messages: booking does not wait for them, and a crash loses none. */
export const noticeConsumers = (deps: BookingNoticesDeps): OutboxConsumer[] => [
  consumer({
    name: 'calendar.booking_mails',
    types,
    startsAt: 'now',
    handle: (tx, { type, tenantId, data: { booking } }, { now }) =>
      mailNotice(tx, deps, { tenantId, bookingId: booking.id, change: changes[type], now }),
  }),
  consumer({
    name: 'calendar.booking_texts',
    types,
    startsAt: 'now',
    deliver: ({ type, tenantId, data: { booking } }, { signal }) => {
      const now = deps.texts.clock.now();
      return textNotice(deps, { tenantId, bookingId: booking.id, change: changes[type], now }, signal);
    },
  }),
];
