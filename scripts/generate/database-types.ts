import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as PostgresTypes } from 'kysely-codegen';
import pg from 'pg';

/** TypeScript types of a migrated database, for server/src/db/schema.generated.ts. */
export async function generateDatabaseTypes(connection: pg.ClientConfig): Promise<string> {
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }) });
  try {
    return await generate({
      // kysely-codegen resolves Kysely's CommonJS build, whose classes TypeScript takes for others.
      db: db as never,
      dialect: new PostgresTypes(),
      defaultSchemas: ['public'],
      includePattern: 'public.*',
      excludePattern: 'public.schema_migrations',
      typeMapping: { xid8: 'string' },
      outFile: null,
      camelCase: false,
    });
  } finally {
    await db.destroy();
  }
}
