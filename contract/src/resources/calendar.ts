import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { AgentId, BookingId, CallId, ChatSessionId, ConnectionId } from '../ids.ts';
import { nameOf } from '../names.ts';
import { CountryCode, E164 } from '../phone-number.ts';
import { LanguageTag, TimeZone } from './agent.ts';
import { DayHours, WeeklyHours } from './weekly-hours.ts';

export { OpeningHours, WeeklyHours, weekdays } from './weekly-hours.ts';

const CalendarException = z.strictObject({
  date: z.iso.date().meta({ description: "A day of the calendar's own time zone" }),
  hours: DayHours.meta({ description: 'Instead of those of the weekday; empty: closed' }),
});

const maxExceptions = 400;
const Exceptions = z
  .array(CalendarException)
  .max(maxExceptions)
  .superRefine((exceptions, context) => {
    const seen = new Map<string, number>();
    for (const [index, { date }] of exceptions.entries()) {
      const earlier = seen.get(date);
      if (earlier === undefined) seen.set(date, index);
      else context.addIssue({ code: 'custom', path: [index, 'date'], message: `already listed at /${earlier}` });
    }
  });

/** The longest booking. Unit: minutes. */
export const maxBookingMinutes = 480;

export const BookingMinutes = z.int().min(5).max(maxBookingMinutes).multipleOf(5);

const Buffer = z.int().min(0).max(maxBookingMinutes).default(0);

/** A calendar of a connected account. */
export const CalendarReference = z
  .strictObject({
    connection_id: ConnectionId,
    calendar_id: z.string().min(1).max(2000).meta({ description: 'As the list of calendars names it' }),
  })
  .meta({ id: 'CalendarReference' });
export type CalendarReference = z.infer<typeof CalendarReference>;

const maxBusyCalendars = 10;

/** Messages that customers get about their bookings. */
const BookingConfirmations = z.strictObject({
  email: z
    .boolean()
    .default(true)
    .meta({ description: 'An email with an invitation when a booking is made, moved or cancelled' }),
  sms: z.boolean().default(false).meta({
    description: 'A text message instead, to customers without an email address; needs a number with a carrier',
  }),
});

const calendarFields = {
  is_enabled: z.boolean().default(true).meta({ description: 'Bookings are accepted' }),
  books_in_conversations: z.boolean().default(true).meta({
    description:
      'The agent finds times, books, moves and cancels in calls and chats without a booking tool; one that has such a tool, also disabled, or follows a workflow books by its tools alone',
  }),
  timezone: TimeZone.nullable()
    .default(null)
    .meta({ description: 'Of hours and exceptions, IANA; null: that of the agent' }),
  weekly_hours: WeeklyHours.prefault({}),
  exceptions: Exceptions.default([]),
  slot_minutes: BookingMinutes.default(30).meta({
    description: 'How long a booking is unless said otherwise, and how far apart the times are that are offered',
  }),
  buffer_before_minutes: Buffer.meta({ description: 'Kept free before each booking' }),
  buffer_after_minutes: Buffer.meta({ description: 'Kept free after each booking' }),
  notice_minutes: z
    .int()
    .min(0)
    .max(43_200)
    .default(60)
    .meta({ description: 'How long before its beginning a time can be booked at the latest' }),
  horizon_days: z
    .int()
    .min(1)
    .max(730)
    .default(60)
    .meta({ description: 'How long before its beginning a time can be booked at the earliest, in days of 24 hours' }),
  capacity: z.int().min(1).max(100).default(1).meta({ description: 'Bookings at the same time' }),
  country: CountryCode.nullable()
    .default(null)
    .meta({ description: "Of customers' phone numbers that are given without country code" }),
  busy_calendars: z
    .array(CalendarReference)
    .max(maxBusyCalendars)
    .default([])
    .meta({ description: 'Connected calendars whose events take times; the one written to always does' }),
  write_calendar: CalendarReference.nullable()
    .default(null)
    .meta({ description: 'Connected calendar that bookings are written to; null: bookings stay in Parley' }),
  title: z
    .string()
    .trim()
    .max(200)
    .default('')
    .meta({ description: 'Of bookings, as customers read it in confirmations; empty: the name of the account' }),
  location: z
    .string()
    .trim()
    .max(500)
    .default('')
    .meta({ description: 'Where customers come to, for confirmations; empty: not said' }),
  confirmations: BookingConfirmations.prefault({}),
  change_notice_minutes: z.int().min(0).max(43_200).nullable().default(0).meta({
    description:
      'How long before its beginning customers can still move or cancel a booking by the link of its confirmation; null: they cannot',
  }),
};

