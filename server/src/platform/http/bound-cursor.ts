import { createHash } from 'node:crypto';
import { foreignCursor } from '#platform/http/cursor.ts';
import type { Operation } from '#platform/http/operation.ts';

/** Pagination parameters, which do not filter. */
const paging = new Set(['cursor', 'limit', 'include_total']);
const fingerprintLength = 11;

/** Keyset pagination of one list and its filters: a cursor is valid for the same list with the same filters only. */
export interface BoundCursor {
  /** The query with the cursor as the list wrote it. */
  query: unknown;
  /** Binds the cursor in the answer. */
  bind(answer: unknown): unknown;
}

/** Refuses a cursor of another operation, account, path or filter. */
export function boundCursor(
  operation: Operation<never>,
  asked: { accountId: string | null; params: unknown; query: unknown },
): BoundCursor {
  const { query } = asked;
  if (operation.method !== 'GET' || !hasCursor(operation)) return { query, bind: (answer) => answer };
  const { cursor, ...filters } = query as { cursor?: string };
  const mark = fingerprint([operation.id, asked.accountId, asked.params, withoutPaging(filters)]);
  if (cursor !== undefined && !cursor.startsWith(mark)) throw foreignCursor();
  return {
    query: cursor === undefined ? query : { ...filters, cursor: cursor.slice(mark.length) },
    bind(answer) {
      const next = (answer as { next_cursor?: unknown } | null)?.next_cursor;
      return typeof next === 'string' ? { ...(answer as object), next_cursor: `${mark}${next}` } : answer;
    },
  };
}

function hasCursor({ query }: Operation<never>): boolean {
  return Object.hasOwn((query as { shape?: object } | undefined)?.shape ?? {}, 'cursor');
}

function withoutPaging(filters: object): [string, unknown][] {
  return Object.entries(filters)
    .filter(([name, value]) => !paging.has(name) && value !== undefined)
    .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.toSorted() : value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, fingerprintLength);
}
