import type { AgentId } from '@parley/contract/ids';
import { EmailAddress } from '@parley/contract/email-address';
import { E164 } from '@parley/contract/phone-number';
import { ToolDefinition } from '@parley/contract/resources/tool';
import { book, findBooked, findCalendar, findOwnBookings, findSlots } from '#areas/agents/calendar';
import type { LoadedTool } from '#areas/agents/tools';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { cancel, move, setContact } from './booking-changes.ts';
import { type BookingDesk, type BookingParts, refusing, whyNot } from './booking-desk.ts';
import { bookingSentences } from './booking-sentences.ts';
import { instantOf } from './booking-time.ts';
import { timeFormatter } from './booking-time-format.rules.ts';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';
import type { ToolRun } from './tool-run.ts';

const mostSlots = 24;
const mostDays = 31;
/** Maximum bookings per conversation: more fill the calendar on purpose. */
const mostInConversation = 5;

/** Actions of the tool. Permission to book includes saving how the customer is reached. */
const allActions = ['find', 'book', 'contact', 'move', 'cancel'] as const;
type Action = (typeof allActions)[number];
const suffixes: Record<Action, string> = {
  find: '_find_times',
  book: '_book',
  contact: '_set_contact',
  move: '_move',
  cancel: '_cancel',
};

/** Booking tool of agents without one, whose calendar is enabled. */
export const defaultBooking: LoadedTool = {
  id: null,
  revision: 1,
  definition: ToolDefinition.parse({ name: 'calendar', type: 'booking' }),
  signingSecrets: [],
};

/** Finds, books and cancels times in the agent's calendar. Offered when the calendar is enabled. */
export async function offerBooking(
  tx: Tx,
  parts: BookingParts,
  { id, definition }: LoadedTool,
  { agent }: ToolConversation,
): Promise<Offer[]> {
  if (agent.id === null) return [];
  const calendar = await calendarOf(tx, agent.id);
  if (!calendar || (id === null && !calendar.booksInConversations)) return [];
  const { timezone, country } = calendar;
  const { language, timezone: agentTimezone } = agent.config;
  const words = timeFormatter(language, timezone);
  const desk = { ...parts, agentId: agent.id, timezone, agentTimezone, words, sentences: bookingSentences(language) };
  const actions = definition.booking?.actions ?? ['find', 'book', 'move', 'cancel'];
  const ownWords = definition.description === '' ? '' : `${definition.description} `;
  return allActions
    .filter((action) => actions.includes(action === 'contact' ? 'book' : action))
    .map((action) => {
      const offer = offers[action](desk);
      const name =
        actions.length === 1 && action !== 'contact' ? definition.name : `${definition.name}${suffixes[action]}`;
      const description = `${ownWords}${offer.description}`;
      return { ...offer, name, description, ...(country && { phoneCountry: country }) };
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

const offers: Record<Action, (desk: BookingDesk) => Omit<Offer, 'name'>> = {
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
      part_of_day: { type: 'string', enum: ['morning', 'afternoon', 'evening'], description: 'Times of it alone' },
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
        phone: {
          type: 'string',
          maxLength: 40,
          description: "Left out: the caller's number, or what a visitor has said",
        },
        email: { type: 'string', maxLength: 254 },
        note: { type: 'string', maxLength: 500, description: 'What it is about' },
      },
      ['starts_at', 'name'],
    ),
    execute: (run) => bookTime(desk, run),
  }),
  contact: (desk) => ({
    description: "Saves the customer's number or email address with what was booked in this conversation.",
    parameters: objectSchema({ phone: { type: 'string', maxLength: 40 }, email: { type: 'string', maxLength: 254 } }),
    execute: (run) => setContact(desk, run),
  }),
  move: (desk) => ({
    description:
      'Moves a booking of the person in this conversation to another time. Give the new day, the new time or both; what is left out stays.',
    parameters: objectSchema({
      date: { type: 'string', format: 'date', description: 'New day, as 2026-03-02' },
      time: {
        type: 'string',
        pattern: '^\\d{2}:\\d{2}$',
        description: `New time, as 09:00, by the clocks of ${desk.timezone}`,
      },
      moved_from: { type: 'string', maxLength: 40, description: 'When it begins now, where they have more than one' },
    }),
    execute: (run) => move(desk, run),
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

async function find(desk: BookingDesk, { conversation, arguments: given, record }: ToolRun) {
  const now = desk.now();
  const from = given['date'] === undefined ? now : instantOf(desk, given['date'], '/date');
  const to = new Date(from.getTime() + Number(given['days'] ?? 7) * dayMs);
  record.request = { from: from.toISOString(), to: to.toISOString() };
  const [opens, closes] = partsOfDay[String(given['part_of_day'])] ?? ['00:00', '24:00'];
  const found = await refusing(() =>
    desk.inTransaction(conversation, 'find', (tx) => {
      const context = { tx, tenantId: conversation.tenantId, calendars: desk.calendars };
      const limit = given['part_of_day'] === undefined ? mostSlots : mostSearched;
      return findSlots(context, { agentId: desk.agentId, from, to, limit, now });
    }),
  );
  const fitting = found.filter(({ local_starts_at: local }) => {
    const time = local.slice(11, 16);
    return time >= opens && time < closes;
  });
  const slots = fitting.slice(0, mostSlots);
  record.response = slots;
  const { sentences } = desk;
  if (slots.length === 0) return { result: sentences.noneFree, isError: false };
  const more = slots.length === mostSlots ? `\n${sentences.more}` : '';
  return { result: `${sentences.free(desk.timezone, desk.words.listOf(slots))}${more}`, isError: false };
}

/** Slots looked through for a part of the day. */
const mostSearched = 500;
const partsOfDay: Readonly<Record<string, readonly [string, string]>> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

async function bookTime(desk: BookingDesk, run: ToolRun) {
  const { conversation, arguments: given, record } = run;
  const startsAt = instantOf(desk, given['starts_at'], '/starts_at');
  const customer = customerOf(conversation, given);
  const note = typeof given['note'] === 'string' ? { note: given['note'] } : {};
  record.request = { starts_at: startsAt.toISOString(), customer, ...note };
  const { call, session, tenantId } = conversation;
  const outcome = await refusing(() =>
    desk.inTransaction(conversation, 'book', async (tx, emit) => {
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
    const { phone, email } = outcome.booking.customer;
    const told = desk.sentences.booked(customer.name, desk.words.oneOf(outcome.booking));
    const isReachable = phone !== null || email !== null;
    return { result: isReachable ? told : `${told} ${desk.sentences.askContact}`, isError: false };
  }
  return { result: `${desk.sentences.notBooked} ${whyNot(desk, outcome)}`, isError: false };
}

/** Customer as given; else by the number of the call, and as the visitor said who they are. */
function customerOf(conversation: ToolConversation, given: ToolRun['arguments']) {
  const known = conversation.variables();
  const phone = given['phone'] ?? conversation.call?.phoneNumber ?? validOr(E164, known['phone_number']);
  const email = given['email'] ?? validOr(EmailAddress, known['email']);
  return {
    name: String(given['name']),
    ...(typeof phone === 'string' ? { phone } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

const validOr = (schema: typeof E164 | typeof EmailAddress, value: unknown) => schema.safeParse(value).data;

function tooManyBookings(): ToolFault {
  const told = `Nothing was booked: no more than ${mostInConversation} bookings are made in one conversation.`;
  return new ToolFault('refused', told, 'too many bookings in one conversation');
}
