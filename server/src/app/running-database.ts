import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRunningSocket, SOCKET_PORT } from '@parley/embedded-postgres';
import { type DatabaseConnections, embeddedConnections } from '#db/connections.ts';
import { migrate } from '#db/migrate.ts';
import type { Config } from './config.ts';
import { configuredConnections, openConnections } from './open-connections.ts';

/** For commands beside a running Parley: its database; null when it is embedded and Parley is not running. */
export async function findRunningDatabase(config: Config): Promise<DatabaseConnections | null> {
  const external = configuredConnections(config);
  if (external) return external;
  const socket = await findRunningSocket(config.dataDir);
  if (!socket) return null;
  const host = dirname(socket);
  return embeddedConnections({ connection: (options) => ({ host, port: SOCKET_PORT, ...options }) });
}

/** The data folder holds no database, so there is nothing a command could change. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/**
 * For commands that must work whether Parley runs or not: the database of the running one, else the embedded database,
 * started for as long as the command takes. Throws NoDatabase rather than making one, unless `createsDatabase`.
 */
export async function openDatabaseForCommand(
  config: Config,
  { createsDatabase = false }: { createsDatabase?: boolean } = {},
): Promise<{ connections: DatabaseConnections; close(): Promise<void> }> {
  const running = await findRunningDatabase(config);
  if (running) return { connections: running, close: async () => {} };
  if (!createsDatabase && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION'))) {
    throw new NoDatabase(
      `There is no Parley database in ${config.dataDir}. Name Parley's data folder in PARLEY_DATA_DIR, or its server in DATABASE_URL.`,
    );
  }
  const { connections, embedded } = await openConnections(config);
  const close = async () => embedded?.stop();
  try {
    await migrate(connections.owner);
  } catch (error) {
    await close();
    throw error;
  }
  return { connections, close };
}
