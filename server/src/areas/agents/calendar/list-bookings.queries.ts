import type { AgentId } from '@parley/contract/ids';
import type { BookingStatus } from '@parley/contract/resources/calendar';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { bookingColumns, presentBooking } from './bookings.queries.ts';
import { badCursor } from './calendar.errors.ts';

export const bookingSorts = ['starts_at', '-starts_at'] as const;

export interface BookingFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  sort: (typeof bookingSorts)[number];
  from?: string | undefined;
  to?: string | undefined;
  status?: BookingStatus[] | undefined;
  phone?: string | undefined;
}

/** Lists one page of an agent's bookings; keyset on start and id, so inserts and deletions shift no page. */
export async function listBookingPage(tx: Tx, agentId: AgentId, filter: BookingFilter) {
  const isDescending = filter.sort === '-starts_at';
  const direction = isDescending ? 'desc' : 'asc';
  const query = matching(tx, agentId, filter);
  let page = query.select(bookingColumns);
  if (filter.cursor) {
    const [startsAt, id] = readPosition(filter.cursor, filter.sort);
    const beyond = sql.raw<boolean>(isDescending ? '<' : '>');
    page = page.where(sql<boolean>`(starts_at, id) ${beyond} (${startsAt}::timestamptz, ${id}::uuid)`);
  }
  const [rows, total] = await Promise.all([
    page
      .orderBy('starts_at', direction)
      .orderBy('id', direction)
      .limit(filter.limit + 1)
      .execute(),
    filter.include_total ? query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow() : null,
  ]);
  const result = pageFrom(rows, {
    limit: filter.limit,
    item: presentBooking,
    cursor: (row) => [filter.sort, row.starts_at.toISOString(), row.id],
  });
  return total ? { ...result, total: total.total } : result;
}

function matching(tx: Tx, agentId: AgentId, filter: BookingFilter) {
  let query = tx.selectFrom('bookings').where('agent_id', '=', agentId);
  if (filter.from) query = query.where('starts_at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('starts_at', '<', new Date(filter.to));
  if (filter.status) query = query.where('status', 'in', filter.status);
  if (filter.phone) query = query.where('customer_phone', '=', filter.phone);
  return query;
}

const Position = z.tuple([z.string(), z.iso.datetime(), z.guid()]);

function readPosition(cursor: string, sort: BookingFilter['sort']): [startsAt: string, id: string] {
  const position = Position.safeParse(decodeCursor(cursor, ['string', 'string', 'string']));
  if (position.success && position.data[0] === sort) return [position.data[1], position.data[2]];
  throw badCursor();
}
