import pg from 'pg';
import { describe } from 'vitest';
import { createLogger } from '#platform/log/logger.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { type BusEngine, describeBus } from './bus.conformance.ts';
import { createPostgresBus } from './postgres-bus.ts';

const log = createLogger({ level: 'silent' });

async function startPostgres(): Promise<BusEngine> {
  const database = await createTestDatabase();
  const { owner } = database.connections;
  const pool = new pg.Pool({ ...database.connections.platform, max: 3 });
  const admin = new pg.Client(owner);
  await admin.connect();
  const own = `from pg_stat_activity where application_name = 'parley-bus' and datname = current_database()`;
  return {
    open: () => createPostgresBus({ connection: owner, pool, log }),
    openUnreachable: () => createPostgresBus({ connection: { host: '127.0.0.1', port: 1 }, pool, log }),
    cut: async () => void (await admin.query(`select pg_terminate_backend(pid) ${own}`)),
    sayRaw: async (payload) => void (await admin.query(`select pg_notify('parley_bus', $1)`, [payload])),
    countConnections: async () => (await admin.query(`select count(*)::int as count ${own}`)).rows[0].count,
    async close() {
      await Promise.all([pool.end(), admin.end()]);
      await database.drop();
    },
  };
}

describe('the bus over PostgreSQL', () => describeBus(startPostgres));
