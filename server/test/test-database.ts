import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseConnections } from '../src/db/connections.ts';
import { onDatabase, type TestServer } from './test-server.ts';

export interface TestDatabase {
  name: string;
  connections: DatabaseConnections;
  drop(): Promise<void>;
}

/** A database of one's own with the current schema and no rows, copied from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server: TestServer | undefined = inject('databaseServer');
  if (server === undefined) throw new Error('The project "unit" has no database: see vitest.config.ts');
  const name = `parley_test_${randomBytes(6).toString('hex')}`;
  const admin = onDatabase(
    server,
    server.kind === 'embedded' ? 'postgres' : new URL(server.url).pathname.slice(1),
  ).owner;
  // The other strategy writes every page to the WAL; this one waits for checkpoints, which cost nothing without fsync.
  const strategy = server.kind === 'embedded' ? 'strategy file_copy' : '';
  await retryWhileBusy(() => run(admin, `create database ${name} template ${server.template} ${strategy}`));
  return {
    name,
    connections: onDatabase(server, name),
    drop: () => run(admin, `drop database if exists ${name} with (force)`),
  };
}

async function run(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Two files that copy the template at the same moment: PostgreSQL refuses the second until the first is done. */
async function retryWhileBusy(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
