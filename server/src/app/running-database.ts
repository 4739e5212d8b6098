import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRunningSocket, SOCKET_PORT } from '@parley/embedded-postgres';
import { type DatabaseConnections, embeddedConnections } from '#db/connections.ts';
import { migrate } from '#db/migrate.ts';
import type { Config } from './config.ts';
import { configuredConnections, openConnections } from './open-connections.ts';

/**
 * Finds the database of a running Parley, for commands beside it; null when it is embedded and Parley is not running.
 */
export async function findRunningDatabase(config: Config): Promise<DatabaseConnections | null> {
  const external = configuredConnections(config);
  if (external) return external;
  const socket = await findRunningSocket(config.dataDir);
  if (!socket) return null;
  const host = dirname(socket);
  return embeddedConnections({ connection: (options) => ({ host, port: SOCKET_PORT, ...options }) });
}

/** The data folder contains no database, so there is nothing for a command to change. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/**
 * Opens the database for a command, whether Parley runs or not: that of the running one, else the embedded database,
 * started for the duration of the command. Throws NoDatabase rather than creating one, unless `createsDatabase`.
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
