import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { EmbeddedDatabaseError, type EmbeddedServer, startEmbeddedServer, TEST_SETTINGS } from './index.ts';
import { findWorkingDirectory, isPidTaken, isRunning, listProcesses, signalProcess } from './processes.ts';
import { clusterNameOf } from './server-settings.ts';

let firstStarted: string;
const folders: string[] = [];
const servers: EmbeddedServer[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  firstStarted = newDataDir();
  folders.length = 0;
  const server = await startEmbeddedServer({ dataDir: firstStarted, settings: TEST_SETTINGS });
  await server.stop();
});
afterAll(() => rmSync(dirname(firstStarted), { recursive: true, force: true }));
afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) {
    for (const pid of processesOf(join(folder, 'data'))) signalProcess(pid, 'SIGQUIT');
    await expect.poll(() => processesOf(join(folder, 'data'))).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the first start creates a cluster that answers over a private socket, and stop leaves no process', async () => {
  const dataDir = newDataDir();
  const server = await start(dataDir, {});
  expect(await ask(server, 'show server_version_num')).toMatch(/^18/);
  expect(await ask(server, 'show listen_addresses')).toBe('');
  expect(
    await ask(server, "select datlocprovider::text || ' ' || datlocale from pg_database where datname = 'postgres'"),
  ).toBe('b C.UTF-8');
  expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
  expect(processesOf(dataDir)).toContain(server.pid);

  await server.stop();
  await server.stop();
  expect(processesOf(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
});

it('a warm start is quick and finds committed rows', async () => {
  const dataDir = newCluster();
  const first = await start(dataDir);
  await ask(first, 'create table kept as select 42 as answer');
  await first.stop();

  const begin = performance.now();
  const second = await start(dataDir);
  const warmMs = performance.now() - begin;
  expect(await ask(second, 'select answer from kept')).toBe(42);
  // Measured 30-45 ms on two idle cores; the bound leaves room for a busy machine.
  expect(warmMs).toBeLessThan(1_000);
});

it('a postmaster killed with -9, repeatedly, is restarted with every committed row', async () => {
  const dataDir = newCluster();
  const lines: string[] = [];
  const server = await startEmbeddedServer({ dataDir, log: (line) => lines.push(line), restartPausesMs: [0] });
  servers.push(server);
  await ask(server, 'create table kept (n int)');
  for (let kill = 0; kill < 3; kill += 1) {
    const killed = server.pid;
    await ask(server, `insert into kept values (${kill})`);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.pid, { timeout: 20_000 }).not.toBe(killed);
  }
  expect(await ask(server, 'select count(*)::int from kept')).toBe(3);
  expect(lines.filter((line) => line.includes('runs again'))).toHaveLength(3);
  const last = server.pid;
  await server.stop();
  expect(isRunning(last)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
});

it('a server that cannot be restarted is reported with the reason, and stop frees the data directory', async () => {
  const dataDir = newCluster();
  const lines: string[] = [];
  const options = { dataDir, settings: TEST_SETTINGS, log: (line: string) => lines.push(line) };
  const server = await startEmbeddedServer({ ...options, restartPausesMs: [0, 1] });
  servers.push(server);
  const givenUp = new Promise<string>((resolve) => server.onUnexpectedExit(resolve));
  renameSync(join(dataDir, 'postgres/global/pg_control'), join(dataDir, 'pg_control'));
  process.kill(server.pid, 'SIGKILL');
  expect(await givenUp).toContain('PostgreSQL could not start');
  expect(lines.filter((line) => line.includes('Starting it again'))).toHaveLength(2);
  await server.stop();
  renameSync(join(dataDir, 'pg_control'), join(dataDir, 'postgres/global/pg_control'));
  expect(await ask(await start(dataDir), 'select 1')).toBe(1);
});

it('kill -9 of a postmaster without supervision is reported, and the next start has every committed row', async () => {
  const dataDir = newCluster();
  const server = await startEmbeddedServer({ dataDir, restartPausesMs: [] });
  servers.push(server);
  const ended = new Promise<string>((resolve) => server.onUnexpectedExit(resolve));
  await ask(server, 'create table kept (n int)');
  for (let n = 0; n < 20; n++) await ask(server, `insert into kept values (${n})`);
  process.kill(server.pid, 'SIGKILL');
  expect(await ended).toContain('SIGKILL');
  const late = await new Promise<string>((resolve) => server.onUnexpectedExit(resolve));
  expect(late).toContain(`pid ${server.pid}`);
  await server.stop();

  const next = await start(dataDir, {});
  expect(await ask(next, 'select count(*)::int from kept')).toBe(20);
});

it('a postmaster orphaned by kill -9 of its Parley is shut down cleanly and replaced', async () => {
  const dataDir = newCluster();
  const { child, pid } = await startInChild(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isRunning(pid)).toBe(true);

  const lines: string[] = [];
  const server = await start(dataDir, TEST_SETTINGS, lines);
  expect(isRunning(pid)).toBe(false);
  expect(server.pid).not.toBe(pid);
  expect(lines.join()).toContain(`pid ${pid}`);
  expect(await ask(server, 'select n from kept')).toBe(1);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('was not properly shut down');
});

it('a second process on the same data directory is refused with the pid of the first, which keeps running', async () => {
  const dataDir = newCluster();
  const { child, pid } = await startInChild(dataDir);
  const message = await refusal(startEmbeddedServer({ dataDir, settings: TEST_SETTINGS }));
  expect(message).toContain(`Another Parley process (pid ${child.pid}) already uses ${dataDir}`);
  expect(message).toContain('DATABASE_URL');
  expect(isRunning(pid)).toBe(true);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(true);
});

it('one of two simultaneous first starts wins and the other is refused', async () => {
  const dataDir = newDataDir();
  const results = await Promise.allSettled([start(dataDir), start(dataDir)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(EmbeddedDatabaseError);
});

it('a process that exits without stop shuts its server down', async () => {
  const dataDir = newCluster();
  const { child, pid } = await startInChild(dataDir, 'setTimeout(() => process.exit(0), 100)');
  await (child.exitCode === null ? once(child, 'exit') : undefined);
  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
});

it('Ctrl-C in the terminal does not reach the server before Parley stops it', async () => {
  const dataDir = newCluster();
  // Own group for the child, as a terminal would give it; the signal goes to the whole group, as Ctrl-C does.
  const { child, pid } = await startInChild(dataDir, "process.on('SIGINT', () => console.log('asked'))", true);
  const asked = once(child.stdout as NodeJS.ReadableStream, 'data');
  process.kill(-(child.pid as number), 'SIGINT');
  await asked;
  await sleep(100);
  expect(isRunning(pid)).toBe(true);
});

it('the partial cluster of a killed initdb is removed and never used', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'postgres.new-dead/base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new-dead/PG_VERSION'), '18\n');
  await start(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-socket', 'postgres.lock', 'postgres.log']);
});

it('kill -9 during the first start leaves a data directory the next start can use', async () => {
  const dataDir = newDataDir();
  const child = run(dataDir, '');
  await expect
    .poll(() => readdirSync(dataDir).some((name) => name.startsWith('postgres.new-')), { timeout: 15_000, interval: 5 })
    .toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const server = await start(dataDir);
  expect(await ask(server, 'select 1')).toBe(1);
});

it('an incomplete cluster is refused and left unchanged', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'postgres/base'), { recursive: true });
  expect(await refusal(startEmbeddedServer({ dataDir }))).toContain('is not a complete PostgreSQL cluster');
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['base']);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
});

