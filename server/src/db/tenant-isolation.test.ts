import { randomUUID } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let tables: string[];
/**
 * Tables that name a tenant without belonging to it: a person's session, emails, which the app writes and never reads,
 * and deferred events of outbox consumers, where it has no rights at all.
 */
const ofThePlatform = ['emails', 'outbox_deferred_events', 'sessions'];
const tenant = randomUUID() as TenantId;
const stranger = randomUUID() as TenantId;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await connect(database.connections.owner);
  app = await connect(database.connections.app);
  const found = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant_id' order by 1`,
  );
  tables = found.rows.map((row) => row.name).filter((name) => !ofThePlatform.includes(name));
  await dropChecksAcrossColumns();
  for (const id of [tenant, stranger]) await fill(id);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  return client;
}

/** Values that a check of several columns accepts together cannot be guessed. */
async function dropChecksAcrossColumns(): Promise<void> {
  const checks = await owner.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where contype = 'c' and cardinality(conkey) > 1 and connamespace = 'public'::regnamespace`,
  );
  for (const { statement } of checks.rows) await owner.query(statement);
}

/** A row of the tenant in every tenant table, without constraints: the test is about visibility. */
async function fill(id: string): Promise<void> {
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  await owner.query('insert into tenants values ($1, $2, now())', [id, 'A tenant']);
  for (const table of tables) await owner.query(...anyRow(await columnsOf(table), table, id));
  await owner.query('commit');
}

interface Column {
  name: string;
  type: string;
  check: string | null;
}

async function columnsOf(table: string): Promise<Column[]> {
  const result = await owner.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       (select substring(pg_get_constraintdef(k.oid) from $q$'([^']*)'$q$) from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as check
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
    [table],
  );
  return result.rows;
}

const anything: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'x' || gen_random_uuid()`,
  bigint: '1',
  integer: '5',
  smallint: '1',
  real: '1',
  boolean: 'true',
  'uuid[]': `'{}'`,
  bytea: `decode(replace(gen_random_uuid()::text, '-', ''), 'hex')`,
  jsonb: `'{"name": "x", "type": "x", "is_active": true}'`,
  tsvector: `'x'::tsvector`,
  'timestamp with time zone': 'now()',
  date: 'current_date',
  'smallint[]': `'{}'`,
  'text[]': `'{x}'`,
};

function anyRow(columns: Column[], table: string, id: string): [string, string[]] {
  const values = columns.map((column) => {
    if (column.name === 'tenant_id') return '$1';
    return column.check ? `'${column.check}'` : (anything[column.type] ?? 'null');
  });
  return [`insert into ${table} (${columns.map((column) => column.name)}) values (${values})`, [id]];
}

/** Runs one statement as the app role in a transaction of `as`, which is rolled back. */
async function inTenant(as: string | null, statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  await app.query('begin');
  try {
    if (as !== null) await app.query(`select set_config('app.tenant_id', $1, true)`, [as]);
    return await app.query(statement, values);
  } finally {
    await app.query('rollback');
  }
}

