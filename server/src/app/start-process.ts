import { assertDataFolderFree } from '#db/embedded/index.ts';
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
import { housekeepingJobs } from './housekeeping.ts';
import { openConnections } from './open-connections.ts';
import { reservePorts } from './reserve-ports.ts';
import { stopServing } from './stop-serving.ts';
import { prepareCredentials, type UnshownCredentials } from './unshown-credentials.ts';

export interface RunningProcess {
  /** Where it listens; undefined without the role `api`. */
  address: string | undefined;
  /** Where phone calls over SIP are taken; empty where none are. */
  phone: ReturnType<Phone['listening']>;
  /** Why SIP is configured and not listened for; undefined where it is as configured. */
  phoneFault: string | undefined;
  /** What this start must show, since no start before has; null on every later one. */
  unshown: UnshownCredentials | null;
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
  // Where another Parley has the folder, that is the thing to say, and not that its port is taken.
  if (!config.databaseUrl) await assertDataFolderFree(config.dataDir);
  const ports = await reservePorts(config);
  undo.push(() => ports.releaseAll());
  const database = await openConnections(config, (line) => log.info(line));
  if (database.embedded) {
    undo.push(() => database.embedded?.stop() ?? Promise.resolve());
    database.embedded.onUnexpectedExit(onDatabaseLost);
  }
  const applied = await migrate(database.connections.owner);
  if (applied.length > 0) log.info({ migrations: applied }, 'the database schema is up to date now');

  const deps = await buildDeps({ config, connections: database.connections, clock: systemClock, log });
  undo.push(() => deps.close());
  await ports.release('metrics');
  const metrics = await startMetrics(config, deps);
  if (metrics) undo.push(() => metrics.close());
  const jobs = config.roles.includes('jobs') ? await startJobs(deps) : undefined;
  if (jobs) undo.push(() => jobs.stop());
  const server = config.roles.includes('api') ? await buildServer(deps) : undefined;
  if (server) undo.push(() => server.close());
  const now = systemClock.now();
  const owner = database.connections.owner;
  const unshown = await prepareCredentials({ platform: deps.db.platform, owner, now, newId: () => uuidV7(now) });
  if (unshown) undo.push(() => unshown.release());
  await ports.release('http');
  const address = await server?.listen({ host: config.host, port: config.port });
  const phoneFault = await startPhone(deps);
  // Takes a second or two of a processor; whoever opens a page meanwhile need not wait for it.
  deps.voice?.warmUp().catch((error) => log.error({ err: error }, 'the voice engine could not be started'));

  return {
    address,
    unshown,
    phone: deps.phone?.listening() ?? [],
    phoneFault,
    async stop() {
      await unshown?.release();
      await stopServing(server, deps, config.drainSeconds * 1000);
      await jobs?.stop();
      await metrics?.close();
      await deps.close();
      await database.embedded?.stop();
    },
  };
}

/** Starts the phone. A port it cannot have keeps nobody from working with the rest: the fault is told, and why. */
async function startPhone({ phone, log }: Deps): Promise<string | undefined> {
  await phone?.start();
  const fault = phone?.fault()?.sentence;
  if (fault !== undefined) log.warn(`no phone calls over SIP, all else runs: ${fault}`);
  return fault;
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
