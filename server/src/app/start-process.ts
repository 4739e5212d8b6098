import { hasPlatformAdmin } from '#areas/auth';
import { embeddedConnections, externalConnections, type DatabaseConnections } from '#db/connections.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#db/embedded/index.ts';
import { createEmbeddedDatabase } from '#db/embedded-database.ts';
import { migrate } from '#db/migrate.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type MetricsServer, startMetricsServer } from '#platform/metrics/metrics-server.ts';
import { buildDeps, type Deps } from './build-deps.ts';
import { buildServer } from './build-server.ts';
import type { Config } from './config.ts';
import type { Phone } from './phone/build-phone.ts';
import { createFirstRun, type FirstRun } from './first-run.ts';
import { housekeepingJobs } from './housekeeping.ts';
import { stopServing } from './stop-serving.ts';

export interface RunningProcess {
  /** Where it listens; undefined without the role `api`. */
  address: string | undefined;
  /** Where phone calls over SIP are taken; empty where none are. */
  phone: ReturnType<Phone['listening']>;
  /** What the first start made; null on every later one. */
  firstRun: FirstRun | null;
  /** Nobody may log in as platform admin, as after an upgrade from before there were accounts. */
  lacksAdmin: boolean;
  /** Stops accepting, finishes running answers, then ends workers, pools and database, in that order. */
  stop(): Promise<void>;
}

/** Starts what the configuration asks for: database, migrations, roles. On failure nothing is left running. */
export async function startProcess(
  config: Config,
  log: Logger,
  onDatabaseLost: (detail: string) => void,
): Promise<RunningProcess> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await start(config, log, undo, onDatabaseLost);
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => {});
    throw error;
  }
}

async function start(
  config: Config,
  log: Logger,
  undo: (() => Promise<unknown>)[],
  onDatabaseLost: (detail: string) => void,
): Promise<RunningProcess> {
  const database = await openConnections(config, log);
  if (database.embedded) {
    undo.push(() => database.embedded?.stop() ?? Promise.resolve());
    database.embedded.onUnexpectedExit(onDatabaseLost);
  }
  const applied = await migrate(database.connections.owner);
  if (applied.length > 0) log.info({ migrations: applied }, 'the database schema is up to date now');

  const deps = await buildDeps({ config, connections: database.connections, clock: systemClock, log });
  undo.push(() => deps.close());
  const firstRun = await createFirstRun(deps.db.platform, systemClock.now(), () => uuidV7(systemClock.now()));
  const lacksAdmin = !(await hasPlatformAdmin(deps.db.platform));
  const metrics = await startMetrics(config, deps);
  if (metrics) undo.push(() => metrics.close());
  const jobs = config.roles.includes('jobs') ? await startJobs(deps) : undefined;
  if (jobs) undo.push(() => jobs.stop());
  const server = config.roles.includes('api') ? await buildServer(deps) : undefined;
  if (server) undo.push(() => server.close());
  const address = await server?.listen({ host: config.host, port: config.port });
  const phone = await startPhone(deps);
  // Takes a second or two of a processor; whoever opens a page meanwhile need not wait for it.
  deps.voice?.warmUp().catch((error) => log.error({ err: error }, 'the voice engine could not be started'));

  return {
    address,
    firstRun,
    lacksAdmin,
    phone,
    async stop() {
      await stopServing(server, deps, config.drainSeconds * 1000);
      await jobs?.stop();
      await metrics?.close();
      await deps.close();
      await database.embedded?.stop();
    },
  };
}

/** A port that is taken keeps nobody from working with the rest, unless it was asked for. */
async function startPhone({ phone, config, log }: Deps): Promise<RunningProcess['phone']> {
  if (phone === null) return [];
  try {
    await phone.start();
  } catch (error) {
    if (!config.sipListen.isDefault) throw error;
    log.warn({ err: error }, 'no phone calls over SIP: its port is taken; see PARLEY_SIP_LISTEN');
  }
  return phone.listening();
}

async function openConnections(
  config: Config,
  log: Logger,
): Promise<{ connections: DatabaseConnections; embedded?: EmbeddedServer }> {
  if (config.databaseUrl) {
    const connections = externalConnections({
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      appUrl: config.databaseAppUrl,
      platformUrl: config.databasePlatformUrl,
    });
    return { connections };
  }
  const embedded = await startEmbeddedServer({ dataDir: config.dataDir, log: (line) => log.info(line) });
  try {
    await createEmbeddedDatabase(embedded.connection({ user: 'postgres', database: 'postgres' }));
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { connections: embeddedConnections(embedded), embedded };
}

function startJobs(deps: Deps): Promise<JobWorker> {
  return startJobWorker({
    connection: deps.connections.owner,
    jobs: [
      ...housekeepingJobs(deps),
      ...deps.calls.jobs,
      ...deps.numberJobs,
      ...deps.chatJobs,
      ...deps.widgetJobs,
      ...deps.mail.jobs,
      ...deps.auth.jobs,
    ],
    concurrency: 4,
    log: deps.log,
  });
}

async function startMetrics(config: Config, deps: Deps): Promise<MetricsServer | undefined> {
  if (config.metricsPort === 0) return undefined;
  const { registry } = deps.metrics;
  return startMetricsServer({ host: config.metricsHost, port: config.metricsPort, registry });
}