describe('every table with tenant rows', () => {
  it('has row-level security forced for its owner too, and a primary key that starts with the tenant', async () => {
    const result = await owner.query(
      `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as key
       from pg_class c where c.relname = any ($1) and c.relnamespace = 'public'::regnamespace order by 1`,
      [tables],
    );
    expect(tables.length).toBeGreaterThan(12);
    expect(result.rows).toEqual(tables.map((name) => ({ name, enabled: true, forced: true, key: 'tenant_id' })));
  });

  it('has exactly the two policies of the template', async () => {
    const result = await owner.query(
      `select tablename::text as table, policyname::text as policy, roles::text[] as roles, cmd, permissive, qual, with_check
       from pg_policies where schemaname = 'public' and tablename = any ($1) order by 1, 2`,
      [tables],
    );
    const own = '(tenant_id = ( SELECT app.tenant() AS tenant))';
    const common = { cmd: 'ALL', permissive: 'PERMISSIVE' };
    expect(result.rows).toEqual(
      tables.flatMap((table) => [
        { table, policy: 'every_tenant', roles: ['parley_platform'], ...common, qual: 'true', with_check: 'true' },
        { table, policy: 'tenant_rows', roles: ['parley_app'], ...common, qual: own, with_check: own },
      ]),
    );
  });

  it('shows only rows of the current tenant, and none without a tenant', async () => {
    for (const table of [...tables, 'tenants']) {
      const column = table === 'tenants' ? 'id' : 'tenant_id';
      const rows = await owner.query(`select count(distinct ${column})::int as tenants from ${table}`);
      expect([table, rows.rows[0].tenants]).toEqual([table, 2]);
      expect([table, (await inTenant(null, `select * from ${table}`)).rowCount]).toEqual([table, 0]);
      const seen = await inTenant(tenant, `select distinct ${column}::text as id from ${table}`);
      expect([table, seen.rows]).toEqual([table, [{ id: tenant }]]);
    }
  });

  // A setting that was local to a transaction is '' afterwards, not null: read as a uuid it would fail every query, and
  // read as "no tenant, so no limit" it would show everything.
  it('shows nothing on a connection that served a tenant before', async () => {
    await app.query('begin');
    await app.query(`select set_config('app.tenant_id', $1, true)`, [tenant]);
    await app.query('commit');
    expect((await app.query(`select current_setting('app.tenant_id', true) as value`)).rows).toEqual([{ value: '' }]);
    for (const table of tables) expect((await app.query(`select * from ${table}`)).rowCount).toBe(0);
  });

  it('rejects a row for another tenant, and moves none away', async () => {
    for (const table of tables) {
      const [insert, values] = anyRow(await columnsOf(table), table, stranger);
      await expect(inTenant(tenant, insert, values), table).rejects.toMatchObject({ code: '42501' });
      await expect(inTenant(null, insert, values), table).rejects.toMatchObject({ code: '42501' });
      const may = await owner.query(`select has_table_privilege('parley_app', $1, 'update') as update`, [table]);
      const give = inTenant(tenant, `update ${table} set tenant_id = $1`, [stranger]);
      await expect(give, table).rejects.toMatchObject({ code: '42501' });
      if (!may.rows[0].update) continue;
      const take = await inTenant(tenant, `update ${table} set tenant_id = tenant_id where tenant_id = $1`, [stranger]);
      expect([table, take.rowCount]).toEqual([table, 0]);
    }
  });

  it('loses no row to a delete by another tenant', async () => {
    for (const table of tables) {
      const may = await owner.query(`select has_table_privilege('parley_app', $1, 'delete') as delete`, [table]);
      if (!may.rows[0].delete) continue;
      const result = await inTenant(tenant, `delete from ${table} where tenant_id = $1`, [stranger]);
      expect([table, result.rowCount]).toEqual([table, 0]);
    }
  });
});

