import { createServer, type Server } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { addressOf, databaseUrl, type Parley, readFirstPrint, runParley, temporaryFolder } from './run-parley.ts';

const folder = temporaryFolder();
const running: Parley[] = [];
const databases: TestDatabase[] = [];
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((parley) => parley.kill('SIGKILL')));
  for (const server of servers.splice(0)) server.close();
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  folder.remove();
});

function start(env: Record<string, string>): Parley {
  const parley = runParley(env);
  running.push(parley);
  return parley;
}

/** A start that is to be refused: its one sentence. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const parley = start(env);
  expect(await parley.ended).toEqual({ code: 1, signal: null });
  const output = parley.output().trim();
  expect(output).not.toMatch(/\n\s+at |Error:|node:internal/);
  expect(output.split('\n')).toHaveLength(1);
  return output;
}

async function newDatabase(): Promise<string> {
  const database = await createTestDatabase();
  databases.push(database);
  return databaseUrl(database.name);
}

async function listenOn(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

describe('a start on nothing but an empty folder', () => {
  it('prints address, login and keys once, serves, and keeps everything for the second start', {
    timeout: 90_000,
  }, async () => {
    const env = { PARLEY_DATA_DIR: join(folder.path, 'data') };
    const first = start(env);
    const address = await addressOf(first);
    const printed = readFirstPrint(first.output());
    expect(first.output()).toMatch(/Admin login\s+admin@parley.localhost\s+password \S{16}/);
    expect(printed).toEqual({
      platformKey: expect.stringMatching(/^pk_platform_.{43}$/),
      tenantKey: expect.stringMatching(/^pk_live_.{43}$/),
      agentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const headers = { 'x-api-key': printed.tenantKey, 'content-type': 'application/json' };
    expect((await fetch(`${address}/`)).status).toBe(200);
    const made = await fetch(`${address}/api/agents`, { method: 'POST', headers, body: '{"name":"Kept"}' });
    expect(made.status).toBe(201);

    // A second process may not touch the data of the first, and says so without harming it.
    const refusal = await refusalOf(env);
    expect(refusal).toContain(env.PARLEY_DATA_DIR);
    expect((await fetch(`${address}/api/health/detailed`)).status).toBe(200);
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null });

    const second = start(env);
    const again = await addressOf(second);
    expect(second.output()).not.toMatch(/password|pk_|Demo agent/);
    const listed = (await (await fetch(`${again}/api/agents`, { headers })).json()) as { data: { name: string }[] };
    expect(listed.data.map((agent) => agent.name).toSorted()).toEqual(['Kept', 'Robin']);
    expect(await second.kill('SIGINT')).toEqual({ code: 0, signal: null });
  });
});

describe('a start that cannot be: one sentence, exit code 1, nothing left running', () => {
  it('a busy port', { timeout: 60_000 }, async () => {
    const port = await listenOn(createServer());
    const refusal = await refusalOf({
      DATABASE_URL: await newDatabase(),
      PARLEY_DATA_DIR: join(folder.path, 'busy'),
      PARLEY_PORT: String(port),
    });
    expect(refusal).toBe(`Port ${port} is taken by another program. Stop it, or choose another port with PARLEY_PORT.`);
  });

  it('a data folder that cannot be written', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    expect(await refusalOf({ PARLEY_DATA_DIR: join(file, 'data') })).toContain('PARLEY_DATA_DIR');
  });

  it('a database server that does not answer', async () => {
    const refusal = await refusalOf({
      DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/parley',
      PARLEY_DATA_DIR: folder.path,
    });
    expect(refusal).toContain('No database server answers at DATABASE_URL');
    expect(refusal).not.toContain('hunter2');
  });

  it('a database server that refuses the password', async () => {
    const port = await listenOn(
      createServer((socket) => {
        const fields = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "u"\0\0';
        const body = Buffer.from(fields);
        const head = Buffer.alloc(5, 'E');
        head.writeInt32BE(body.length + 4, 1);
        socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([head, body])));
      }),
    );
    const refusal = await refusalOf({
      DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/p`,
      PARLEY_DATA_DIR: folder.path,
    });
    expect(refusal).toContain('Check user and password in DATABASE_URL');
    expect(refusal).not.toContain('hunter2');
  });

  it('a database that does not exist', async () => {
    expect(await refusalOf({ DATABASE_URL: databaseUrl('parley_none'), PARLEY_DATA_DIR: folder.path })).toContain(
      'Create it',
    );
  });

  it.each(['mysql://localhost/x', 'localhost:5432'])('a DATABASE_URL that is none: %j', async (url) => {
    const parley = start({ DATABASE_URL: url, PARLEY_DATA_DIR: join(folder.path, 'none') });
    expect((await parley.ended).code).toBe(1);
    expect(parley.output()).toMatch(/DATABASE_URL/);
    expect(parley.output()).not.toMatch(/\n\s+at /);
  });

  it('a database of a newer Parley, which stays as it is', async () => {
    const url = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`insert into schema_migrations (name, run_on) values ('9999-from-the-future', now())`);
    expect(await refusalOf({ DATABASE_URL: url, PARLEY_DATA_DIR: folder.path })).toContain('9999-from-the-future');
    const { rows } = await client.query('select count(*)::int as count from tenants');
    expect(rows[0].count).toBe(0);
    await client.end();
  });

  it('a misspelt setting, named', async () => {
    expect(await refusalOf({ PARLEY_PROT: '3000', PARLEY_DATA_DIR: folder.path })).toContain('PARLEY_PROT');
  });

  it('a setting with a value that cannot be', async () => {
    const parley = start({ PARLEY_PORT: '99999', PARLEY_DATA_DIR: folder.path });
    expect((await parley.ended).code).toBe(1);
    expect(parley.output()).toContain('PARLEY_PORT');
  });
});

describe('roles', () => {
  it('a process with the role jobs alone listens on nothing', { timeout: 60_000 }, async () => {
    const parley = start({
      DATABASE_URL: await newDatabase(),
      PARLEY_ROLES: 'jobs',
      PARLEY_DATA_DIR: join(folder.path, 'jobs'),
    });
    await expect.poll(parley.output, { timeout: 30_000 }).toContain('Parley is running');
    expect(parley.output()).not.toContain('running at');
    expect(await parley.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
