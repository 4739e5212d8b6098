import type { AgentId } from '@parley/contract/ids';
import {
  type BookingProof,
  book,
  cancelBooking,
  findBooked,
  findCalendar,
  findCancelled,
  findOwnBookings,
  findSlots,
} from '#areas/agents/calendar';
import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import type { LoadedTool } from '#areas/agents/tools';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { type BookingZones, instantOf } from './booking-time.ts';
import { type TimeFormatter, timeFormatter } from './booking-time-format.rules.ts';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';
import type { ToolRun } from './tool-run.ts';

export interface BookingParts {
  /** Runs work in a tenant transaction. */
  inTransaction<Result>(
    conversation: ToolConversation,
    work: (tx: Tx, emit: EmitEvent) => Promise<Result>,
  ): Promise<Result>;
  calendars: ConnectedCalendars;
  now(): Date;
  newId(): string;
}

interface Desk extends BookingParts, BookingZones {
  agentId: AgentId;
  words: TimeFormatter;
}

const mostSlots = 24;
const mostDays = 31;
/** Maximum bookings per conversation: more fill the calendar on purpose. */
const mostInConversation = 5;

type Action = 'find' | 'book' | 'cancel';
const suffixes: Record<Action, string> = { find: '_find_times', book: '_book', cancel: '_cancel' };

/** Finds, books and cancels times in the agent's calendar. Offered when the calendar is enabled. */
export async function offerBooking(
  tx: Tx,
  parts: BookingParts,
  { definition }: LoadedTool,
  { agent }: ToolConversation,
): Promise<Offer[]> {
  if (agent.id === null) return [];
  const calendar = await calendarOf(tx, agent.id);
  if (!calendar) return [];
  const { timezone } = calendar;
  const { language, timezone: agentTimezone } = agent.config;
  const desk = { ...parts, agentId: agent.id, timezone, agentTimezone, words: timeFormatter(language, timezone) };
  const actions = definition.booking?.actions ?? ['find', 'book', 'cancel'];
  const ownWords = definition.description === '' ? '' : `${definition.description} `;
  return (['find', 'book', 'cancel'] as const)
    .filter((action) => actions.includes(action))
    .map((action) => {
      const offer = offers[action](desk);
      const name = actions.length === 1 ? definition.name : `${definition.name}${suffixes[action]}`;
      return { ...offer, name, description: `${ownWords}${offer.description}` };
    });
}