describe('the application role', () => {
  const denied = { code: '42501' };

  it.each(['audit_log', 'audit_heads'])('cannot update, delete or insert %s directly', async (table) => {
    await expect(inTenant(tenant, `update ${table} set seq = 0`)).rejects.toMatchObject(denied);
    await expect(inTenant(tenant, `delete from ${table}`)).rejects.toMatchObject(denied);
    await expect(inTenant(tenant, `truncate ${table}`)).rejects.toMatchObject(denied);
    await expect(inTenant(tenant, ...anyRow(await columnsOf(table), table, tenant))).rejects.toMatchObject(denied);
  });

  it('is no superuser, bypasses no policy and creates no tables, schemas or functions', async () => {
    const role = await owner.query(
      `select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication as has_power
       from pg_roles where rolname in ('parley_app', 'parley_platform')`,
    );
    expect(role.rows).toEqual([{ has_power: false }, { has_power: false }]);
    await expect(app.query('create table mine (id int)')).rejects.toMatchObject(denied);
    await expect(app.query('create table app.mine (id int)')).rejects.toMatchObject(denied);
    await expect(app.query('create schema mine')).rejects.toMatchObject(denied);
    await expect(app.query('create function mine() returns int language sql return 1')).rejects.toMatchObject(denied);
    await expect(app.query('alter table agents disable row level security')).rejects.toMatchObject(denied);
  });

  it.each(['sessions', 'refresh_tokens', 'user_tokens', 'recovery_codes', 'platform_keys', 'rate_limit_windows'])(
    'cannot read %s',
    async (table) => {
      await expect(app.query(`select * from ${table}`)).rejects.toMatchObject(denied);
    },
  );

  it('writes emails of its own tenant and reads none', async () => {
    const email = (of: string) =>
      inTenant(
        tenant,
        `insert into emails (id, kind, to_address, subject, sealed_body, tenant_id, created_at)
         values (gen_random_uuid(), 'invite', 'a@example.com', 'Hello', 'v1.sealed', $1, now())`,
        [of],
      );
    expect((await email(tenant)).rowCount).toBe(1);
    await expect(email(stranger)).rejects.toMatchObject(denied);
    await expect(inTenant(tenant, 'select id from emails')).rejects.toMatchObject(denied);
  });

  it('sees name and address of its tenant’s members only, and no credentials', async () => {
    const people = [randomUUID(), randomUUID()];
    for (const [index, id] of people.entries()) {
      await owner.query(
        `insert into users (id, email, name, password_hash, created_at, updated_at) values ($1, $2, 'P', 'h', now(), now())`,
        [id, `p${index}@example.com`],
      );
      const of = index === 0 ? tenant : stranger;
      await owner.query(`insert into memberships values ($1, $2, 'viewer', null, now(), now())`, [of, id]);
    }
    const seen = await inTenant(tenant, `select id, email from users where email like 'p%@example.com'`);
    expect(seen.rows).toEqual([{ id: people[0], email: 'p0@example.com' }]);
    for (const column of ['password_hash', 'second_factor_secret', 'is_platform_admin', '*']) {
      await expect(inTenant(tenant, `select ${column} from users`)).rejects.toMatchObject(denied);
    }
    await expect(inTenant(tenant, `update users set name = 'Q'`)).rejects.toMatchObject(denied);
  });

  it('as a reseller sees its own keys and customers only; as a tenant none', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    for (const id of [mine, other]) {
      await owner.query(`insert into resellers values ($1, 'R', now(), now())`, [id]);
      await owner.query(`insert into tenants (id, name, created_at, reseller_id) values ($1, 'C', now(), $2)`, [
        randomUUID(),
        id,
      ]);
      await owner.query(
        `insert into reseller_keys (reseller_id, id, kind, name, prefix, secret_hash, last_four, scopes, created_by, created_at)
         values ($1, $2, 'own', 'K', 'p', '', '1234', '{}', '{}', now())`,
        [id, randomUUID()],
      );
    }
    const ofResellers = [
      ['resellers', 'id'],
      ['reseller_keys', 'reseller_id'],
      ['tenants', 'reseller_id'],
    ] as const;
    for (const [table, column] of ofResellers) {
      const seen = await inTenant(mine, `select distinct ${column}::text as id from ${table}`);
      expect([table, seen.rows]).toEqual([table, [{ id: mine }]]);
      const byTenant = await inTenant(tenant, `select 1 from ${table} where ${column} in ($1, $2)`, [mine, other]);
      expect([table, byTenant.rowCount]).toEqual([table, 0]);
    }
    const rename = `update tenants set name = 'Taken' where reseller_id = $1`;
    expect((await inTenant(mine, rename, [mine])).rowCount).toBe(0);
    await expect(inTenant(tenant, `update tenants set reseller_id = $1`, [mine])).rejects.toMatchObject(denied);
    await expect(inTenant(tenant, `update tenants set suspended_at = null`)).rejects.toMatchObject(denied);
  });

  it.runIf(inject('databaseServer').kind === 'embedded')('cannot become the owner or the platform', async () => {
    for (const role of ['postgres', 'parley_platform']) {
      await expect(app.query(`set role ${role}`)).rejects.toMatchObject(denied);
      await expect(app.query(`set session authorization ${role}`)).rejects.toMatchObject(denied);
    }
  });
});
