import type { Writable } from 'node:stream';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** A Kysely connection on one pg client whose queries may be sent before earlier ones are answered. */
export class PipelinedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    gatherWrites(this.client);
    const result = await this.client.query(query.sql, query.parameters as unknown[]);
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming a query needs a connection without pipelining');
  }
}

/**
 * Sends what is queried on this client from here to the end of the current turn of the event loop in one write: each
 * query is several small messages otherwise, and a system call each.
 */
export function gatherWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Kysely on a `pg` pool with `pipeline: true`. Transactions are not opened here but by `tenant-scope.ts`, which sends
 * BEGIN, the tenant and the first query in one round trip.
 */
export function pipelinedDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => new PoolDriver(pool),
  };
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipelinedConnection> {
    return new PipelinedConnection(await this.#pool.connect());
  }

  async releaseConnection(connection: PipelinedConnection): Promise<void> {
    connection.client.release();
  }

  async beginTransaction(): Promise<never> {
    throw new Error('Open transactions with inTenant or inPlatform');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
