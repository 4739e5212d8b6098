import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import type pg from 'pg';
import type { Database } from '#db/open.ts';
import { openScope } from '#db/tenant-scope.ts';

const migrations = new URL('../src/db/migrations/', import.meta.url);

/**
 * PostgreSQL 18 with pgvector and the whole schema, in this process (WASM), since the embedded server has no pgvector.
 * It has one session: transactions run one after the other, each as the role of its scope. Jobs are not enqueued.
 */
export async function openPgvectorDatabase(): Promise<{
  db: Database;
  /** Runs SQL as the owner of the schema. */
  asOwner<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}> {
  const server = await PGlite.create({ extensions: { vector } });
  for (const file of readdirSync(migrations).toSorted())
    await server.exec(readFileSync(new URL(file, migrations), 'utf8'));
  await server.exec(`
    create or replace function app.add_job(task text, payload json, job_key text default null,
      run_at timestamptz default null) returns void language sql as 'select'`);
  const session = new OneSession(server);
  const scopeOf = (role: string) => {
    const pool = session.poolOf(role);
    return { ...openScope(pool, { namesStatements: false }), pool };
  };
  const close = () => server.close();
  return {
    db: { app: scopeOf('parley_app'), platform: scopeOf('parley_platform'), close },
    asOwner: async <Row>(text: string, values: unknown[] = []) =>
      session.use('postgres', async () => (await server.query<Row>(text, values)).rows),
    close,
  };
}

/** The only session of the server, lent to one transaction at a time. */
class OneSession {
  readonly #server: PGlite;
  #free: Promise<unknown> = Promise.resolve();

  constructor(server: PGlite) {
    this.#server = server;
  }

  async use<Result>(role: string, work: () => Promise<Result>): Promise<Result> {
    const release = await this.#acquire(role);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** A pool as the scopes need one: each client has the session until its release. */
  poolOf(role: string): pg.Pool {
    const connect = async () => {
      const release = await this.#acquire(role);
      return {
        query: (query: string | { text: string; values: unknown[] }) => this.#query(query),
        release,
        connection: { stream: Object.assign(new EventEmitter(), { writableCorked: 1 }) },
      };
    };
    return { connect, end: async () => {} } as unknown as pg.Pool;
  }

  async #acquire(role: string): Promise<() => void> {
    const before = this.#free;
    let release = () => {};
    this.#free = new Promise<void>((resolve) => (release = resolve));
    await before;
    await this.#server.exec(`set role ${role}`);
    return release;
  }

  async #query(query: string | { text: string; values: unknown[] }) {
    if (typeof query === 'string') {
      await this.#server.exec(query);
      return { rows: [], rowCount: 0, command: query.toUpperCase() };
    }
    const { rows, affectedRows } = await this.#server.query(query.text, query.values);
    return { rows, rowCount: affectedRows ?? rows.length, command: '' };
  }
}
