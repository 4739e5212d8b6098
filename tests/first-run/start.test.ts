import { createSocket } from 'node:dgram';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
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

describe('a first start in an empty folder', () => {
  it('prints URL, sign-in and keys once, serves, and keeps everything for the second start', {
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
    for (const page of ['/console', '/docs', '/'])
      expect(second.output()).toContain(`http://localhost:${new URL(again).port}${page}\n`);
    const listed = (await (await fetch(`${again}/api/agents`, { headers })).json()) as { data: { name: string }[] };
    expect(listed.data.map((agent) => agent.name).toSorted()).toEqual(['Kept', 'Robin']);
    expect(await second.kill('SIGINT')).toEqual({ code: 0, signal: null });
    expect(second.output()).toMatch(/Parley has stopped\.\n$/);
  });

  it('prints credentials to a terminal only; otherwise they go to a file of mode 600', {
    timeout: 90_000,
  }, async () => {
    const dataDir = join(folder.path, 'private');
    const env = { PARLEY_DATA_DIR: dataDir, DATABASE_URL: await newDatabase(), PARLEY_PRINT_CREDENTIALS: 'false' };
    const first = start(env);
    await addressOf(first);
    const file = join(dataDir, 'first-start.txt');
    await expect.poll(first.output).toContain(file);
    expect(first.output()).not.toMatch(/password|pk_/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFirstPrint(readFileSync(file, 'utf8'))).toEqual({
      platformKey: expect.stringMatching(/^pk_platform_.{43}$/),
      tenantKey: expect.stringMatching(/^pk_live_.{43}$/),
      agentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await first.kill('SIGTERM');
    const second = start(env);
    await addressOf(second);
    await expect.poll(second.output).toContain(`still in ${file}; delete the file`);
    await second.kill('SIGTERM');
  });
});

describe('a SIP port in use', () => {
  // The whole product stopped, with a stack trace, and a first start never showed its credentials.
  it('disables the phone only, with a message', { timeout: 60_000 }, async () => {
    const taken = createSocket('udp4');
    await new Promise<void>((resolve) => taken.bind(0, '127.0.0.1', resolve));
    const { port } = taken.address();
    const parley = start({
      DATABASE_URL: await newDatabase(),
      PARLEY_DATA_DIR: join(folder.path, 'sip'),
      PARLEY_SIP_LISTEN: `udp://127.0.0.1:${port}`,
    });
    const address = await addressOf(parley);
    expect(parley.output()).toMatch(/Admin login/);
    expect(parley.output()).toContain('PARLEY_SIP_LISTEN');
    expect(parley.output()).not.toMatch(/\n\s+at /);
    const health = await fetch(`${address}/api/health/detailed`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({
      status: 'degraded',
      dependencies: expect.arrayContaining([expect.objectContaining({ name: 'sip', detail: `port ${port} in use` })]),
    });
    expect(await parley.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    taken.close();
  });
});

describe('a failed start: one sentence, exit code 1, no process left', () => {
  // The first start made database, admin and keys, failed, and printed the credentials never.
  it('a port in use, before credentials are generated, so that the next start shows them', {
    timeout: 60_000,
  }, async () => {
    const port = await listenOn(createServer());
    const env = { PARLEY_DATA_DIR: join(folder.path, 'busy'), DATABASE_URL: await newDatabase() };
    const refusal = await refusalOf({ ...env, PARLEY_PORT: String(port) });
    expect(refusal).toBe(`Port ${port} is taken by another program. Stop it, or choose another port with PARLEY_PORT.`);
    expect(existsSync(env.PARLEY_DATA_DIR)).toBe(false);
    const next = start(env);
    await addressOf(next);
    expect(next.output()).toMatch(/Admin login\s+admin@parley.localhost\s+password \S{16}/);
    await next.kill('SIGTERM');
  });

  it('a metrics port in use', async () => {
    const port = await listenOn(createServer());
    const dataDir = join(folder.path, 'busy-metrics');
    const refusal = await refusalOf({ PARLEY_DATA_DIR: dataDir, PARLEY_METRICS_PORT: String(port) });
    expect(refusal).toContain('PARLEY_METRICS_PORT');
    expect(existsSync(dataDir)).toBe(false);
  });

  it('an unwritable data folder', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    expect(await refusalOf({ PARLEY_DATA_DIR: join(file, 'data') })).toContain('PARLEY_DATA_DIR');
  });

  it('an unreachable database server', async () => {
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

  it.each(['mysql://localhost/x', 'localhost:5432'])('an invalid DATABASE_URL: %j', async (url) => {
    const parley = start({ DATABASE_URL: url, PARLEY_DATA_DIR: join(folder.path, 'none') });
    expect((await parley.ended).code).toBe(1);
    expect(parley.output()).toMatch(/DATABASE_URL/);
    expect(parley.output()).not.toMatch(/\n\s+at /);
  });

  it('a database of a newer Parley, which is not changed', async () => {
    const url = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`insert into schema_migrations (name, run_on) values ('9999-from-the-future', now())`);
    expect(await refusalOf({ DATABASE_URL: url, PARLEY_DATA_DIR: folder.path })).toContain('9999-from-the-future');
    const { rows } = await client.query('select count(*)::int as count from tenants');
    expect(rows[0].count).toBe(0);
    await client.end();
  });

  it('an unknown setting, named', async () => {
    expect(await refusalOf({ PARLEY_PROT: '3000', PARLEY_DATA_DIR: folder.path })).toContain('PARLEY_PROT');
  });

  it('a setting with an invalid value', async () => {
    const parley = start({ PARLEY_PORT: '99999', PARLEY_DATA_DIR: folder.path });
    expect((await parley.ended).code).toBe(1);
    expect(parley.output()).toContain('PARLEY_PORT');
  });
});

describe('roles', () => {
  it('a process with the role jobs alone binds no port', { timeout: 60_000 }, async () => {
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
