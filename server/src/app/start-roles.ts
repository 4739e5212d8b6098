import type { FoundModelServer } from '@parley/contract/resources/language-model';
import { hasPlatformAdmin } from '#areas/accounts/auth';
import type { DatabaseConnections } from '#db/connections.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type MetricsServer, startMetricsServer } from '#platform/metrics/metrics-server.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import type { Phone } from '../calling/build-phone.ts';
import { buildDeps, type Deps } from './build-deps.ts';
import { buildServer } from './build-server.ts';
import type { Config } from './config.ts';
import { maintenanceJobs, sweepFiles } from './maintenance-jobs.ts';
import type { ReservedPorts } from './reserve-ports.ts';
import { stopServing } from './stop-serving.ts';
import { prepareCredentials, type UnshownCredentials } from './unshown-credentials.ts';

/** Running roles of a process. */
export interface RunningRoles {
  /** Listening address; undefined without the role `api`. */
  address: string | undefined;
  /** SIP listening addresses; empty without any. */
  phone: ReturnType<Phone['listening']>;
  /** Reason why configured SIP is not listening; undefined without a fault. */
  phoneFault: string | undefined;
  /** Credentials this start must show, because no earlier start has; null on every later one. */
  unshown: UnshownCredentials | null;
  /** Model servers of this machine that are not turned on. */
  foundModelServers: readonly FoundModelServer[];
  /** There is no platform admin who can sign in, as after an upgrade from before there were accounts. */
  lacksAdmin: boolean;
  /** Stops accepting, finishes running answers, then ends workers and pools, in that order. */
  stop(): Promise<void>;
}

/** Starts the configured roles on a migrated database. Started parts register in `undo`, for a failed start. */
export async function startRoles(options: {
  config: Config;
  connections: DatabaseConnections;
  ports: ReservedPorts;
  log: Logger;
  undo: (() => Promise<unknown>)[];
}): Promise<RunningRoles> {
  const { config, connections, ports, log, undo } = options;
  const deps = await buildDeps({ config, connections, clock: systemClock, log });
  undo.push(() => deps.close());
  const searching = searchModelServers(config, deps);
  sweepFiles(deps).catch((error) =>
    log.warn({ event: 'file.sweep_failed', err: error }, 'partial files could not be removed'),
  );
  await ports.release('metrics');
  const metrics = await startMetrics(config, deps);
  if (metrics) undo.push(() => metrics.close());
  // Declared before the first job runs: the deletion of old events spares those a consumer has not read.
  const consumers = config.roles.includes('jobs') ? await startConsumers(deps) : undefined;
  if (consumers) undo.push(() => consumers.stop());
  const workers = config.roles.includes('jobs') ? deps.workers : [];
  for (const worker of workers) {
    worker.start();
    undo.push(() => worker.stop());
  }
  const jobs = config.roles.includes('jobs') ? await startJobs(deps) : undefined;
  if (jobs) undo.push(() => jobs.stop());
  const server = config.roles.includes('api') ? await buildServer(deps) : undefined;
  if (server) undo.push(() => server.close());
  const unshown = await prepareUnshown(deps);
  if (unshown) undo.push(() => unshown.release());
  const lacksAdmin = !(await hasPlatformAdmin(deps.db.platform));
  await ports.release('http');
  const address = await server?.listen({ host: config.host, port: config.port });
  const phoneFault = await startPhone(deps);
  // Uses a second or two of a processor; pages opened meanwhile need not wait for it.
  deps.voice
    ?.warmUp()
    .catch((error) =>
      log.error({ event: 'voice.warm_up_failed', err: error }, 'the voice engine could not be started'),
    );

  return {
    address,
    foundModelServers: await searching,
    unshown,
    lacksAdmin,
    phone: deps.phone?.listening() ?? [],
    phoneFault,
    async stop() {
      await unshown?.release();
      await stopServing(server, deps, config.drainSeconds * 1000);
      await Promise.all([jobs?.stop(), consumers?.stop(), ...workers.map((worker) => worker.stop())]);
      await metrics?.close();
      await deps.close();
    },
  };
}

function prepareUnshown({ db, connections }: Deps): Promise<UnshownCredentials | null> {
  const now = systemClock.now();
  return prepareCredentials({ platform: db.platform, owner: connections.owner, now, newId: () => uuidV7(now) });
}

/** Starts the phone. An unavailable port does not end the start: the fault is logged and shown. */
async function startPhone({ phone, log }: Deps): Promise<string | undefined> {
  await phone?.start();
  const fault = phone?.fault()?.sentence;
  if (fault !== undefined) log.warn({ event: 'sip.not_listening' }, `no phone calls over SIP: ${fault}`);
  return fault;
}

/** Looks for model servers on this machine, for the welcome and the console. A fault of the search ends no start. */
async function searchModelServers(config: Config, { modelServers, log }: Deps): Promise<readonly FoundModelServer[]> {
  if (!config.findsModelServers || !config.roles.includes('api')) return [];
  try {
    return await modelServers.search();
  } catch (error) {
    log.warn(
      { event: 'model_server.search_failed', err: error },
      'model servers of this machine could not be searched',
    );
    return [];
  }
}

function startJobs(deps: Deps): Promise<JobWorker> {
  return startJobWorker({
    connection: deps.connections.owner,
    jobs: [...maintenanceJobs(deps), ...deps.jobs],
    concurrency: 4,
    log: deps.log,
  });
}

async function startMetrics(config: Config, deps: Deps): Promise<MetricsServer | undefined> {
  if (config.metricsPort === 0) return undefined;
  const { registry } = deps.metrics;
  return startMetricsServer({ host: config.metricsHost, port: config.metricsPort, registry });
}
