import { EventEmitter } from 'node:events';
import {
  parseCronItems,
  type Runner,
  run,
  type Task,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '#db/tenant-scope.ts';
import type { Logger } from '#platform/log/logger.ts';
import { WorkerLiveness } from './worker-liveness.ts';

/** Background work, done at least once. */
export interface Job {
  /** `<area>.<verb>`. */
  name: string;
  /** Minutes between runs, for scheduled jobs, which are not enqueued. */
  everyMinutes?: number;
  /** A job of minutes ends at `signal`, which follows a shutdown by five seconds, and is repeated later. */
  run(payload: unknown, signal?: AbortSignal): Promise<void>;
}

/** Enqueues a job in the caller's transaction. Of several with one `key`, only the last is queued. */
export async function enqueue(
  tx: Tx,
  job: { name: string; payload: unknown; key?: string; runAt?: Date },
): Promise<void> {
  await sql`select app.add_job(${job.name}, ${JSON.stringify(job.payload)}::json, ${job.key ?? null}, ${job.runAt ?? null})`.execute(
    tx,
  );
}

export interface JobWorker {
  /** Finishes running jobs, then stops. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until stopped, also those of a process that died. `connection` is the owner's, past PgBouncer: the worker
 * LISTENs for new jobs.
 */
export async function startJobWorker(options: {
  connection: pg.ClientConfig;
  jobs: readonly Job[];
  concurrency: number;
  log: Logger;
}): Promise<JobWorker> {
  const pool = new pg.Pool({ ...options.connection, max: options.concurrency + 2, application_name: 'parley-jobs' });
  pool.on('error', (error) =>
    options.log.warn(
      { event: 'job.connection_lost', reason: error.message },
      'the job worker lost a database connection',
    ),
  );
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  const liveness = new WorkerLiveness(options);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => liveness.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => liveness.remove(worker.workerId));
  const runner: Runner = await run({
    events,
    pgPool: pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    taskList: Object.fromEntries(options.jobs.map((job) => [job.name, taskOf(job)])),
    parsedCronItems: parseCronItems(
      options.jobs.flatMap((job) =>
        job.everyMinutes === undefined
          ? []
          : [{ task: job.name, match: `*/${job.everyMinutes} * * * *`, options: { backfillPeriod: 0 } }],
      ),
    ),
    logger: workerLogger(options.log),
  });
  runner.promise.catch((error) => options.log.error({ event: 'job.worker_ended', err: error }, 'the job worker ended'));
  liveness.start();
  return {
    async stop() {
      await runner.stop().catch(() => {});
      await liveness.stop();
      await pool.end();
    },
  };
}

const taskOf =
  (job: Job): Task =>
  (payload, { abortSignal }) =>
    job.run(payload, abortSignal);

/** Maps the worker's log: its warnings and errors keep their level, the rest is debug. */
function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ event: 'job.worker_error' }, message);
    else if (level === 'warning') log.warn({ event: 'job.worker_warning' }, message);
    else log.debug(message);
  });
}
