import type { Booking } from '@parley/contract/resources/calendar';
import {
  cancelBooking,
  displayCustomerPhone,
  findCancelled,
  findOwnBookings,
  reschedule,
  setBookingContact,
} from '#areas/agents/calendar';
import type { ToolOutcome } from '#brain/ports.ts';
import { isoInZone, wallClock } from '#platform/clock/wall-clock.ts';
import { type BookingDesk, proofOf, refusing, whyNot } from './booking-desk.ts';
import { instantOf } from './booking-time.ts';
import type { ToolRun } from './tool-run.ts';

/** Cancels the booking that the person means. */
export async function cancel(desk: BookingDesk, { conversation, arguments: given, record, effectKey }: ToolRun) {
  const wanted = given['starts_at'] === undefined ? undefined : instantOf(desk, given['starts_at'], '/starts_at');
  const reason = typeof given['reason'] === 'string' ? given['reason'] : '';
  const { agentId } = desk;
  const proof = proofOf(conversation);
  record.request = { starts_at: wanted?.toISOString() ?? null, reason };
  return refusing(() =>
    desk.inTransaction(conversation, 'book', async (tx, emit) => {
      const now = desk.now();
      const earlier = await findCancelled(tx, effectKey);
      if (earlier) return cancelledWords(desk, earlier);
      const own = await findOwnBookings(tx, { agentId, proof, now, limit: 10 });
      const meant = chooseBooking(desk, own, wanted);
      if (meant.kind === 'unclear') return meant.told;
      const { booking } = meant;
      const context = { tx, tenantId: conversation.tenantId, emit, now };
      const outcome = await cancelBooking(context, { agentId, bookingId: booking.id, reason, proof, key: effectKey });
      record.response = outcome;
      return cancelledWords(desk, booking);
    }),
  );
}

const cancelledWords = ({ words, sentences }: BookingDesk, booking: { starts_at: string }) => ({
  result: sentences.cancelled(words.oneOf(booking)),
  isError: false,
});

/** Chooses the booking a person means among their own; or words for the model, when none or several fit. */
function chooseBooking(
  { words, sentences }: BookingDesk,
  own: readonly Booking[],
  wanted: Date | undefined,
): { kind: 'chosen'; booking: Booking } | { kind: 'unclear'; told: ToolOutcome } {
  const meant = wanted ? own.filter((each) => each.starts_at === wanted.toISOString()) : own;
  const [booking, ...others] = meant;
  const listOf = (bookings: readonly Booking[]) => bookings.map((each) => words.oneOf(each)).join('; ');
  if (!booking) {
    const known = own.length === 0 ? '' : ` ${sentences.theyHave(listOf(own))}`;
    return { kind: 'unclear', told: { result: `${sentences.unknown}${known}`, isError: false } };
  }
  if (others.length > 0) {
    // Square brackets: bookings they have, not times that are free.
    const theirs = listOf(meant).replace(/\((\S+)\)/g, '[$1]');
    return { kind: 'unclear', told: { result: sentences.several(theirs), isError: false } };
  }
  return { kind: 'chosen', booking };
}

/** Moves the booking that the person means; what the model leaves out of day and time stays. */
export async function move(desk: BookingDesk, { conversation, arguments: given, record }: ToolRun) {
  const { agentId, sentences, words } = desk;
  const from = given['moved_from'] === undefined ? undefined : instantOf(desk, given['moved_from'], '/moved_from');
  const { date, time } = given;
  record.request = { date: date ?? null, time: time ?? null, moved_from: from?.toISOString() ?? null };
  if (date === undefined && time === undefined) return { result: sentences.moveWhen, isError: false };
  const { tenantId } = conversation;
  return refusing(() =>
    desk.inTransaction(conversation, 'book', async (tx, emit) => {
      const now = desk.now();
      const own = await findOwnBookings(tx, { agentId, proof: proofOf(conversation), now, limit: 10 });
      const meant = chooseBooking(desk, own, from);
      if (meant.kind === 'unclear') return meant.told;
      const { booking } = meant;
      // The booking's own day or time, by the calendar's clock, where the model names none.
      const local = isoInZone(wallClock(desk.timezone), Date.parse(booking.starts_at));
      const wanted = `${date ?? local.slice(0, 10)}T${String(time ?? local.slice(11, 16)).slice(0, 5)}`;
      const context = { tx, tenantId, calendars: desk.calendars, emit, now };
      const startsAt = instantOf(desk, wanted, '/date');
      const outcome = await reschedule(context, { agentId, bookingId: booking.id, startsAt });
      record.response = outcome;
      if (outcome.kind === 'taken') return { result: `${sentences.notMoved} ${whyNot(desk, outcome)}`, isError: false };
      const told = words.oneOf(outcome.booking);
      return {
        result: outcome.kind === 'unchanged' ? sentences.alreadyThen(told) : sentences.moved(told),
        isError: false,
      };
    }),
  );
}

/** Saves a number or an email address, given after the booking, with what was booked in this conversation. */
export async function setContact(desk: BookingDesk, { conversation, arguments: given, record }: ToolRun) {
  const { agentId, sentences } = desk;
  const { phone, email } = given as { phone?: string; email?: string };
  record.request = { phone: phone ?? null, email: email ?? null };
  if (phone === undefined && email === undefined) return { result: sentences.contactMissing, isError: false };
  const { call, session } = conversation;
  return refusing(() =>
    desk.inTransaction(conversation, 'book', async (tx, emit) => {
      const made = { callId: call?.id ?? null, sessionId: session?.id ?? null };
      const context = { tx, emit, now: desk.now() };
      const booking = await setBookingContact(context, { agentId, conversation: made, phone, email });
      record.response = booking;
      if (!booking) return { result: sentences.unknown, isError: false };
      const { customer } = booking;
      const saved = [phone && displayCustomerPhone(customer.phone ?? ''), email && customer.email].filter(Boolean);
      return { result: sentences.contactSaved(saved.join(', ')), isError: false };
    }),
  );
}
