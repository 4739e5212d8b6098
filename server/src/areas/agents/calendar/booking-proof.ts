import type { AgentId, CallId, ChatSessionId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import type { Tx } from '#db/tenant-scope.ts';
import { type BookingRow, type OwnerFacts, presentBooking, upcomingBookingsOf } from './bookings.queries.ts';
import { type Calendar, getCalendar } from './calendars.ts';
import { readCustomerPhone, sameCase } from './customer.rules.ts';

/**
 * Facts a conversation knows about its participant. A booking is theirs when its phone number or email address is
 * among these, or when it was made in this conversation. Pass the caller's number and what the person proved or at
 * least stated, never model output.
 */
export interface BookingProof {
  phones: readonly string[];
  emails: readonly string[];
  callId: CallId | null;
  sessionId: ChatSessionId | null;
}

export function ownerFacts(proof: BookingProof, calendar: Calendar): OwnerFacts {
  const phones = proof.phones.map((text) => readCustomerPhone(text, calendar.config.country));
  return {
    phones: phones.filter((phone) => phone !== null),
    emails: proof.emails.map(sameCase).filter((email) => email !== ''),
    callId: proof.callId,
    sessionId: proof.sessionId,
  };
}

/** Reports that a booking belongs to the person with these facts. */
export function isOwnBooking(booking: BookingRow, owner: OwnerFacts): boolean {
  return (
    (booking.customer_phone !== '' && owner.phones.includes(booking.customer_phone)) ||
    (booking.customer_email !== '' && owner.emails.includes(sameCase(booking.customer_email))) ||
    (booking.call_id !== null && booking.call_id === owner.callId) ||
    (booking.session_id !== null && booking.session_id === owner.sessionId)
  );
}

/** Finds a person's upcoming bookings, next first: the ones a conversation may disclose and cancel. */
export async function findOwnBookings(
  tx: Tx,
  request: { agentId: AgentId; proof: BookingProof; now: Date; limit: number },
): Promise<Booking[]> {
  const calendar = await getCalendar(tx, request.agentId);
  const owner = ownerFacts(request.proof, calendar);
  const rows = await upcomingBookingsOf(tx, { ...request, owner });
  return rows.map(presentBooking);
}
