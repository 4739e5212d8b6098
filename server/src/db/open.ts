import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseConnections } from './connections.ts';
import { openScope, type PlatformScope, type TransactionScope } from './tenant-scope.ts';

export interface Database {
  /** Scope of requests: sees one tenant at a time. */
  app: TransactionScope & { pool: pg.Pool };
  /** Scope of jobs and administration: sees all tenants. */
  platform: PlatformScope & { pool: pg.Pool };
  /** Ends all pools; waits for running transactions. */
  close(): Promise<void>;
}

/** Opens the pools; connects on first use. `app` and `platform` limit the connections of this process. */
export function openDatabase(options: {
  connections: DatabaseConnections;
  poolSizes: { app: number; platform: number };
  /** See `openScope`. */
  namesStatements?: boolean;
  log: Logger;
}): Database {
  const app = openPool(options.connections.app, options.poolSizes.app, 'parley-app', options.log);
  const platform = openPool(options.connections.platform, options.poolSizes.platform, 'parley-platform', options.log);
  return {
    app: { ...openScope(app, options), pool: app },
    platform: { ...openScope(platform, options), pool: platform },
    close: async () => {
      await Promise.all([app.end(), platform.end()]);
    },
  };
}

function openPool(connection: pg.ClientConfig, max: number, name: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    application_name: name,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    pipeline: true,
  } as pg.PoolConfig);
  // An idle client reports the server's shutdown here; without a listener that would end the process.
  pool.on('error', (error) =>
    log.warn(
      { event: 'database.connection_lost', reason: error.message, pool: name },
      'a database connection was lost',
    ),
  );
  // The same for a connection lost inside a transaction, between two queries; its next query rejects with the error.
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      log.debug({ reason: error.message, pool: name }, 'a connection was lost in a transaction'),
    );
  });
  return pool;
}
