import { type EmbeddedServer, type StartOptions, startEmbeddedServer } from '@parley/embedded-postgres';
import { type DatabaseConnections, embeddedConnections, externalConnections } from '#db/connections.ts';
import { createEmbeddedDatabase } from '#db/embedded-database.ts';
import type { Config } from './config.ts';

/** Database of a process; `embedded` when it was started here and must be stopped here. */
export interface OpenConnections {
  connections: DatabaseConnections;
  embedded?: EmbeddedServer;
}

/** Connects to the external database server, or starts the embedded one on the data folder. */
export async function openConnections(
  config: Config,
  options: Pick<StartOptions, 'log' | 'warn' | 'onSpawned'> = {},
): Promise<OpenConnections> {
  const external = configuredConnections(config);
  if (external) return { connections: external };
  const embedded = await startEmbeddedServer({ dataDir: config.dataDir, ...options });
  try {
    await createEmbeddedDatabase(embedded.connection({ user: 'postgres', database: 'postgres' }));
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { connections: embeddedConnections(embedded), embedded };
}

/** Connections to the server of DATABASE_URL; null for the embedded database. */
export function configuredConnections(config: Config): DatabaseConnections | null {
  if (!config.databaseUrl) return null;
  return externalConnections({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    appUrl: config.databaseAppUrl,
    platformUrl: config.databasePlatformUrl,
  });
}
