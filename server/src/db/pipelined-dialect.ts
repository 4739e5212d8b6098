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

/** Kysely connection on one pg client whose queries may be sent before earlier ones are answered. */
export class PipelinedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  /** The first failed statement; it fails all later ones of the transaction. */
  failure: unknown;
  readonly #namesStatements: boolean;

  constructor(client: pg.PoolClient, namesStatements: boolean) {
    this.client = client;
    this.#namesStatements = namesStatements;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    gatherWrites(this.client);
    const result = await this.client
      .query({
        text: query.sql,
        values: query.parameters as unknown[],
        ...(this.#namesStatements ? { name: nameOf(query.sql) } : {}),
      })
      .catch((error: unknown) => {
        this.failure ??= error;
        throw error;
      });
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming a query needs a connection without pipelining');
  }
}

const statementNames = new Map<string, string>();
/** Maximum named statements; those with lists of varying length are many, and further ones are planned each time. */
const statementNamesMax = 500;

/**
 * Names a statement, so that it is parsed and planned once per connection: a third more reads a second
 * (bench/api-mixed).
 */
function nameOf(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  if (statementNames.size >= statementNamesMax) return '';
  const name = `parley_${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/**
 * Batches the queries of the current turn of the event loop into one write: each query is several small messages
 * otherwise, and a system call each.
 */
export function gatherWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Kysely dialect on a `pg` pool with `pipeline: true`. `tenant-scope.ts` opens the transactions, with BEGIN, the tenant
 * and the first query in one round trip.
 */
export function pipelinedDialect(pool: pg.Pool, namesStatements: boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => new PoolDriver(pool, namesStatements),
  };
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #namesStatements: boolean;

  constructor(pool: pg.Pool, namesStatements: boolean) {
    this.#pool = pool;
    this.#namesStatements = namesStatements;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipelinedConnection> {
    return new PipelinedConnection(await this.#pool.connect(), this.#namesStatements);
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
