import type { AgentId, BookingId, CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { type Booking, BookingCreate } from '@parley/contract/resources/calendar';
import { type ConnectedCalendars, settleEvent } from '#areas/agents/calendar-connections';
import type { Tx } from '#db/tenant-scope.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { findBookingByKey, findChatLanguage, insertBooking, presentBooking } from './bookings.queries.ts';
import { calendarDisabled, unreadablePhone } from './calendar.errors.ts';
import { getCalendarForUpdate } from './calendars.ts';
import { readCustomerPhone } from './customer.rules.ts';
import { calendarsOfAgent, chooseTime, type Taken } from './find-slots.ts';

/** Dependencies of calendar writes: a tenant transaction with its context. */
export interface BookingContext {
  tx: Tx;
  tenantId: TenantId;
  calendars: ConnectedCalendars;
  emit: EmitEvent;
  now: Date;
  newId(): string;
}

export interface BookRequest {
  agentId: AgentId;
  startsAt: Date;
  /** Unit: minutes. Default: the calendar's slot length. */
  durationMinutes?: number | undefined;
  /** `phone` as spoken or written. */
  customer: {
    name: string;
    phone?: string | undefined;
    email?: string | undefined;
    language?: string | undefined;
  };
  note?: string | undefined;
  /** Conversation the booking is made in. */
  callId?: CallId | null | undefined;
  sessionId?: ChatSessionId | null | undefined;
  /** Tool call that books: a second request with its key returns the booking of the first. */
  key?: string | undefined;
}

const Details = BookingCreate.pick({ customer: true, note: true });

/**
 * Books a free slot, or returns the fault with alternatives. Of several concurrent requests for the last place one
 * succeeds; one with the key of an earlier booking returns that one and changes nothing. Refuses an invalid customer (400, with pointers), a missing agent (404),
 * a disabled calendar (409) and a connected calendar that fails (503).
 */
export async function book(
  context: BookingContext,
  request: BookRequest,
): Promise<{ kind: 'booked'; booking: Booking } | Taken> {
  const { tx, now } = context;
  const { customer, note } = parseInput(Details, { customer: request.customer, note: request.note }, 'body');
  // Locked first, so that two requests with the same key come one after the other.
  const calendar = await getCalendarForUpdate(tx, request.agentId);
  const earlier = await findBookingByKey(tx, 'book_key', request.key);
  if (earlier) return { kind: 'booked', booking: presentBooking(earlier) };
  if (!calendar.config.is_enabled) throw calendarDisabled();
  const phone = customer.phone === undefined ? null : readCustomerPhone(customer.phone, calendar.config.country);
  if (customer.phone !== undefined && phone === null) throw unreadablePhone();
  const connected = calendarsOfAgent(context.tenantId, calendar);
  await context.calendars.lock(tx, connected);
  const choice = await chooseTime(context, calendar, {
    startsAt: request.startsAt,
    durationMinutes: request.durationMinutes ?? calendar.config.slot_minutes,
    now,
  });
  if (choice.kind === 'taken') return choice;
  const id = context.newId() as BookingId;
  const event = { ...choice.span, title: customer.name, description: note };
  const eventId = await context.calendars.create(tx, connected, id, event);
  const row = await insertBooking(tx, {
    tenantId: context.tenantId,
    id,
    agentId: request.agentId,
    span: choice.span,
    customer: {
      name: customer.name,
      phone,
      phoneRawInput: customer.phone ?? null,
      email: customer.email ?? null,
      language: customer.language ?? (request.sessionId ? await findChatLanguage(tx, request.sessionId) : null),
    },
    note,
    callId: request.callId ?? null,
    sessionId: request.sessionId ?? null,
    key: request.key ?? null,
    now,
  });
  if (eventId !== null) await settleEvent(tx, id, eventId);
  const booking = presentBooking(row);
  await context.emit('booking.created', bookingTopic(booking), { booking });
  return { kind: 'booked', booking };
}

/** Finds the booking that an earlier attempt of the same tool call made. */
export async function findBooked(tx: Tx, key: string): Promise<Booking | undefined> {
  const row = await findBookingByKey(tx, 'book_key', key);
  return row && presentBooking(row);
}

/**
 * Event topic of the booking's agent, so that its events, which hold personal data, are deleted when the agent is
 * purged.
 */
export const bookingTopic = (booking: Pick<Booking, 'agent_id'>) => `agent:${booking.agent_id}`;
