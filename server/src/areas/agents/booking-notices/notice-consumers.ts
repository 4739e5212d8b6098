import type { Booking } from '@parley/contract/resources/calendar';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { type BookingNoticesDeps, mailNotice, textNotice } from './booking-notices.ts';

const changes = {
  'booking.created': 'booked',
  'booking.rescheduled': 'moved',
  // The confirmation goes to the new number or address.
  'booking.updated': 'booked',
  'booking.cancelled': 'cancelled',
} as const;
const types = Object.keys(changes) as (keyof typeof changes)[];

const orderOf = (data: { booking: Booking }) => ({
  bookingId: data.booking.id,
  contact: data.booking.customer,
});

/** Consumers of bookings that write the messages: booking does not wait for them, and a crash loses none. */
export const noticeConsumers = (deps: BookingNoticesDeps): OutboxConsumer[] => [
  consumer({
    name: 'calendar.booking_mails',
    types,
    startsAt: 'now',
    async handle(tx, { type, tenantId, data }, { now }) {
      if ('changed' in data && !data.changed.includes('email')) return;
      await mailNotice(tx, deps, { ...orderOf(data), tenantId, change: changes[type], now });
    },
  }),
  consumer({
    name: 'calendar.booking_texts',
    types,
    startsAt: 'now',
    async deliver({ type, tenantId, data }, { signal }) {
      if ('changed' in data && !data.changed.includes('phone')) return;
      const now = deps.texts.clock.now();
      await textNotice(deps, { ...orderOf(data), tenantId, change: changes[type], now }, signal);
    },
  }),
];
