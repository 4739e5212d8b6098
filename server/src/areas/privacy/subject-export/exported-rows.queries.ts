import { type RawBuilder, sql } from 'kysely';
import { isOfSubject, type Subject, subjectPlaces } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';
import type { PersonalData, TablePlace } from '#platform/personal-data/personal-data.ts';

/** A table with an array of its own in the export. */
export interface ExportedTable {
  key: string;
  place: TablePlace;
  columns: readonly string[];
  orderBy: readonly string[];
}

/** Tables with an array of their own, by its key. */
export function exportedTables(registry: PersonalData): ExportedTable[] {
  return subjectPlaces(registry)
    .flatMap((place) => {
      const { exported, personal } = place;
      if (!('key' in exported)) return [];
      const shown = Object.keys(personal).filter((column) => !(column in (exported.without ?? {})));
      const { orderBy = ['created_at', 'id'] } = exported;
      return [{ key: exported.key, place, columns: [...exported.with, ...shown], orderBy }];
    })
    .toSorted((one, other) => one.key.localeCompare(other.key));
}

/** Counts the entries of each array, and the calls. */
export async function countExported(
  tx: Tx,
  tables: readonly ExportedTable[],
  subject: Subject,
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tables.map(async ({ key, place }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(place.table)} where ${isOfSubject(place, subject)}`.execute(tx);
      return [key, rows[0]?.count ?? 0] as const;
    }),
  );
  return { calls: subject.ids.calls.length, ...Object.fromEntries(counts) };
}

/** Rows of an array, in batches. Reads them with a cursor of the transaction, so memory holds one batch. */
export function readExported(tx: Tx, table: ExportedTable, subject: Subject): AsyncIterable<Record<string, unknown>[]> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const order = sql.join(table.orderBy.map((column) => sql.ref(column)));
  return readInBatches(
    tx,
    sql`select ${columns} from ${sql.table(table.place.table)}
      where ${isOfSubject(table.place, subject)} order by ${order}`,
  );
}

/** Rows of a batch. Bounds memory: a call with its transcript is up to some hundred kilobytes. */
const batchRows = 50;

/** Reads a query's rows in batches, with a cursor. */
export async function* readInBatches<Row>(tx: Tx, query: RawBuilder<unknown>): AsyncGenerator<Row[]> {
  await sql`declare exported_rows no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(batchRows))} from exported_rows`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) break;
  }
  await sql`close exported_rows`.execute(tx);
}