it('a cluster of another major version is refused with both versions', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'postgres/global'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/global/pg_control'), '');
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  expect(await refusal(startEmbeddedServer({ dataDir }))).toMatch(/made by PostgreSQL 17.*brings PostgreSQL 18/);
});

it('a read-only data directory is refused in one sentence', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(await refusal(startEmbeddedServer({ dataDir: join(folder, 'file/data') }))).toMatch(
    /cannot keep its database in .*\/file\/data \(.*\/file is a file, not a folder\)/,
  );
  expect(await refusal(startEmbeddedServer({ dataDir: join(folder, 'file') }))).toMatch(
    /cannot keep its database in .*\/file is a file, not a folder/,
  );
  expect(await refusal(startEmbeddedServer({ dataDir: '/proc/parley' }))).toMatch(
    /cannot keep its database in .*PARLEY_DATA_DIR/,
  );
});

it('a setting PostgreSQL does not know is refused with its message, and no process stays behind', async () => {
  const dataDir = newDataDir();
  const message = await refusal(startEmbeddedServer({ dataDir, settings: { ...TEST_SETTINGS, shared_bufers: '1' } }));
  expect(message).toContain('unrecognized configuration parameter "shared_bufers"');
  expect(processesOf(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
});

it('a data directory too deep for a socket path uses a short private socket directory', async () => {
  const dataDir = join(newFolder(), 'data', 'x'.repeat(120));
  const server = await start(dataDir);
  expect(server.socketDir.startsWith(dataDir)).toBe(false);
  expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
  expect(await ask(server, 'select 1')).toBe(1);
  await server.stop();
  expect(existsSync(server.socketDir)).toBe(false);
});

it('a postmaster.pid whose pid belongs to another program does not block the start', async () => {
  const dataDir = newCluster();
  const other = spawn('sleep', ['60']);
  children.push(other);
  writePostmasterPid(dataDir, other.pid as number);
  const server = await start(dataDir);
  expect(await ask(server, 'select 1')).toBe(1);
  expect(isRunning(other.pid as number)).toBe(true);
});

// After a full disk the file was empty, and every start failed with a request to remove it by hand.
it.each([
  ['empty', ''],
  ['garbled', '\0\0\0\0'],
  ['cut short', 'x'],
])('a postmaster.pid that is %s does not block the start', async (_, content) => {
  const dataDir = newCluster();
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), content);
  expect(await ask(await start(dataDir), 'select 1')).toBe(1);
});

