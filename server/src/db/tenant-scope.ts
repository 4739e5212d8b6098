import type { TenantId } from '@parley/contract/ids';
import { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import { isConnectionLoss } from './connection-loss.ts';
import { gatherWrites, PipelinedConnection, pipelinedDialect } from './pipelined-dialect.ts';
import type { DB } from './schema.generated.ts';

/** A transaction. Queries sent in it without awaiting each other share a round trip. */
export type Tx = Transaction<DB>;

/** Transactions of one database role; a tenant transaction is bound to one tenant. */
export interface TransactionScope {
  /**
   * Runs `work` in one transaction that sees and writes only rows of `tenantId` (enforced by RLS, not by query
   * filters). Commits when `work` returns, rolls back when it throws.
   */
  inTenant<Result>(
    tenantId: TenantId,
    work: (tx: Tx) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

export interface TransactionOptions {
  /**
   * Commits asynchronously: a crash of the database may undo the transaction as a whole, up to half a second later. For
   * data that is worthless after a crash, such as a lease.
   */
  mayBeLostInCrash?: boolean;
  /**
   * Read-only transaction: the result is returned without waiting for the commit, and the work is retried once when its
   * connection was lost.
   */
  onlyReads?: boolean;
  /** Read-only transaction in which every query sees the same moment (REPEATABLE READ). */
  isSnapshot?: boolean;
}

export interface PlatformScope extends TransactionScope {
  /** A transaction across all tenants, for jobs, delivery and administration. */
  inPlatform<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Single statements across all tenants, each committed by itself. */
  everywhere: Kysely<DB>;
}

/** The work returned, but one of its statements had failed and the database rolled back instead of committing. */
export class TransactionAborted extends Error {
  override readonly name = 'TransactionAborted';
}

const noTenant = '';

/**
 * Opens a scope. BEGIN and the tenant are sent without waiting, so they travel with the first query. RLS then costs
 * little beside a transaction without it; each statement awaited costs a quarter more (bench/tenant-scope.ts).
 * `namesStatements` uses prepared statements per connection, which a PgBouncer older than 1.21 does not support.
 */
export function openScope(pool: pg.Pool, { namesStatements = true } = {}): PlatformScope {
  const dialect = pipelinedDialect(pool, namesStatements);
  const base = new Kysely<DB>({ dialect });
  const shared = { config: { dialect }, dialect, driver: dialect.createDriver() };

  async function transact<Result>(
    tenantId: string,
    work: (tx: Tx) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    const begin = beginFor(tenantId, options);
    const client = await pool.connect();
    const connection = new PipelinedConnection(client, namesStatements);
    const executor = base.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
    gatherWrites(client);
    const begun = client.query(begin);
    begun.catch(() => {});
    try {
      const result = await work(new Transaction<DB>({ ...shared, executor }));
      await begun;
      const ending = client.query('commit');
      if (options.onlyReads) {
        ending.then(
          () => client.release(),
          (cause: Error) => client.release(cause),
        );
        return result;
      }
      const ended = await ending;
      if (ended.command !== 'COMMIT')
        throw new TransactionAborted('A statement of this transaction failed', { cause: connection.failure });
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (cause: Error) => client.release(cause),
      );
      throw error;
    }
  }

  return {
    inTenant: (tenantId, work, options) =>
      options?.onlyReads
        ? transact(tenantId, work, options).catch((error: unknown) => {
            if (!isConnectionLoss(error)) throw error;
            return transact(tenantId, work, options);
          })
        : transact(tenantId, work, options),
    inPlatform: (work) => transact(noTenant, work),
    everywhere: base,
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Builds the one simple query that opens the transaction. It takes no parameters, so the tenant id is validated. */
function beginFor(tenantId: string, options: TransactionOptions): string {
  if (tenantId !== noTenant && !uuid.test(tenantId)) throw new TypeError('A tenant id is a UUID');
  const durability = options.mayBeLostInCrash ? '; set local synchronous_commit = off' : '';
  const mode = options.isSnapshot ? ' isolation level repeatable read, read only' : '';
  return `begin${mode}; set local app.tenant_id = '${tenantId}'${durability}`;
}