/** Configuration of a calendar, in which a booking tool or the API books. */
export const AgentCalendarConfig = z.strictObject(calendarFields).meta({ id: 'AgentCalendarConfig' });
export type AgentCalendarConfig = z.infer<typeof AgentCalendarConfig>;

export const AgentCalendar = z
  .object({
    agent_id: AgentId,
    ...calendarFields,
    updated_at: z.iso.datetime().nullable().meta({ description: 'null: never configured, so bookings are refused' }),
  })
  .meta({ id: 'AgentCalendar' });
export type AgentCalendar = z.infer<typeof AgentCalendar>;

/** A time that can be booked. */
export const Slot = z
  .object({
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    local_starts_at: z.iso
      .datetime({ offset: true })
      .meta({ description: 'The beginning, in `timezone` of the answer' }),
  })
  .meta({ id: 'Slot' });
export type Slot = z.infer<typeof Slot>;

export const AvailableSlots = z
  .object({
    is_enabled: z.boolean().meta({ description: 'false: the calendar is off, so there are no slots' }),
    timezone: TimeZone,
    duration_minutes: z.int(),
    data: z.array(Slot),
    has_more: z.boolean().meta({ description: 'There are more than `limit`; ask again from the last one on' }),
  })
  .meta({ id: 'AvailableSlots' });
export type AvailableSlots = z.infer<typeof AvailableSlots>;

export const BookingCustomer = z.strictObject({
  name: nameOf(200),
  phone: z
    .string()
    .trim()
    .min(3)
    .max(40)
    .optional()
    .meta({
      description: "With + and country code, or as dialled in the calendar's `country`",
      examples: ['+46701234567'],
    }),
  email: EmailAddress.optional(),
  language: LanguageTag.optional().meta({
    description: "Language of messages to them; default: that of the conversation, else the agent's",
  }),
});
export type BookingCustomer = z.infer<typeof BookingCustomer>;

