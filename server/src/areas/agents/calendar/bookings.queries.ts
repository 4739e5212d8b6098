import type { AgentId, BookingId, CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { type Booking, maxBookingMinutes } from '@parley/contract/resources/calendar';
import { type Selectable, sql, type Updateable } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import type { Bookings } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { minuteMs } from '#platform/clock/wall-clock.ts';
import { bookingNotFound } from './calendar.errors.ts';
import type { Span } from './full-times.rules.ts';

const shown = apiColumns<Booking>()(
  'id',
  'agent_id',
  'status',
  'starts_at',
  'ends_at',
  'note',
  'call_id',
  'session_id',
  'sequence',
  'created_at',
  'updated_at',
  'cancelled_at',
  'cancel_reason',
  'event_difference',
);

export const bookingColumns = [
  ...shown.names,
  'customer_name',
  'customer_phone',
  'customer_phone_raw_input',
  'customer_email',
  'customer_language',
] as const;

export type BookingRow = Pick<Selectable<Bookings>, (typeof bookingColumns)[number]>;

/** Presents the booking as the API shows it. */
export function presentBooking(row: BookingRow): Booking {
  return {
    ...shown.present(row),
    customer: {
      name: row.customer_name,
      phone: row.customer_phone || null,
      phone_raw_input: row.customer_phone_raw_input || null,
      email: row.customer_email || null,
      language: row.customer_language || null,
    },
  };
}

/** Gets a booking of this agent under a row lock until the transaction ends. */
export async function getBookingForUpdate(
  tx: Tx,
  { agentId, bookingId }: { agentId: AgentId; bookingId: BookingId },
): Promise<BookingRow> {
  const row = await tx
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('id', '=', bookingId)
    .where('agent_id', '=', agentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw bookingNotFound();
  return row;
}

/** Finds a booking of the tenant. */
export async function findBookingRow(tx: Tx, id: BookingId): Promise<BookingRow | undefined> {
  return tx.selectFrom('bookings').select(bookingColumns).where('id', '=', id).executeTakeFirst();
}

/** Finds the language a chat is held in; null: unknown. */
export async function findChatLanguage(tx: Tx, sessionId: ChatSessionId): Promise<string | null> {
  const row = await tx.selectFrom('chat_sessions').select('locale').where('id', '=', sessionId).executeTakeFirst();
  return row?.locale ?? null;
}

/** Finds the booking that the tool call of this key made or cancelled. */
export async function findBookingByKey(
  tx: Tx,
  column: 'book_key' | 'cancel_key',
  key: string | undefined,
): Promise<BookingRow | undefined> {
  if (key === undefined) return undefined;
  return tx.selectFrom('bookings').select(bookingColumns).where(column, '=', key).executeTakeFirst();
}

export interface NewBooking {
  tenantId: TenantId;
  id: BookingId;
  agentId: AgentId;
  span: Span;
  customer: {
    name: string;
    phone: string | null;
    phoneRawInput: string | null;
    email: string | null;
    /** BCP 47; null: that of the agent. */
    language: string | null;
  };
  note: string;
  callId: CallId | null;
  sessionId: ChatSessionId | null;
  /** Tool call that books; null: none. */
  key: string | null;
  now: Date;
}

export async function insertBooking(tx: Tx, { customer, span, ...booking }: NewBooking): Promise<BookingRow> {
  return tx
    .insertInto('bookings')
    .values({
      tenant_id: booking.tenantId,
      id: booking.id,
      agent_id: booking.agentId,
      starts_at: new Date(span.from),
      ends_at: new Date(span.to),
      status: 'booked',
      customer_name: customer.name,
      customer_phone: customer.phone ?? '',
      customer_phone_raw_input: customer.phoneRawInput ?? '',
      customer_email: customer.email ?? '',
      customer_language: customer.language ?? '',
      note: booking.note,
      call_id: booking.callId,
      session_id: booking.sessionId,
      book_key: booking.key,
      created_at: booking.now,
      updated_at: booking.now,
    })
    .returning(bookingColumns)
    .executeTakeFirstOrThrow();
}

export async function changeBooking(
  tx: Tx,
  id: BookingId,
  change: Updateable<Bookings> & { updated_at: Date },
): Promise<BookingRow> {
  return tx
    .updateTable('bookings')
    .set(change)
    .where('id', '=', id)
    .returning(bookingColumns)
    .executeTakeFirstOrThrow();
}

/** Times of active bookings that overlap `span`, without those of `except`. */
export async function bookedSpans(
  tx: Tx,
  request: { agentId: AgentId; span: Span; except?: BookingId | undefined },
): Promise<Span[]> {
  const { span } = request;
  let query = tx
    .selectFrom('bookings')
    .select(['starts_at', 'ends_at'])
    .where('agent_id', '=', request.agentId)
    .where('status', '=', 'booked')
    .where('starts_at', '<', new Date(span.to))
    .where('ends_at', '>', new Date(span.from))
    // Redundant, as no booking is longer; lets the index on `starts_at` apply.
    .where('starts_at', '>', new Date(span.from - maxBookingMinutes * minuteMs));
  if (request.except) query = query.where('id', '<>', request.except);
  const rows = await query.execute();
  return rows.map((row) => ({ from: row.starts_at.getTime(), to: row.ends_at.getTime() }));
}

/** Active bookings that begin at `from` or later, earliest first. */
export function activeBookingsFrom(
  tx: Tx,
  { agentId, from, limit }: { agentId: AgentId; from: Date; limit: number },
): Promise<BookingRow[]> {
  return tx
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('agent_id', '=', agentId)
    .where('status', '=', 'booked')
    .where('starts_at', '>=', from)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Known facts of a booking's owner, in stored form; any one of them proves ownership. */
export interface OwnerFacts {
  phones: readonly string[];
  emails: readonly string[];
  callId: CallId | null;
  sessionId: ChatSessionId | null;
}

/** Active, unfinished bookings of the person with these facts, next first. */
export async function upcomingBookingsOf(
  tx: Tx,
  request: { agentId: AgentId; owner: OwnerFacts; now: Date; limit: number },
): Promise<BookingRow[]> {
  const { phones, emails, callId, sessionId } = request.owner;
  return tx
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('agent_id', '=', request.agentId)
    .where('status', '=', 'booked')
    .where('ends_at', '>', request.now)
    .where(
      sql<boolean>`(
        (customer_phone <> '' and customer_phone = any(${[...phones]}::text[]))
        or (customer_email <> '' and lower(customer_email) = any(${[...emails]}::text[]))
        or call_id = ${callId}::uuid
        or session_id = ${sessionId}::uuid
      )`,
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(request.limit)
    .execute();
}
