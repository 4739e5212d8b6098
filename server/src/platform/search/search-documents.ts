import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Lists that are searched through documents, see migration 0030. */
export type SearchSubject = 'agent' | 'call' | 'chat' | 'contact_request';

/** Documents of one list that match all of this. */
export interface DocumentSearch {
  subject: SearchSubject;
  /** Words, each the beginning of a word; or part of a short field or of a phone number. */
  text?: string | undefined;
  /** Values of filters as `name=value`: alternatives of each filter. */
  filters: readonly (readonly string[])[];
  /** Half-open span of positions. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Position of a document in its list. */
export interface DocumentPosition {
  id: string;
  /** Instant in ISO 8601, to the microsecond, so that rows of one millisecond keep their order across pages. */
  at: string;
}

/** Finds the next `limit` documents of the current tenant after a position, newest first or oldest first. */
export async function searchDocuments(
  tx: Tx,
  search: DocumentSearch,
  page: { after?: DocumentPosition | undefined; isDescending: boolean; limit: number },
): Promise<DocumentPosition[]> {
  const { rows } =
    await sql<DocumentPosition>`select id, ${isoInstant(sql.ref('at'))} as at from app.search_page(${search.subject},
    ${search.text ?? null}, ${JSON.stringify(search.filters)}::jsonb, ${search.from ?? null}::timestamptz,
    ${search.to ?? null}::timestamptz, ${page.after?.at ?? null}::timestamptz, ${page.after?.id ?? null}::uuid,
    ${page.isDescending}, ${page.limit})`.execute(tx);
  return rows;
}

/** Counts the documents of the current tenant that match, at most `countedMax`. */
export async function countDocuments(tx: Tx, search: DocumentSearch, countedMax: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select app.search_count(${search.subject}, ${search.text ?? null},
    ${JSON.stringify(search.filters)}::jsonb, ${search.from ?? null}::timestamptz,
    ${search.to ?? null}::timestamptz, ${countedMax}) as total`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** An instant as text in ISO 8601, to the microsecond. */
export const isoInstant = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Filter on one entry of metadata. Keys and values may be long, so documents have their hash. */
export function metadataFilter(key: string, value: string): string {
  return `metadata=${createHash('md5').update(`${key}=${value}`).digest('hex')}`;
}
