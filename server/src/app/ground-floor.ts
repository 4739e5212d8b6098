import { createRequire } from 'node:module';
import type { Dependency } from '#areas/system';
import type { DatabaseConnections } from '#db/connections.ts';
import { type Database, openDatabase } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createNatsBus } from '#platform/bus/nats-bus.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createSessionCookies } from '#platform/http/session-cookies.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { startEventFeed } from '#platform/outbox/event-feed.ts';
import { createRateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import { createVault } from '#platform/secrets/vault.ts';
import type { Config } from './config.ts';
import { openKeyring } from './open-keyring.ts';

const rateLimitSyncMs = 500;

export const productVersion = (createRequire(import.meta.url)('../../package.json') as { version: string }).version;

/** What every area stands on: database, events, secrets, the way out. `close` comes last of all. */
export type GroundFloor = Awaited<ReturnType<typeof openGroundFloor>>;

export async function openGroundFloor(options: {
  config: Config;
  connections: DatabaseConnections;
  clock: Clock;
  log: Logger;
}) {
  const { config, connections, clock, log } = options;
  // First, since keys that cannot be used end the start, and nothing is open yet that would have to be closed.
  const keyring = await openKeyring(config);
  const poolSizes = { app: config.databasePoolSize, platform: Math.max(2, Math.ceil(config.databasePoolSize / 4)) };
  const db = openDatabase({ connections, poolSizes, namesStatements: config.databaseNamesStatements, log });
  const bus = createBus(config, connections, db, log);
  await bus.ready();
  const feed = await startEventFeed({ platform: db.platform, bus, log });
  const userAgent = `Parley/${productVersion}`;
  const egress = createEgress({ allowHosts: config.allowedHosts, userAgent });
  const rateLimiter = createRateLimiter({ clock, platform: db.platform });
  const synchronising = setInterval(() => {
    rateLimiter.synchronise().catch((error) => log.warn({ err: error }, 'rate limits could not be shared'));
  }, rateLimitSyncMs);
  const metrics = createMetrics({
    readDbPool: () => ({
      total: db.app.pool.totalCount,
      idle: db.app.pool.idleCount,
      waiting: db.app.pool.waitingCount,
    }),
  });
  return {
    config,
    connections,
    clock,
    log,
    newId: () => uuidV7(clock.now()),
    db,
    bus,
    feed,
    keyring,
    files: createFileStore(config.dataDir),
    vault: createVault(keyring.sealing),
    userAgent,
    egress,
    rateLimiter,
    metrics,
    cookies: createSessionCookies({ isSecure: config.publicUrl?.startsWith('https:') ?? false }),
    async close() {
      clearInterval(synchronising);
      await feed.close();
      await bus.close();
      await egress.close();
      await db.close();
    },
  };
}

function createBus(config: Config, connections: DatabaseConnections, db: Database, log: Logger): Bus {
  return config.natsUrl
    ? createNatsBus({ url: config.natsUrl, log })
    : createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
}

/** What the detailed health check asks. */
export function dependenciesOf({ config, connections, db, bus }: GroundFloor): Dependency[] {
  return [
    {
      name: 'database',
      isRequired: true,
      probe: async () => {
        const result = await db.app.pool.query<{ version: string }>(
          "select current_setting('server_version') as version",
        );
        return { version: result.rows[0]?.version ?? '', host: connections.description };
      },
    },
    {
      name: 'events',
      isRequired: true,
      probe: async () => {
        await bus.ready();
        return {
          version: config.natsUrl ? 'NATS' : 'PostgreSQL',
          host: config.natsUrl ? new URL(config.natsUrl).host : connections.description,
        };
      },
    },
  ];
}
