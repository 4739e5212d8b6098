import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect } from 'vitest';
import { EmbeddedDatabaseError, type EmbeddedServer, startEmbeddedServer, TEST_SETTINGS } from '../index.ts';
import { listProcesses, signalProcess } from '../processes.ts';
import { clusterNameOf } from '../server-settings.ts';

/** Data directories, servers and child processes of one test, all gone after it. */
class ClusterBench {
  /** Data directory after its first start, made when the first test needs one. */
  #firstStarted: Promise<string> | undefined;
  readonly #folders: string[] = [];
  readonly #servers: EmbeddedServer[] = [];
  readonly #children: ChildProcess[] = [];

  newFolder(): string {
    const folder = makeFolder();
    this.#folders.push(folder);
    return folder;
  }

  newDataDir(): string {
    const dataDir = join(this.newFolder(), 'data');
    mkdirSync(dataDir);
    return dataDir;
  }

  /** Data directory after its first start: copied, since making one takes a second of a processor. */
  async newCluster(): Promise<string> {
    this.#firstStarted ??= startOnce();
    const dataDir = this.newDataDir();
    execFileSync('cp', ['-a', join(await this.#firstStarted, 'data/postgres'), dataDir]);
    return dataDir;
  }

  async start(
    dataDir: string,
    options: Partial<Parameters<typeof startEmbeddedServer>[0]> = {},
  ): Promise<EmbeddedServer> {
    const server = await startEmbeddedServer({ dataDir, settings: TEST_SETTINGS, ...options });
    this.#servers.push(server);
    return server;
  }

  spawn(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
    const child = spawn(command, args, options);
    this.#children.push(child);
    return child;
  }

  /** Child process that starts the server, commits a row, runs `then`, prints the server's pid and waits. */
  async startInChild(
    dataDir: string,
    then = '',
    options: { detached?: boolean } = {},
  ): Promise<{ child: ChildProcess; pid: number }> {
    const child = this.run(dataDir, then, options);
    const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    return { child, pid: Number(line.toString()) };
  }

  /** The same, without waiting for it. */
  run(dataDir: string, then: string, { detached = false }: { detached?: boolean } = {}): ChildProcess {
    const code = `
      import pg from 'pg';
      import { startEmbeddedServer, TEST_SETTINGS } from ${JSON.stringify(new URL('../index.ts', import.meta.url).href)};
      const server = await startEmbeddedServer({ dataDir: ${JSON.stringify(dataDir)}, settings: TEST_SETTINGS });
      const client = new pg.Client(server.connection({ user: 'postgres', database: 'postgres' }));
      await client.connect();
      await client.query('create table kept as select 1 as n');
      await client.end();
      setInterval(() => {}, 1000);
      ${then}
      console.log(server.pid);`;
    return this.spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached,
    });
  }

  async clear(): Promise<void> {
    for (const child of this.#children.splice(0))
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    for (const server of this.#servers.splice(0)) await server.stop();
    for (const folder of this.#folders.splice(0)) {
      for (const pid of processesOf(join(folder, 'data'))) signalProcess(pid, 'SIGQUIT');
      await expect.poll(() => processesOf(join(folder, 'data'))).toEqual([]);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    if (this.#firstStarted) rmSync(await this.#firstStarted, { recursive: true, force: true });
  }
}

/** Bench for all tests of the file, with its hooks registered. */
export function useClusterBench(): ClusterBench {
  const bench = new ClusterBench();
  afterEach(() => bench.clear());
  afterAll(() => bench.close());
  return bench;
}

function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parley-embedded-test-')));
  // Reachable for the account PostgreSQL drops to, as an ordinary data folder is.
  chmodSync(folder, 0o755);
  return folder;
}

async function startOnce(): Promise<string> {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const server = await startEmbeddedServer({ dataDir, settings: TEST_SETTINGS });
  await server.stop();
  return folder;
}

export function writePostmasterPid(dataDir: string, pid: number): void {
  const lines = [pid, join(dataDir, 'postgres'), 1, 5432, '', '', ' 1 1', 'ready', ''];
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), lines.join('\n'));
}

/** First value of a query's first row. */
export async function ask(server: EmbeddedServer, sql: string): Promise<unknown> {
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

/** Names of an example program, for error messages. */
const exampleNames = {
  program: 'Example',
  dataDirSetting: 'EXAMPLE_DATA_DIR',
  databaseUrlSetting: 'EXAMPLE_DATABASE_URL',
};

/** Message of the error that refuses a start, with the names of an example program. */
export async function refusal(starting: Promise<unknown>): Promise<string> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedDatabaseError);
  return (error as EmbeddedDatabaseError).describe(exampleNames);
}

/** Pids of the cluster's processes; empty for a missing cluster. */
export function processesOf(dataDir: string): number[] {
  if (!existsSync(join(dataDir, 'postgres'))) return [];
  const name = clusterNameOf(join(dataDir, 'postgres'));
  return listProcesses().flatMap(({ pid, command }) => (command.includes(name) ? [pid] : []));
}
