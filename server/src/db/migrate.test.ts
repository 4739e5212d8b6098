import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { onDatabase } from '../../test/test-server.ts';
import { migrate, SchemaTooNew } from './migrate.ts';

const server = inject('databaseServer');
const made: string[] = [];
let admin: pg.Client;

beforeAll(async () => {
  const first = server.kind === 'embedded' ? 'postgres' : new URL(server.url).pathname.slice(1);
  admin = new pg.Client(onDatabase(server, first).owner);
  await admin.connect();
});
afterAll(async () => {
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const name = `parley_test_${randomBytes(6).toString('hex')}`;
  made.push(name);
  await admin.query(`create database ${name}`);
  return onDatabase(server, name).owner;
}

async function query(config: pg.ClientConfig, text: string, values: unknown[] = []) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every table, column, policy, function and job table, as one text. */
async function shapeOf(config: pg.ClientConfig): Promise<string> {
  const rows = await query(
    config,
    `select 'column ' || table_schema || '.' || table_name || '.' || column_name || ' ' || data_type as line
     from information_schema.columns where table_schema in ('public', 'app', 'graphile_worker')
     union all select 'policy ' || tablename || ' ' || policyname from pg_policies
     union all select 'function ' || oid::regprocedure::text from pg_proc where pronamespace = 'app'::regnamespace
     union all select 'index ' || indexname from pg_indexes where schemaname = 'public'
     order by 1`,
  );
  return rows.map((row) => row.line).join('\n');
}

describe('migrate', () => {
  it('migrates an empty database, and is idempotent', async () => {
    const owner = await emptyDatabase();
    expect((await migrate(owner))[0]).toBe('0001-foundation');
    const shape = await shapeOf(owner);
    expect(shape).toContain('column public.agents.tenant_id uuid');
    expect(await migrate(owner)).toEqual([]);
    expect(await shapeOf(owner)).toBe(shape);
  });

  it('three concurrent starts on an empty database: one migrates, all continue', async () => {
    const owner = await emptyDatabase();
    const applied = await Promise.all([migrate(owner), migrate(owner), migrate(owner)]);
    const whole = applied.filter((names) => names.length > 0);
    expect(whole).toHaveLength(1);
    const rows = await query(owner, 'select name from schema_migrations order by id');
    expect(rows.map((row) => row.name)).toEqual(whole[0]);
    const alone = await emptyDatabase();
    await migrate(alone);
    expect(await shapeOf(owner)).toBe(await shapeOf(alone));
  });

  it('refuses a database of a newer version, and changes nothing in it', async () => {
    const owner = await emptyDatabase();
    await migrate(owner);
    await query(owner, `insert into schema_migrations (name, run_on) values ('9999-from-the-future', now())`);
    const before = await shapeOf(owner);
    await expect(migrate(owner)).rejects.toThrow(SchemaTooNew);
    await expect(migrate(owner)).rejects.toThrow(/9999-from-the-future.*Start the newer version/s);
    expect(await shapeOf(owner)).toBe(before);
  });

  it('rolls back a failed migration, and succeeds once the cause is removed', async () => {
    const owner = await emptyDatabase();
    await query(owner, 'create table agents (in_the_way integer)');
    await expect(migrate(owner)).rejects.toMatchObject({ code: '42P07' });
    expect(await query(owner, `select to_regnamespace('app') as schema, to_regclass('tenants') as tenants`)).toEqual([
      { schema: null, tenants: null },
    ]);
    await query(owner, 'drop table agents');
    expect((await migrate(owner)).length).toBeGreaterThan(3);
  });

  it('leaves no connection and no lock', async () => {
    const owner = await emptyDatabase();
    await migrate(owner);
    const left = await query(
      owner,
      `select application_name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       union all select 'lock' from pg_locks l where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(left).toEqual([]);
  });
});
