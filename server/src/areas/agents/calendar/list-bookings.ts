import { oneOrSeveral, orderedSpan, phoneNumberFilter, timeSpan } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { Booking, BookingStatus } from '@parley/contract/resources/calendar';
import { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleBooking } from './calendar.examples.ts';
import { calendarParams, exampleAgentId, operation } from './calendar.operation.ts';
import { bookingSorts, listBookingPage } from './list-bookings.queries.ts';

const filters = z
  .strictObject({
    ...pageQuery,
    ...timeSpan({ from: 'Begins at or after this instant', to: 'Begins before this instant' }),
    status: oneOrSeveral(BookingStatus)
      .optional()
      .meta({ description: 'One or several, with commas', examples: ['booked', 'booked,cancelled'] }),
    phone: phoneNumberFilter()
      .optional()
      .meta({ description: "The customer's, with + and country code", examples: ['+46701234567'] }),
    sort: z.enum(bookingSorts).default('starts_at'),
  })
  .superRefine(orderedSpan);

/** Lists the bookings of an agent's calendar, earliest first by default. */
export const listBookings = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/calendar/bookings',
  id: 'listBookings',
  summary: 'List bookings',
  access: apiKey('calendar:read'),
  params: calendarParams,
  query: filters,
  answer: { status: 200, schema: pageOf(Booking) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    query: { from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z', status: 'booked' },
    answer: { data: [exampleBooking], has_more: false, next_cursor: null },
  },
  async run({ tx, params, query }) {
    await getAgent(tx, params.agentId);
    return listBookingPage(tx, params.agentId, query);
  },
});
