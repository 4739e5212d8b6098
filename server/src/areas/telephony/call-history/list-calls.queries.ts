import { z } from 'zod';
import { type CallRow, callColumns, presentCall } from '#areas/telephony/calls';
import type { Tx } from '#db/tenant-scope.ts';
import { cappedTotal } from '#platform/http/capped-total.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import type { CallFilter, CallSort } from './call-filters.rules.ts';
import { badFilter } from './call-history.errors.ts';
import { type CallPosition, countCalls, findCallPositions } from './call-positions.queries.ts';

export interface CallListing extends CallFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  sort: CallSort;
}

/** Lists one page of calls; keyset on sort value and id, so new calls shift no page. */
export async function listCallPage(tx: Tx, listing: CallListing) {
  const { sort, limit } = listing;
  const after = listing.cursor === undefined ? undefined : readPosition(listing.cursor, sort);
  const [rows, total] = await Promise.all([
    listCallRows(tx, { filter: listing, sort, after, limit: limit + 1 }),
    listing.include_total ? countCalls(tx, listing) : undefined,
  ]);
  const page = pageFrom(rows, {
    limit,
    item: ({ row }) => presentCall(row),
    cursor: ({ position }) => [sort, position.value, position.id],
  });
  return total === undefined ? page : { ...page, ...cappedTotal(total) };
}

/** Reads the next calls of a list with their positions, in its order. */
export async function listCallRows(
  tx: Tx,
  wanted: { filter: CallFilter; sort: CallSort; after?: CallPosition | undefined; limit: number },
): Promise<{ row: CallRow; position: CallPosition }[]> {
  const positions = await findCallPositions(tx, wanted);
  if (positions.length === 0) return [];
  const ids = positions.map(({ id }) => id);
  const rows = await tx.selectFrom('calls').select(callColumns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return positions.flatMap((position) => {
    const row = byId.get(position.id);
    return row ? [{ row, position }] : [];
  });
}

const instant = z.tuple([z.string(), z.iso.datetime(), z.guid()]);
const seconds = z.tuple([z.string(), z.string().regex(/^\d{1,9}$/), z.guid()]);

function readPosition(cursor: string, sort: CallSort): CallPosition {
  const decoded = decodeCursor(cursor, ['string', 'string', 'string']);
  const position = (sort.endsWith('started_at') ? instant : seconds).safeParse(decoded);
  if (position.success && position.data[0] === sort) return { value: position.data[1], id: position.data[2] };
  throw badFilter({
    path: 'query/cursor',
    code: 'invalid_cursor',
    message: 'expected `next_cursor` of the page before, with the same `sort`',
  });
}
