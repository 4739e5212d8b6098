import type { AgentId } from '@parley/contract/ids';
import type { CallDirection, CallStatus, CallType } from '@parley/contract/resources/call';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CallRow, callColumns, presentCall } from '#areas/telephony/calls';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { badFilter } from './call-history.errors.ts';

export const callSorts = ['-started_at', 'started_at', '-duration_seconds', 'duration_seconds'] as const;
export type CallSort = (typeof callSorts)[number];

export interface CallFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  sort: CallSort;
  agent_id?: AgentId | undefined;
  direction?: CallDirection | undefined;
  type?: CallType | undefined;
  status?: CallStatus[] | undefined;
  phone_number?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  was_transferred?: boolean | undefined;
  q?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

/** Matches the index expression: a queued call has no start. */
const startOrCreation = sql<Date>`coalesce(started_at, created_at)`;

/** Lists one page of calls; keyset on sort column and id, so new calls shift no page. */
export async function listCallPage(tx: Tx, filter: CallFilter) {
  const order = orderOf(filter.sort);
  const query = matching(tx, filter);
  let page = query.select(callColumns);
  if (filter.cursor) {
    const [value, id] = readPosition(filter.cursor, filter.sort);
    const beyond = sql.raw<boolean>(order.isDescending ? '<' : '>');
    page = page.where(sql<boolean>`(${order.by}, id) ${beyond} (${value}::${order.type}, ${id}::uuid)`);
  }
  const direction = order.isDescending ? 'desc' : 'asc';
  const [rows, total] = await Promise.all([
    page
      .orderBy(order.by, direction)
      .orderBy('id', direction)
      .limit(filter.limit + 1)
      .execute(),
    filter.include_total ? query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow() : null,
  ]);
  const result = pageFrom(rows, {
    limit: filter.limit,
    item: presentCall,
    cursor: (row) => [filter.sort, order.valueOf(row), row.id],
  });
  return total ? { ...result, total: total.total } : result;
}

function matching(tx: Tx, filter: CallFilter) {
  let query = tx.selectFrom('calls');
  if (filter.agent_id) query = query.where('agent_id', '=', filter.agent_id);
  if (filter.direction) query = query.where('direction', '=', filter.direction);
  if (filter.type) query = query.where('type', '=', filter.type);
  if (filter.status) query = query.where('status', 'in', filter.status);
  if (filter.phone_number) query = query.where('phone_number', '=', filter.phone_number);
  if (filter.from) query = query.where(startOrCreation, '>=', new Date(filter.from));
  if (filter.to) query = query.where(startOrCreation, '<', new Date(filter.to));
  if (filter.was_transferred !== undefined) query = query.where('was_transferred', '=', filter.was_transferred);
  if (filter.metadata) query = query.where(sql<boolean>`metadata @> ${JSON.stringify(filter.metadata)}::jsonb`);
  if (filter.q) query = query.where(holdsText(filter.q));
  return query;
}

/** Searches transcript, caller name and numbers; a number also with spaces or without its +. */
function holdsText(text: string) {
  const digits = text.normalize('NFKC').replaceAll(/[\s().\-/+]/g, '');
  const isNumber = /^\d{3,}$/.test(digits);
  return sql<boolean>`(
    ${containsText(sql`coalesce(caller_name, '')`, text)}
    or ${isNumber ? sql`position(${digits} in concat_ws(' ', phone_number, from_number, to_number)) > 0` : sql`false`}
    or exists (
      select from call_turns t
      where t.tenant_id = calls.tenant_id and t.call_id = calls.id and ${containsText(sql`t.text`, text)}
    )
  )`;
}

function orderOf(sort: CallSort) {
  const isDescending = sort.startsWith('-');
  return sort.endsWith('started_at')
    ? {
        isDescending,
        by: startOrCreation,
        type: sql`timestamptz`,
        valueOf: (row: CallRow) => (row.started_at ?? row.created_at).toISOString(),
      }
    : {
        isDescending,
        // A live call has no duration yet and sorts with the shortest.
        by: sql<string>`coalesce(duration_seconds, 0)`,
        type: sql`integer`,
        valueOf: (row: CallRow) => String(row.duration_seconds ?? 0),
      };
}

const instant = z.tuple([z.string(), z.iso.datetime(), z.guid()]);
const seconds = z.tuple([z.string(), z.string().regex(/^\d{1,9}$/), z.guid()]);

function readPosition(cursor: string, sort: CallSort): [value: string, id: string] {
  const decoded = decodeCursor(cursor, ['string', 'string', 'string']);
  const position = (sort.endsWith('started_at') ? instant : seconds).safeParse(decoded);
  if (position.success && position.data[0] === sort) return [position.data[1], position.data[2]];
  throw badFilter({
    path: 'query/cursor',
    code: 'invalid_cursor',
    message: 'expected `next_cursor` of the page before, with the same `sort`',
  });
}
