import type { DirectoryEntryId, TenantId } from '@parley/contract/ids';
import type { DirectoryEntry, NewDirectoryEntry } from '@parley/contract/resources/directory';
import { type Selectable, sql } from 'kysely';
import { refuseDuplicate } from '#db/refuse-duplicate.ts';
import type { DirectoryEntries } from '#db/schema.generated.ts';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { directoryFull, entryNotFound, nameTaken, unknownFallback } from './directory.errors.ts';
import { entriesMax } from './directory-size.rules.ts';
import { isOpen } from './opening.rules.ts';

const refuseTakenName = refuseDuplicate('directory_entries_name', nameTaken);

type Row = Omit<Selectable<DirectoryEntries>, 'tenant_id'>;
const columns = [
  'id',
  'kind',
  'name',
  'title',
  'department',
  'aliases',
  'languages',
  'destinations',
  'mode',
  'whisper',
  'hours',
  'queue',
  'fallback',
  'created_at',
  'updated_at',
] as const;

function presentEntry(row: Row, now: Date): DirectoryEntry {
  const hours = row.hours as DirectoryEntry['hours'];
  return {
    id: row.id as DirectoryEntryId,
    kind: row.kind as DirectoryEntry['kind'],
    name: row.name,
    title: row.title,
    department: row.department,
    aliases: row.aliases,
    languages: row.languages,
    destinations: row.destinations,
    mode: row.mode as DirectoryEntry['mode'],
    whisper: row.whisper,
    hours,
    queue: row.queue as DirectoryEntry['queue'],
    fallback: row.fallback as DirectoryEntry['fallback'],
    is_open: isOpen(hours, now),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists one page of entries, newest first. */
export async function listEntryPage(
  tx: Tx,
  filter: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    q?: string | undefined;
    kind?: DirectoryEntry['kind'] | undefined;
  },
  now: Date,
) {
  let query = tx.selectFrom('directory_entries');
  const { q, kind } = filter;
  if (kind) query = query.where('kind', '=', kind);
  if (q) {
    const text = sql`name || ' ' || department || ' ' || title || ' ' || array_to_string(aliases, ' ') || ' ' || array_to_string(destinations, ' ')`;
    query = query.where(containsText(text, q));
  }
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query.select(columns).where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => presentEntry(row, now),
  });
}

/** Lists all entries of an account by name. */
export async function listEntries(tx: Tx, now: Date): Promise<DirectoryEntry[]> {
  const query = tx.selectFrom('directory_entries').select(columns);
  const rows = await query.orderBy(sql`lower(name)`).orderBy('id').limit(entriesMax).execute();
  return rows.map((row) => presentEntry(row, now));
}

/** Lists the entries with a queue, by name. */
export async function listQueuedEntries(tx: Tx, now: Date): Promise<DirectoryEntry[]> {
  const query = tx.selectFrom('directory_entries').select(columns).where('queue', 'is not', null);
  return (await query.orderBy(sql`lower(name)`).orderBy('id').limit(100).execute()).map((row) =>
    presentEntry(row, now),
  );
}

/** Gets an entry; refuses an unknown one. `lock` holds the row until the transaction ends. */
export async function getEntry(
  tx: Tx,
  id: DirectoryEntryId,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<DirectoryEntry> {
  const query = tx.selectFrom('directory_entries').select(columns).where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw entryNotFound();
  return presentEntry(row, now);
}

/** Inserts an entry; refuses a taken name, also under concurrent inserts, and a full directory. */
export async function insertEntry(
  tx: Tx,
  entry: NewDirectoryEntry & { tenantId: TenantId; id: DirectoryEntryId; now: Date },
): Promise<DirectoryEntry> {
  const { tenantId, id, now, ...content } = entry;
  await requireRoom(tx, 1);
  const row = await tx
    .insertInto('directory_entries')
    .values({ ...stored(content), tenant_id: tenantId, id, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  return presentEntry(row, now);
}

/** Rows of one statement. */
const rowsAtOnce = 500;

/** Inserts new entries and replaces those that exist, all of one account; refuses a taken name. */
export async function saveEntries(
  tx: Tx,
  entries: readonly { id: DirectoryEntryId; entry: NewDirectoryEntry }[],
  { tenantId, now }: { tenantId: TenantId; now: Date },
): Promise<void> {
  for (let at = 0; at < entries.length; at += rowsAtOnce) {
    const rows = entries.slice(at, at + rowsAtOnce).map(({ id, entry }) => ({
      ...stored(entry),
      tenant_id: tenantId,
      id,
      created_at: now,
      updated_at: now,
    }));
    await tx
      .insertInto('directory_entries')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'id'])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(replaced.map((column) => [column, ref(`excluded.${column}` as const)])),
          ),
      )
      .execute()
      .catch(refuseTakenName);
  }
}

const replaced = columns.filter((column) => column !== 'id' && column !== 'created_at');

/** Refuses more entries than a directory holds. */
export async function requireRoom(tx: Tx, added: number): Promise<void> {
  const { count } = await tx
    .selectFrom('directory_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count + added > entriesMax) throw directoryFull({ max: entriesMax });
}

export async function writeEntry(
  tx: Tx,
  id: DirectoryEntryId,
  content: NewDirectoryEntry,
  now: Date,
): Promise<DirectoryEntry> {
  const row = await tx
    .updateTable('directory_entries')
    .set({ ...stored(content), updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  return presentEntry(row, now);
}

export async function removeEntry(tx: Tx, id: DirectoryEntryId): Promise<void> {
  const gone = await tx.deleteFrom('directory_entries').where('id', '=', id).returning('id').executeTakeFirst();
  if (!gone) throw entryNotFound();
}

/** Refuses a fallback to an entry that does not exist, or is the entry itself. */
export async function checkFallback(
  tx: Tx,
  { fallback }: Pick<NewDirectoryEntry, 'fallback'>,
  ownId?: DirectoryEntryId,
): Promise<void> {
  if (fallback.kind !== 'entry') return;
  const { entry_id: id } = fallback;
  const found =
    id !== ownId && (await tx.selectFrom('directory_entries').select('id').where('id', '=', id).executeTakeFirst());
  if (!found) throw unknownFallback('/fallback/entry_id');
}

function stored({ hours, queue, fallback, ...content }: NewDirectoryEntry) {
  return {
    ...content,
    hours: hours && JSON.stringify(hours),
    queue: queue && JSON.stringify(queue),
    fallback: JSON.stringify(fallback),
  };
}
