import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { cappedTotal, countLimit } from '#platform/http/capped-total.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/requests/validation.ts';

const Position = z.object({ cursor: z.tuple([z.iso.datetime(), z.guid()]) });

/**
 * Reads one page of a list, newest first: keyset on (created_at, id), stable while rows come or go. `read` orders by
 * both, descending, and applies the given condition and limit, which is one more than the page. `count` counts all rows;
 * long lists have `countAtMost`, which ends at the given limit.
 */
export async function newestPage<Row extends { id: string; created_at: Date }, Item>(
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
  list: {
    read(isOlder: RawBuilder<boolean>, limit: number): Promise<Row[]>;
    item(row: Row): Item;
  } & (
    | { count(total: RawBuilder<number>): Promise<number>; countAtMost?: never }
    | { countAtMost(limit: number): Promise<number>; count?: never }
  ),
) {
  const [rows, total] = await Promise.all([
    list.read(olderThan(asked.cursor), asked.limit + 1),
    asked.include_total ? totalOf(list) : undefined,
  ]);
  const page = pageFrom(rows, {
    limit: asked.limit,
    item: list.item,
    cursor: (row) => [row.created_at.toISOString(), row.id],
  });
  return { ...page, ...total };
}

async function totalOf(list: {
  count?: ((total: RawBuilder<number>) => Promise<number>) | undefined;
  countAtMost?: ((limit: number) => Promise<number>) | undefined;
}) {
  if (list.countAtMost) return cappedTotal(await list.countAtMost(countLimit));
  return { total: (await list.count?.(sql<number>`count(*)::int`)) ?? 0 };
}

function olderThan(cursor: string | undefined): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`;
  const position = decodeCursor(cursor, ['string', 'string']);
  const [createdAt, id] = parseInput(Position, { cursor: position }, 'query').cursor;
  return sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
