import { createRequire } from 'node:module';
import { createEgress } from '@parley/egress';
import type { Dependency } from '#areas/platform/system';
import type { DatabaseConnections } from '#db/connections.ts';
import { type Database, openDatabase } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createNatsBus } from '#platform/bus/nats-bus.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createSiteCrawler } from '#platform/crawling/site-crawler.ts';
import { type DiskProbe, statfsProbe, watchDiskSpace } from '#platform/files/disk-space.ts';
import { fallBackToLocal } from '#platform/files/fall-back-to-local.ts';
import { createLocalFiles } from '#platform/files/local-files.ts';
import { createStorageQuota } from '#platform/files/storage-quota.ts';
import { createSessionCookies } from '#platform/http/access/session-cookies.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { addJobMetrics } from '#platform/jobs/job-metrics.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { addConsumerMetrics } from '#platform/outbox/consumer-metrics.ts';
import { startEventFeed } from '#platform/outbox/event-feed.ts';
import { renumberRestoredEvents } from '#platform/outbox/renumber-restored-events.ts';
import { createRateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import { createVault } from '#platform/secrets/vault.ts';
import { createS3FileStore, type S3FileStore } from '../providers/storage/s3-file-store.ts';
import { s3LocationOf } from '../providers/storage/s3-settings.ts';
import { type Config, settings } from './config.ts';
import { openKeyring } from './open-keyring.ts';
import { countSealedValues, warnOfUnreadableValues } from './sealed-values.ts';
import { addStorageMetrics } from './storage-metrics.ts';
import { diskReserveBytes, quotaLimits } from './storage-settings.ts';

const rateLimitSyncMs = 500;
/** Maximum age of the disk reading when it is not requested, as by the simple health check. */
const diskLookMs = 5_000;

export const productVersion = (createRequire(import.meta.url)('../../package.json') as { version: string }).version;

/** Infrastructure of every area: database, events, secrets, egress. `close` comes last. */
export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>;

export async function openInfrastructure(options: {
  config: Config;
  connections: DatabaseConnections;
  clock: Clock;
  log: Logger;
  /** A test's disk. */
  diskProbe?: DiskProbe;
}) {
  const { config, connections, clock, log } = options;
  const disk = watchDiskSpace({
    probe: options.diskProbe ?? statfsProbe(config.dataDir),
    reserveBytes: diskReserveBytes(config),
    clock,
  });
  await disk.read();
  const poolSizes = { app: config.databasePoolSize, platform: Math.max(2, Math.ceil(config.databasePoolSize / 4)) };
  const db = openDatabase({ connections, poolSizes, namesStatements: config.databaseNamesStatements, log });
  // Before events flow: unusable keys end the start.
  const keyring = await openKeyring(config, () => countSealedValues(db.platform)).catch(async (error) => {
    await db.close();
    throw error;
  });
  const bus = createBus(config, connections, db, log);
  await bus.ready();
  await renumberRestoredEvents(db.platform, log);
  const feed = await startEventFeed({ platform: db.platform, bus, log });
  await warnOfUnreadableValues(db.platform, keyring.sealing.keys, log);
  const userAgent = `Parley/${productVersion}`;
  const egress = createEgress({
    allowHosts: config.allowedHosts,
    allowListSetting: settings.allowedHosts.variable,
    userAgent,
  });
  const crawler = createSiteCrawler({ egress, version: productVersion, publicUrl: config.publicUrl });
  const rateLimiter = createRateLimiter({ clock, platform: db.platform });
  const synchronising = setInterval(() => {
    rateLimiter
      .synchronise()
      .catch((error) => log.warn({ event: 'rate_limit.not_shared', err: error }, 'rate limits could not be shared'));
  }, rateLimitSyncMs);
  const lookingAtDisk = setInterval(() => {
    disk
      .read()
      .catch((error) =>
        log.warn({ event: 'disk.not_read', err: error }, 'the free space of the data folder cannot be read'),
      );
  }, diskLookMs);
  const metrics = createMetrics({
    readDbPool: () => ({
      total: db.app.pool.totalCount,
      idle: db.app.pool.idleCount,
      waiting: db.app.pool.waitingCount,
    }),
  });
  addStorageMetrics(metrics.registry, { disk, platform: db.platform });
  const localFiles = createLocalFiles(config.dataDir, disk);
  const location = s3LocationOf(config);
  const s3 = location && createS3FileStore({ location, userAgent });
  addConsumerMetrics(metrics.registry, { platform: db.platform });
  addJobMetrics(metrics.registry, { platform: db.platform });
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
    disk,
    files: s3 ? fallBackToLocal(s3, localFiles) : localFiles,
    localFiles,
    s3,
    quota: createStorageQuota(quotaLimits(config)),
    vault: createVault(keyring.sealing),
    userAgent,
    egress,
    crawler,
    rateLimiter,
    metrics,
    cookies: createSessionCookies({ isSecure: config.publicUrl?.startsWith('https:') ?? false }),
    async close() {
      clearInterval(synchronising);
      clearInterval(lookingAtDisk);
      await feed.close();
      await bus.close();
      await crawler.close();
      await egress.close();
      await s3?.close();
      await db.close();
    },
  };
}

function createBus(config: Config, connections: DatabaseConnections, db: Database, log: Logger): Bus {
  return config.natsUrl
    ? createNatsBus({ url: config.natsUrl, log })
    : createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
}

/** Dependencies of the detailed health check. */
export function dependenciesOf({ config, connections, db, bus, disk, s3 }: Infrastructure): Dependency[] {
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
    {
      name: 'disk',
      isRequired: false,
      probe: async () => {
        const { isLow, freeBytes, totalBytes } = await disk.read();
        return { isDegraded: isLow, host: config.dataDir, freeBytes, totalBytes };
      },
    },
    ...(s3 && config.s3Endpoint ? [storageDependency(s3, new URL(config.s3Endpoint).host)] : []),
  ];
}

function storageDependency(s3: S3FileStore, host: string): Dependency {
  return {
    name: 'storage',
    isRequired: false,
    async probe() {
      await s3.probe();
      return { version: 'S3', host };
    },
  };
}
