import type { DatabaseConnections } from '#db/connections.ts';
import { embeddedConnections } from '#db/connections.ts';
import { startEmbeddedServer } from '#db/embedded/index.ts';
import { createEmbeddedDatabase } from '#db/embedded-database.ts';
import { migrate } from '#db/migrate.ts';
import type { Config } from './config.ts';
import { findRunningDatabase } from './running-database.ts';

/**
 * The database for a command at the terminal, whether Parley is running or not: of a stopped Parley the embedded server
 * is started and brought up to date, and stopped again by `close`.
 */
export async function openCommandDatabase(
  config: Config,
): Promise<{ connections: DatabaseConnections; close(): Promise<void> }> {
  const running = await findRunningDatabase(config);
  if (running) return { connections: running, close: async () => {} };
  const server = await startEmbeddedServer({ dataDir: config.dataDir, log: () => {} });
  try {
    await createEmbeddedDatabase(server.connection({ user: 'postgres', database: 'postgres' }));
    const connections = embeddedConnections(server);
    await migrate(connections.owner);
    return { connections, close: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
