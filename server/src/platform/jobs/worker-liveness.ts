import pg from 'pg';
import type { Logger } from '#platform/log/logger.ts';

const checkMs = 15_000;
const reconnectMs = 1_000;
/** A job that was locked later may be that of a worker whose own lock is still on its way. Unit: seconds. */
const settledAfter = 10;

/** The server ends the session of a machine that is gone within a minute, and with it the locks of its workers. */
const keepAlives = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/**
 * Releases the jobs of workers that died, which otherwise stay locked for four hours. Each worker holds a session
 * advisory lock on a connection of its process; a job whose worker holds none at two checks in a row runs again.
 */
export class WorkerLiveness {
  readonly #connection: pg.ClientConfig;
  readonly #log: Logger;
  readonly #own = new Set<string>();
  #suspects = new Set<string>();
  #client: Promise<pg.Client> | undefined;
  /** One statement after the other, as the client wants them. */
  #work: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor({ connection, log }: { connection: pg.ClientConfig; log: Logger }) {
    this.#connection = connection;
    this.#log = log;
  }

  /** Holds the lock of a worker of this process until `remove`. */
  add(workerId: string): void {
    this.#own.add(workerId);
    this.#try((client) => client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockName(workerId)]));
  }

  remove(workerId: string): void {
    if (!this.#own.delete(workerId)) return;
    this.#try((client) => client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName(workerId)]));
  }

  start(): void {
    this.#timer = setInterval(() => this.#try(() => this.check()), checkMs).unref();
    this.#try(() => this.check());
  }

  /** Looks for jobs of dead workers once; those of workers that were dead at the last check too become free. */
  async check(): Promise<void> {
    const client = await this.#connected();
    const { rows } = await client.query<{ id: string; is_free: boolean }>(
      `select id, pg_try_advisory_xact_lock(hashtextextended($2 || id, 0)) as is_free
       from (select distinct locked_by as id from graphile_worker._private_jobs
             where locked_at < now() - make_interval(secs => $1) and locked_by <> all ($3)) locked`,
      [settledAfter, lockName(''), [...this.#own]],
    );
    const free = rows.filter(({ is_free }) => is_free).map(({ id }) => id);
    const dead = free.filter((id) => this.#suspects.has(id));
    this.#suspects = new Set(free);
    if (dead.length === 0) return;
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    this.#log.warn({ event: 'job.released', workers: dead.length }, 'jobs of workers that died are run again');
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    clearTimeout(this.#reconnectTimer);
    await this.#client?.then((client) => client.end()).catch(() => {});
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#connection, options: keepAlives, application_name: 'parley-jobs' });
    // Told twice of a connection that was never made: by its error and by its end.
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      this.#client = undefined;
      this.#reconnectLater();
    };
    client.on('error', () => {});
    client.once('end', lost);
    try {
      await client.connect();
      for (const id of this.#own) {
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockName(id)]);
      }
      return client;
    } catch (error) {
      lost();
      throw error;
    }
  }

  /** The locks went with the session; two checks pass before another process takes the jobs. One try at a time. */
  #reconnectLater(): void {
    if (this.#isStopped || this.#reconnectTimer) return;
    this.#reconnectTimer = setTimeout(() => {
      this.#reconnectTimer = undefined;
      this.#try(() => this.#connected());
    }, reconnectMs).unref();
  }

  #try(work: (client: pg.Client) => Promise<unknown>): void {
    if (this.#isStopped) return;
    this.#work = this.#work
      .then(() => this.#connected())
      .then(work)
      .then(() => {})
      .catch((error: Error) =>
        this.#log.debug(
          { event: 'job.liveness_failed', reason: error.message },
          'the locks of workers are out of reach',
        ),
      );
  }
}

const lockName = (workerId: string) => `job worker ${workerId}`;