export const BookingStatus = z.enum(['booked', 'cancelled']);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const Booking = z
  .object({
    id: BookingId,
    agent_id: AgentId,
    status: BookingStatus,
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    customer: z.object({
      name: z.string(),
      phone: E164.nullable(),
      phone_raw_input: z.string().nullable().meta({ description: 'As it was given' }),
      email: z.string().nullable(),
      language: LanguageTag.nullable().meta({ description: 'Language of messages to them; null: that of the agent' }),
    }),
    note: z.string(),
    call_id: CallId.nullable().meta({ description: 'The call it was made in' }),
    session_id: ChatSessionId.nullable().meta({ description: 'The chat it was made in' }),
    sequence: z.int().meta({ description: 'Grows when the booking is moved or cancelled; as in its invitations' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    cancelled_at: z.iso.datetime().nullable(),
    cancel_reason: z
      .string()
      .nullable()
      .meta({ description: '`calendar`: its event was deleted in the connected calendar' }),
    event_difference: z.enum(['past', 'all_day', 'length']).nullable().meta({
      description:
        'Why the booking was not moved with its event in the connected calendar: to the past, to a whole day, or to more than eight hours; null: it is where its event is',
    }),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof Booking>;

const StartsAt = z.iso
  .datetime({ offset: true })
  .meta({ description: '`starts_at` of a free slot', examples: ['2026-03-02T09:00:00Z'] });

export const BookingCreate = z
  .strictObject({
    starts_at: StartsAt,
    duration_minutes: BookingMinutes.optional().meta({ description: "Default: the calendar's `slot_minutes`" }),
    customer: BookingCustomer,
    note: z.string().trim().max(2000).default(''),
  })
  .meta({ id: 'BookingCreate' });

export const BookingReschedule = z
  .strictObject({
    starts_at: StartsAt,
    duration_minutes: BookingMinutes.optional().meta({ description: 'Default: as long as it was' }),
  })
  .meta({ id: 'BookingReschedule' });

export const BookingCancel = z
  .strictObject({ reason: z.string().trim().max(500).default('') })
  .meta({ id: 'BookingCancel' });

/** Address at which calendar programs subscribe to the bookings of an agent. */
export const CalendarFeed = z
  .object({
    agent_id: AgentId,
    url: z
      .url()
      .nullable()
      .meta({ description: 'Secret: anyone who has it can read the bookings. null: there is none' }),
    shows_customers: z.boolean().meta({ description: 'Events have the name, phone number, email address and note' }),
    created_at: z.iso.datetime().nullable(),
    last_read_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When a program last read it, to ten minutes; null: none has' }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CalendarFeedCreate = z
  .strictObject({
    shows_customers: z.boolean().default(true).meta({ description: 'false: events show when bookings are, not whose' }),
  })
  .meta({ id: 'CalendarFeedCreate' });

export const CalendarProvider = z.enum(['builtin', 'caldav', 'google', 'microsoft']);
export type CalendarProvider = z.infer<typeof CalendarProvider>;

/** A connected account with calendars. */
export const CalendarConnection = z
  .object({
    id: ConnectionId,
    provider: CalendarProvider,
    name: z.string(),
    account: z.string().nullable().meta({ description: 'The account as its provider names it' }),
    url: z.string().nullable().meta({ description: 'Address of the server, for CalDAV' }),
    state: z.enum(['connected', 'failing', 'revoked']).meta({
      description:
        '`failing`: the last request failed, and the next may succeed. `revoked`: the access has ended, so connect it again',
    }),
    state_detail: z.string().meta({ description: 'What is wrong, in words' }),
    checked_at: z.iso.datetime().nullable(),
    syncs: z
      .array(
        z.object({
          calendar_id: z.string(),
          synced_at: z.iso.datetime().nullable().meta({ description: 'null: not yet' }),
          detail: z.string().meta({ description: 'Why the last attempt failed, in words; empty: it succeeded' }),
        }),
      )
      .meta({
        description:
          'Calendars whose events are followed: those that bookings to come were written to, about every two minutes',
      }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CalendarConnection' });
export type CalendarConnection = z.infer<typeof CalendarConnection>;

export const CalendarConnectionList = z
  .object({
    data: z.array(CalendarConnection),
    providers: z
      .array(z.object({ provider: CalendarProvider, is_configured: z.boolean() }))
      .meta({ description: 'What can be connected here; Google and Microsoft need a client of this installation' }),
  })
  .meta({ id: 'CalendarConnectionList' });

const ConnectionName = nameOf(200);

export const CalendarConnectionCreate = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('builtin'), name: ConnectionName }),
    z.strictObject({
      provider: z.literal('caldav'),
      name: ConnectionName,
      url: z
        .string()
        .min(1)
        .max(2000)
        .meta({ description: 'Of the server, the account or one calendar', examples: ['https://dav.example.com/'] }),
      username: z.string().min(1).max(320),
      password: z
        .string()
        .min(1)
        .max(1000)
        .meta({ description: 'Best one made for this application alone; never shown again' }),
    }),
  ])
  .meta({ id: 'CalendarConnectionCreate' });
export type CalendarConnectionCreate = z.infer<typeof CalendarConnectionCreate>;

export const CalendarConnectionCheck = z
  .object({
    ok: z.boolean(),
    detail: z.string().meta({ description: 'What was found, or what is wrong and what to do' }),
  })
  .meta({ id: 'CalendarConnectionCheck' });

export const ConnectedCalendar = z
  .object({ id: z.string(), name: z.string(), is_writable: z.boolean(), is_primary: z.boolean() })
  .meta({ id: 'ConnectedCalendar' });

export const ConnectedCalendarList = z
  .object({ data: z.array(ConnectedCalendar) })
  .meta({ id: 'ConnectedCalendarList' });

export const CalendarAuthorization = z
  .object({
    url: z.string().meta({ description: 'Address at the provider that the person opens' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'CalendarAuthorization' });
