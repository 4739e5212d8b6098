import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { cappedTotal, countLimit } from '#platform/http/capped-total.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { countDocuments, type DocumentPosition, type DocumentSearch, searchDocuments } from './search-documents.ts';

const Position = z.object({ cursor: z.tuple([z.iso.datetime(), z.guid()]) });

/**
 * Reads one page of a list through its documents, newest first. `load` reads rows by their ids, in any order, and leaves
 * out those that `hides`, such as chats of other operators; the page is filled with the next ones then.
 */
export async function documentPage<Row extends { id: string }, Item>(
  tx: Tx,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
  list: {
    search: DocumentSearch;
    load(ids: string[]): Promise<Row[]>;
    /** Some documents may be left out by `load`: they do not count either. */
    hides?: boolean;
    item(row: Row): Item;
  },
) {
  const after = asked.cursor === undefined ? undefined : readPosition(asked.cursor);
  const [rows, total] = await Promise.all([
    loadedRows(tx, { list, after, wanted: asked.limit + 1 }),
    asked.include_total && !list.hides ? countDocuments(tx, list.search, countLimit) : undefined,
  ]);
  const page = pageFrom(rows, {
    limit: asked.limit,
    item: ({ row }) => list.item(row),
    cursor: ({ position }) => [position.at, position.id],
  });
  if (!asked.include_total) return page;
  const counted = total ?? (await loadedRows(tx, { list, after: undefined, wanted: countLimit })).length;
  return { ...page, ...cappedTotal(counted) };
}

const batch = 1000;

async function loadedRows<Row extends { id: string }>(
  tx: Tx,
  {
    list,
    after,
    wanted,
  }: {
    list: { search: DocumentSearch; load(ids: string[]): Promise<Row[]> };
    after: DocumentPosition | undefined;
    wanted: number;
  },
): Promise<{ row: Row; position: DocumentPosition }[]> {
  const rows: { row: Row; position: DocumentPosition }[] = [];
  const limit = Math.min(wanted, batch);
  for (let last = after; ; ) {
    const found = await searchDocuments(tx, list.search, { after: last, isDescending: true, limit });
    const loaded = new Map((await list.load(found.map(({ id }) => id))).map((row) => [row.id, row]));
    for (const position of found) {
      const row = loaded.get(position.id);
      if (row) rows.push({ row, position });
    }
    if (found.length < limit || rows.length >= wanted) return rows.slice(0, wanted);
    last = found.at(-1);
  }
}

function readPosition(cursor: string): DocumentPosition {
  const position = decodeCursor(cursor, ['string', 'string']);
  const [at, id] = parseInput(Position, { cursor: position }, 'query').cursor;
  return { at, id };
}
