import { Booking, BookingReschedule } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { slotNotFree } from './calendar.errors.ts';
import { exampleBooking } from './calendar.examples.ts';
import { bookingParams, exampleAgentId, exampleBookingId, inTurnOfAgent, operation } from './calendar.operation.ts';
import { reschedule } from './reschedule.ts';

/** Moves a booking to another free slot. */
export const rescheduleBooking = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/calendar/bookings/{bookingId}/reschedule',
  id: 'rescheduleBooking',
  summary: 'Reschedule a booking',
  description:
    'The old time is freed in the same moment; when the new one cannot be had (409, with the nearest free slots in `details`) the booking stays where it was.',
  access: apiKey('calendar:write'),
  audit: 'booking.reschedule',
  params: bookingParams,
  body: BookingReschedule,
  answer: { status: 200, schema: Booking },
  refusals: ['not_found', 'conflict', 'unavailable'],
  example: {
    params: { agentId: exampleAgentId, bookingId: exampleBookingId },
    body: { starts_at: '2026-03-03T09:30:00Z' },
    answer: {
      ...exampleBooking,
      starts_at: '2026-03-03T09:30:00.000Z',
      ends_at: '2026-03-03T10:00:00.000Z',
      updated_at: '2026-03-01T10:30:00.000Z',
    },
  },
  takesTurn: inTurnOfAgent('book'),
  async run(context) {
    const { params, body, audit, deps } = context;
    const moved = await reschedule(
      { ...context, ...deps },
      {
        ...params,
        startsAt: new Date(body.starts_at),
        durationMinutes: body.duration_minutes,
      },
    );
    if (moved.kind === 'taken') throw slotNotFree(moved.reason, moved.alternatives);
    const { booking } = moved;
    if (moved.kind === 'unchanged') audit.nothingChanged();
    else audit.details({ agent_id: booking.agent_id, starts_at: booking.starts_at, ends_at: booking.ends_at });
    return booking;
  },
});
