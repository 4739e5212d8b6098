import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer, TEST_SETTINGS } from '@parley/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createEmbeddedDatabase } from '../src/db/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { onDatabase, type TestServer } from './test-server.ts';
import { isUnitRun } from './unit-run.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: TestServer;
  }
}

/**
 * One database server for the whole run, with one migrated template that each test file copies. The embedded server, or
 * that of DATABASE_URL, whose user must be allowed to create databases and roles.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (isUnitRun(project)) return undefined;
  const provide = (server: TestServer) => {
    for (const each of project.vitest.projects) if (each.name !== 'unit') each.provide('databaseServer', server);
  };
  const url = process.env['DATABASE_URL'];
  const template = `parley_template_${process.pid}`;
  if (url) {
    const server: TestServer = { kind: 'url', url, template };
    await runOn({ connectionString: url }, `create database ${template}`);
    await migrate(onDatabase(server, template).owner);
    provide(server);
    return () => runOn({ connectionString: url }, `drop database if exists ${template}`);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-test-'));
  const embedded = await startEmbeddedServer({ dataDir, settings: TEST_SETTINGS });
  await createEmbeddedDatabase(embedded.connection({ user: 'postgres', database: 'postgres' }), template);
  const server: TestServer = { kind: 'embedded', host: embedded.socketDir, port: embedded.port, template };
  await migrate(onDatabase(server, template).owner);
  provide(server);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function runOn(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
