import pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { isRebuildDue } from './rebuild-index.rules.ts';

/** Advisory lock of the process that rebuilds. */
const rebuildLock = 7_041_983_224;

interface Removals {
  ids: string[];
  oldestAgeMs: number | null;
  bytes: number;
}

/**
 * Rebuilds the search index when words have left search documents: GIN keeps the key of a word that is nowhere any more.
 * Reads and writes go on meanwhile. The record of the removals is deleted last, so that a rebuild that was interrupted is
 * repeated; `signal` interrupts it. `owner` owns the tables.
 */
export async function rebuildSearchIndex(options: {
  owner: pg.ClientConfig;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  const { owner, clock, log, signal } = options;
  const client = new pg.Client({ ...owner, application_name: 'parley-search-rebuild' });
  client.on('error', () => {});
  signal?.addEventListener('abort', () => client.connection.stream.destroy(), { once: true });
  await client.connect();
  try {
    // The server ends the rebuild of a process that was killed.
    await client.query(`set statement_timeout = 0; set client_connection_check_interval = '5s'`);
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      rebuildLock,
    ]);
    if (!rows[0]?.locked) return;
    await dropUnfinished(client);
    const { ids, ...index } = await findRemovals(client);
    if (!isRebuildDue({ ...index, hour: clock.now().getHours() })) return;
    const startedMs = clock.monotonicMs();
    await client.query('vacuum search_documents');
    await client.query('reindex index concurrently search_documents_lexemes');
    await client.query('delete from search_removals where id = any($1::bigint[])', [ids]);
    const ms = Math.round(clock.monotonicMs() - startedMs);
    log.info({ event: 'search.index_rebuilt', ms, bytes: index.bytes }, 'the search index was rebuilt after deletions');
  } finally {
    await client.end();
  }
}

/** Drops copies of the index that an interrupted rebuild left: they hold the words too, and slow every write. */
async function dropUnfinished(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'search_documents'::regclass and not i.indisvalid and c.relname ~ '_cc(new|old)\\d*$'`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}

/** Removals that are committed: the index that is built from now on has none of their words. */
async function findRemovals(client: pg.Client): Promise<Removals> {
  const { rows } = await client.query<Removals>(
    `select coalesce(array_agg(id), '{}') as ids,
       (extract(epoch from now() - min(removed_at)) * 1000)::float8 as "oldestAgeMs",
       pg_relation_size('search_documents_lexemes')::float8 as bytes
     from search_removals`,
  );
  const [removals] = rows;
  if (!removals) throw new Error('An aggregate without groups has no row');
  return removals;
}