/** An agent trashed during the conversation has no calendar. */
async function calendarOf(tx: Tx, agentId: AgentId) {
  try {
    return await findCalendar(tx, agentId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const offers: Record<Action, (desk: Desk) => Omit<Offer, 'name'>> = {
  find: (desk) => ({
    description: 'Lists free times that can be booked.',
    parameters: objectSchema({
      date: { type: 'string', format: 'date', description: 'First day looked at, as 2026-03-02; left out: today' },
      days: {
        type: 'integer',
        minimum: 1,
        maximum: mostDays,
        description: 'How many days are looked at; 7 unless said',
      },
    }),
    execute: (run) => find(desk, run),
  }),
  book: (desk) => ({
    description: 'Books a time. Ask for the name first, and repeat the time before you book.',
    parameters: objectSchema(
      {
        starts_at: {
          type: 'string',
          maxLength: 40,
          description: `As 2026-03-02T09:00, by the clocks of ${desk.timezone}`,
        },
        name: { type: 'string', minLength: 1, maxLength: 120, description: 'Whom it is for' },
        phone: { type: 'string', maxLength: 40, description: "Left out: the caller's number" },
        email: { type: 'string', maxLength: 254 },
        note: { type: 'string', maxLength: 500, description: 'What it is about' },
      },
      ['starts_at', 'name'],
    ),
    execute: (run) => bookTime(desk, run),
  }),
  cancel: (desk) => ({
    description: 'Cancels a booking of the person in this conversation.',
    parameters: objectSchema({
      starts_at: { type: 'string', maxLength: 40, description: 'When it begins, where they have more than one' },
      reason: { type: 'string', maxLength: 200 },
    }),
    execute: (run) => cancel(desk, run),
  }),
};

async function find(desk: Desk, { conversation, arguments: given, record }: ToolRun) {
  const now = desk.now();
  const from = given['date'] === undefined ? now : instantOf(desk, given['date'], '/date');
  const to = new Date(from.getTime() + Number(given['days'] ?? 7) * dayMs);
  record.request = { from: from.toISOString(), to: to.toISOString() };
  const slots = await refusing(() =>
    desk.inTransaction(conversation, (tx) => {
      const context = { tx, tenantId: conversation.tenantId, calendars: desk.calendars };
      return findSlots(context, { agentId: desk.agentId, from, to, limit: mostSlots, now });
    }),
  );
  record.response = slots;
  if (slots.length === 0) return { result: 'Nothing is free in these days. Try others.', isError: false };
  const more = slots.length === mostSlots ? '\nThere may be more later.' : '';
  return { result: `Free, by the clocks of ${desk.timezone}:\n${desk.words.listOf(slots)}${more}`, isError: false };
}

const whyNot: Readonly<Record<string, string>> = {
  too_soon: 'That time is too soon to be booked.',
  too_late: 'That time is too far ahead to be booked.',
  not_open: 'No booking begins at that time.',
};

async function bookTime(desk: Desk, run: ToolRun) {
  const { conversation, arguments: given, record } = run;
  const startsAt = instantOf(desk, given['starts_at'], '/starts_at');
  const phone = given['phone'] ?? conversation.call?.phoneNumber;
  const customer = {
    name: String(given['name']),
    ...(typeof phone === 'string' ? { phone } : {}),
    ...(typeof given['email'] === 'string' ? { email: given['email'] } : {}),
  };
  const note = typeof given['note'] === 'string' ? { note: given['note'] } : {};
  record.request = { starts_at: startsAt.toISOString(), customer, ...note };
  const { call, session, tenantId } = conversation;
  const outcome = await refusing(() =>
    desk.inTransaction(conversation, async (tx, emit) => {
      const now = desk.now();
      const { agentId } = desk;
      const proof = { phones: [], emails: [], callId: call?.id ?? null, sessionId: session?.id ?? null };
      const earlier = await findBooked(tx, run.effectKey);
      if (earlier) return { kind: 'booked' as const, booking: earlier };
      const made = await findOwnBookings(tx, { agentId, proof, now, limit: mostInConversation });
      if (made.length === mostInConversation) throw tooManyBookings();
      return book(
        { tx, tenantId, calendars: desk.calendars, emit, now, newId: desk.newId },
        { agentId, startsAt, customer, ...note, callId: call?.id, sessionId: session?.id, key: run.effectKey },
      );
    }),
  );
  record.response = outcome;
  if (outcome.kind === 'booked') {
    return { result: `Booked for ${customer.name}: ${desk.words.oneOf(outcome.booking)}.`, isError: false };
  }
  const why = whyNot[outcome.reason] ?? 'That time is taken.';
  const others = outcome.alternatives.map((slot) => desk.words.oneOf(slot)).join('; ');
  const instead = others === '' ? 'Nothing else is free soon.' : `Free instead: ${others}.`;
  return { result: `Not booked. ${why} ${instead}`, isError: false };
}

function tooManyBookings(): ToolFault {
  const told = `Nothing was booked: no more than ${mostInConversation} bookings are made in one conversation.`;
  return new ToolFault('refused', told, 'too many bookings in one conversation');
}

async function cancel(desk: Desk, { conversation, arguments: given, record, effectKey }: ToolRun) {
  const wanted = given['starts_at'] === undefined ? undefined : instantOf(desk, given['starts_at'], '/starts_at');
  const reason = typeof given['reason'] === 'string' ? given['reason'] : '';
  const { agentId, words } = desk;
  const proof = proofOf(conversation);
  record.request = { starts_at: wanted?.toISOString() ?? null, reason };
  return refusing(() =>
    desk.inTransaction(conversation, async (tx, emit) => {
      const now = desk.now();
      const earlier = await findCancelled(tx, effectKey);
      if (earlier) return cancelledWords(words, earlier);
      const own = await findOwnBookings(tx, { agentId, proof, now, limit: 10 });
      const meant = wanted ? own.filter((each) => each.starts_at === wanted.toISOString()) : own;
      const [booking, ...others] = meant;
      if (!booking) {
        const known = own.length === 0 ? '' : ` They have: ${own.map((each) => words.oneOf(each)).join('; ')}.`;
        return { result: `No such booking of this person was found; nothing was cancelled.${known}`, isError: false };
      }
      if (others.length > 0) {
        const all = meant.map((each) => words.oneOf(each)).join('; ');
        return { result: `They have more than one booking; ask which: ${all}. Nothing was cancelled.`, isError: false };
      }
      const context = { tx, tenantId: conversation.tenantId, emit, now };
      const outcome = await cancelBooking(context, { agentId, bookingId: booking.id, reason, proof, key: effectKey });
      record.response = outcome;
      return cancelledWords(words, booking);
    }),
  );
}

const cancelledWords = (words: TimeFormatter, booking: { starts_at: string; ends_at: string }) => ({
  result: `Cancelled: ${words.oneOf(booking)}.`,
  isError: false,
});

/** Ownership proof: number and address count only when verified; self-reported ones cancel no booking. */
function proofOf(conversation: ToolConversation): BookingProof {
  const { call, session } = conversation;
  const { phone_number: phone, email } = conversation.isVerified() ? conversation.variables() : {};
  return {
    phones: [call?.phoneNumber, phone].filter((each) => typeof each === 'string'),
    emails: email === undefined ? [] : [email],
    callId: call?.id ?? null,
    sessionId: session?.id ?? null,
  };
}

/** Converts refusals of the calendar to faults the model can correct. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new ToolFault('refused', `Nothing was done. ${error.message}`, error.message);
    throw error;
  }
}
