import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger as JobLogger, runMigrations as migrateJobs } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Advisory lock for all nodes that start on this database: the second waits and then finds nothing to do. */
const migrationLock = 7_041_983_221;

/** The database was written by a newer Parley; nothing was changed. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
}

/** Migrates the schema to this code's version; safe to run by several nodes at once. Returns the applied migrations. */
export async function migrate(owner: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client({ ...owner, application_name: 'parley-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const known = knownMigrations();
    const unknown = (await appliedMigrations(client)).filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      throw new SchemaTooNew(
        `The database was last used by a newer Parley (it has migration ${unknown.at(-1)}, this version knows up to ${known.at(-1)}). Start the newer version, or restore a backup from before the upgrade.`,
      );
    }
    const applied = await runner({
      dbClient: client,
      dir: migrationsFolder,
      direction: 'up',
      migrationsTable: 'schema_migrations',
      noLock: true,
      singleTransaction: true,
      log: () => {},
      logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    });
    await migrateJobTables(owner);
    // An extension of the server may have come since the last start.
    await client.query('select app.prepare_vectors()');
    return applied.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function migrateJobTables(owner: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrateJobs({ pgPool: pool, logger: new JobLogger(() => () => {}) });
  } finally {
    await pool.end();
  }
}

function knownMigrations(): string[] {
  return readdirSync(migrationsFolder)
    .map((file) => basename(file, '.sql'))
    .sort();
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const table = await client.query("select to_regclass('public.schema_migrations') as table");
  if (table.rows[0].table === null) return [];
  const result = await client.query<{ name: string }>('select name from schema_migrations order by id');
  return result.rows.map((row) => row.name);
}
