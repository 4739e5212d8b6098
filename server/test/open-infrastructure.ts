import type { TenantId } from '@parley/contract/ids';
import { type Database, openDatabase } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { createLogger, type Logger } from '#platform/log/logger.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Database and bus for tests of the platform. */
export interface Infrastructure {
  database: TestDatabase;
  db: Database;
  bus: Bus;
  log: Logger;
  newTenant(): TenantId;
  close(): Promise<void>;
}

export async function openInfrastructure(): Promise<Infrastructure> {
  const database = await createTestDatabase();
  const log = createLogger({ level: 'silent' });
  const { connections } = database;
  const db = openDatabase({ connections, poolSizes: { app: 12, platform: 4 }, log });
  const bus = createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
  await bus.ready();
  return {
    database,
    db,
    bus,
    log,
    newTenant: () => uuidV7(new Date()) as TenantId,
    async close() {
      await bus.close();
      await db.close();
      await database.drop();
    },
  };
}
