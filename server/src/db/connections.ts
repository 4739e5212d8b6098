import type pg from 'pg';

/** Connection of each database role. The owner migrates and runs the job queue; see migrations/0001. */
export interface DatabaseConnections {
  owner: pg.ClientConfig;
  app: pg.ClientConfig;
  platform: pg.ClientConfig;
  /** Description for logs and health, without a password. */
  description: string;
}

/**
 * Connections to an external server. With only `url`, app and platform connect as its user and switch to their role by
 * a start-up option; behind a PgBouncer, which refuses such options, give `appUrl` and `platformUrl` (users that are
 * parley_app and parley_platform, or members that default to them) and `directUrl` for the owner.
 */
export function externalConnections(urls: {
  url: string;
  directUrl?: string | undefined;
  appUrl?: string | undefined;
  platformUrl?: string | undefined;
}): DatabaseConnections {
  const { host, pathname } = new URL(urls.url);
  return {
    owner: { connectionString: urls.directUrl ?? urls.url },
    app: urls.appUrl ? { connectionString: urls.appUrl } : asRole(urls.url, 'parley_app'),
    platform: urls.platformUrl ? { connectionString: urls.platformUrl } : asRole(urls.url, 'parley_platform'),
    description: `${host || 'local socket'}${pathname}`,
  };
}

/** Connections to the embedded server, where each role may connect over the private socket. */
export function embeddedConnections(
  server: {
    connection(options: { user: string; database: string }): pg.ClientConfig;
  },
  database = 'parley',
): DatabaseConnections {
  return {
    owner: server.connection({ user: 'postgres', database }),
    app: server.connection({ user: 'parley_app', database }),
    platform: server.connection({ user: 'parley_platform', database }),
    description: 'embedded PostgreSQL',
  };
}

function asRole(url: string, role: string): pg.ClientConfig {
  return { connectionString: url, options: `-c role=${role}` };
}
