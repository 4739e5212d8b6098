import { Booking, BookingCancel } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleBooking } from './calendar.examples.ts';
import { bookingParams, exampleAgentId, exampleBookingId, operation } from './calendar.operation.ts';
import { cancelBooking } from './cancel.ts';

/** Cancels a booking and frees its time. */
export const cancelBookingOperation = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/calendar/bookings/{bookingId}/cancel',
  id: 'cancelBooking',
  summary: 'Cancel a booking',
  description: 'A booking that is cancelled already stays as it is, with its first reason.',
  access: apiKey('calendar:write'),
  audit: 'booking.cancel',
  params: bookingParams,
  body: BookingCancel.optional(),
  answer: { status: 200, schema: Booking },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, bookingId: exampleBookingId },
    body: { reason: 'Customer is ill' },
    answer: {
      ...exampleBooking,
      status: 'cancelled',
      cancelled_at: '2026-03-01T10:30:00.000Z',
      cancel_reason: 'Customer is ill',
    },
  },
  async run(context) {
    const { params, body, audit } = context;
    const { kind, booking } = await cancelBooking(context, { ...params, reason: body?.reason ?? '', proof: 'staff' });
    if (kind === 'already_cancelled') audit.nothingChanged();
    // The reason may name people: stored with the booking only.
    else audit.details({ agent_id: booking.agent_id, starts_at: booking.starts_at });
    return booking;
  },
});
