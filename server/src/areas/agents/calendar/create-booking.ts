import { Booking, BookingCreate } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { book } from './book.ts';
import { slotNotFree } from './calendar.errors.ts';
import { exampleBooking } from './calendar.examples.ts';
import { calendarParams, exampleAgentId, inTurnOfAgent, operation } from './calendar.operation.ts';

/** Books a free slot for a customer. */
export const createBooking = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/calendar/bookings',
  id: 'createBooking',
  summary: 'Book a slot',
  description:
    'A time that is taken, or is none of the free slots, is refused with 409; `details` then names the nearest free ones, each with the code `alternative`. Send an Idempotency-Key of your own, and the same one again should the answer not reach you.',
  access: apiKey('calendar:write'),
  audit: 'booking.create',
  params: calendarParams,
  body: BookingCreate,
  answer: { status: 201, schema: Booking },
  refusals: ['not_found', 'conflict', 'unavailable'],
  example: {
    params: { agentId: exampleAgentId },
    body: {
      starts_at: '2026-03-02T08:00:00Z',
      customer: { name: 'Alma Berg', phone: '070-174 06 05', email: 'alma@example.com' },
      note: 'Gears slip',
    },
    answer: exampleBooking,
  },
  takesTurn: inTurnOfAgent('book'),
  async run(context) {
    const { params, body, audit, deps } = context;
    const booked = await book(
      { ...context, ...deps },
      {
        agentId: params.agentId,
        startsAt: new Date(body.starts_at),
        durationMinutes: body.duration_minutes,
        customer: body.customer,
        note: body.note,
      },
    );
    if (booked.kind === 'taken') throw slotNotFree(booked.reason, booked.alternatives);
    const { booking } = booked;
    audit.resource(booking.id);
    audit.details({ agent_id: booking.agent_id, starts_at: booking.starts_at, ends_at: booking.ends_at });
    return booking;
  },
});
