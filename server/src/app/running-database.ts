import { dirname } from 'node:path';
import { type DatabaseConnections, embeddedConnections, externalConnections } from '#db/connections.ts';
import { findRunningSocket, SOCKET_PORT } from '#db/embedded/index.ts';
import type { Config } from './config.ts';

/** For commands beside a running Parley: its database; null when it is embedded and Parley is not running. */
export async function findRunningDatabase(config: Config): Promise<DatabaseConnections | null> {
  if (config.databaseUrl) {
    return externalConnections({
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      appUrl: config.databaseAppUrl,
      platformUrl: config.databasePlatformUrl,
    });
  }
  const socket = await findRunningSocket(config.dataDir);
  if (!socket) return null;
  const host = dirname(socket);
  return embeddedConnections({ connection: (options) => ({ host, port: SOCKET_PORT, ...options }) });
}