it('an empty postmaster.pid of an orphaned server: that server is stopped first; of a foreign one, the start is refused', async () => {
  const dataDir = newCluster();
  const { child, pid } = await startInChild(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), '');
  const server = await start(dataDir);
  expect(isRunning(pid)).toBe(false);
  expect(await ask(server, 'select n from kept')).toBe(1);
  await server.stop();

  // Named like a postgres that works in the cluster, as one started by hand is.
  const foreign = spawn('/bin/sleep', ['60'], { argv0: 'postgres', cwd: join(dataDir, 'postgres') });
  children.push(foreign);
  await expect.poll(() => processesIn(join(dataDir, 'postgres'))).toContain(foreign.pid);
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), '');
  expect(await refusal(startEmbeddedServer({ dataDir }))).toContain(`did not start (pid ${foreign.pid})`);
});

// A start right after kill -9 failed on `lock file "postmaster.pid" already exists` while init had not reaped the dead one.
it('a zombie postmaster does not block the start', async () => {
  const dataDir = newCluster();
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(parent);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const zombie = Number(line.toString());
  await expect.poll(() => isRunning(zombie)).toBe(false);
  expect(isPidTaken(zombie)).toBe(true);
  writePostmasterPid(dataDir, zombie);
  const server = await start(dataDir);
  expect(await ask(server, 'select 1')).toBe(1);
});

it.runIf(process.getuid?.() === 0)(
  'root with a data directory below a closed parent works, and no permission is widened',
  async () => {
    const folder = newFolder();
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    chmodSync(folder, 0o700);
    const server = await start(dataDir);
    await ask(server, 'create table kept as select 7 as n');
    await server.stop();
    const again = await start(dataDir);
    expect(await ask(again, 'select n from kept')).toBe(7);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  },
);

const processesIn = (folder: string) =>
  listProcesses().flatMap(({ pid, command }) =>
    command.startsWith('postgres') && findWorkingDirectory(pid) === folder ? [pid] : [],
  );

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parley-embedded-test-')));
  // Reachable for the account PostgreSQL drops to, as an ordinary data folder is.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

function newDataDir(): string {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  return dataDir;
}

/** A data folder after its first start: copied, since making one takes a second of a processor. */
function newCluster(): string {
  const dataDir = newDataDir();
  execFileSync('cp', ['-a', join(firstStarted, 'postgres'), dataDir]);
  return dataDir;
}

function writePostmasterPid(dataDir: string, pid: number): void {
  const lines = [pid, join(dataDir, 'postgres'), 1, 5432, '', '', ' 1 1', 'ready', ''];
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), lines.join('\n'));
}

async function start(dataDir: string, settings = TEST_SETTINGS, lines: string[] = []): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, settings, log: (line) => lines.push(line) });
  servers.push(server);
  return server;
}

/** A child process that starts the server, commits a row, runs `then`, prints the server's pid and waits. */
async function startInChild(
  dataDir: string,
  then = '',
  detached = false,
): Promise<{ child: ChildProcess; pid: number }> {
  const child = run(dataDir, then, detached);
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, pid: Number(line.toString()) };
}

function run(dataDir: string, then: string, detached = false): ChildProcess {
  const code = `
    import pg from 'pg';
    import { startEmbeddedServer, TEST_SETTINGS } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const server = await startEmbeddedServer({ dataDir: ${JSON.stringify(dataDir)}, settings: TEST_SETTINGS });
    const client = new pg.Client(server.connection({ user: 'postgres', database: 'postgres' }));
    await client.connect();
    await client.query('create table kept as select 1 as n');
    await client.end();
    setInterval(() => {}, 1000);
    ${then}
    console.log(server.pid);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached,
  });
  children.push(child);
  return child;
}

async function ask(server: EmbeddedServer, sql: string): Promise<unknown> {
  const client = new pg.Client(server.connection({ user: server.superuser, database: 'postgres' }));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function refusal(starting: Promise<unknown>): Promise<string> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedDatabaseError);
  return (error as EmbeddedDatabaseError).message;
}

/** Pids of the cluster's processes; none for a missing cluster. */
function processesOf(dataDir: string): number[] {
  if (!existsSync(join(dataDir, 'postgres'))) return [];
  const name = clusterNameOf(join(dataDir, 'postgres'));
  return listProcesses().flatMap(({ pid, command }) => (command.includes(name) ? [pid] : []));
}
