import { plainRefusal, type Refusal } from '#platform/http/refusal.ts';

/** Encodes the position of a row, after which the next page begins. Opaque to clients. */
export function encodeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Decodes a position of `encodeCursor`; refuses anything else with 400. `kinds` are the types of its parts. */
export function decodeCursor<Kinds extends readonly ('string' | 'number')[]>(
  cursor: string,
  kinds: Kinds,
): (string | number)[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(position) &&
      position.length === kinds.length &&
      position.every((part, at) => typeof part === kinds[at])
    ) {
      return position;
    }
  } catch {
    // Not base64 of JSON: refused below like any other invalid cursor.
  }
  throw foreignCursor();
}

/** Refuses a cursor of another list or of other filters. */
export function foreignCursor(): Refusal {
  return plainRefusal(
    'invalid_request',
    'This cursor was not given by this list with these filters; begin without one',
    {
      details: [{ path: 'query/cursor', code: 'invalid_cursor', message: 'expected `next_cursor` of the page before' }],
    },
  );
}

/** Builds a page of `rows`, which were read with `limit` + 1 to detect a next page. */
export function pageFrom<Row, Item>(
  rows: readonly Row[],
  options: { limit: number; item: (row: Row) => Item; cursor: (row: Row) => readonly (string | number)[] },
): { data: Item[]; has_more: boolean; next_cursor: string | null } {
  const page = rows.slice(0, options.limit);
  const last = page.at(-1);
  const hasMore = rows.length > options.limit;
  return {
    data: page.map(options.item),
    has_more: hasMore,
    next_cursor: hasMore && last !== undefined ? encodeCursor(options.cursor(last)) : null,
  };
}
