import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedServer, TEST_SETTINGS } from './index.ts';
import { isRunning } from './processes.ts';
import { ask, processesOf, refusal, useClusterBench } from './testing/cluster-bench.ts';

const bench = useClusterBench();

it('a warm start is quick and finds committed rows', async () => {
  const dataDir = await bench.newCluster();
  const first = await bench.start(dataDir);
  await ask(first, 'create table kept as select 42 as answer');
  await first.stop();

  const begin = performance.now();
  const second = await bench.start(dataDir);
  const warmMs = performance.now() - begin;
  expect(await ask(second, 'select answer from kept')).toBe(42);
  // Measured 30-45 ms on two idle cores; the bound leaves room for a busy machine.
  expect(warmMs).toBeLessThan(1_000);
});

it('a second process on the same data directory is refused with the pid of the first, which keeps running', async () => {
  const dataDir = await bench.newCluster();
  const { child, pid } = await bench.startInChild(dataDir);
  const message = await refusal(startEmbeddedServer({ dataDir, settings: TEST_SETTINGS }));
  expect(message).toContain(`Another Example process (pid ${child.pid}) already uses ${dataDir}`);
  expect(message).toContain('EXAMPLE_DATABASE_URL');
  expect(isRunning(pid)).toBe(true);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(true);
});

it('an incomplete cluster is refused and left unchanged', async () => {
  const dataDir = bench.newDataDir();
  mkdirSync(join(dataDir, 'postgres/base'), { recursive: true });
  expect(await refusal(startEmbeddedServer({ dataDir }))).toContain('is not a complete PostgreSQL cluster');
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['base']);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
});

it('a cluster of another major version is refused with both versions', async () => {
  const dataDir = bench.newDataDir();
  mkdirSync(join(dataDir, 'postgres/global'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/global/pg_control'), '');
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  expect(await refusal(startEmbeddedServer({ dataDir }))).toMatch(/made by PostgreSQL 17.*brings PostgreSQL 18/);
});

it('a read-only data directory is refused in one sentence', async () => {
  const folder = bench.newFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(await refusal(startEmbeddedServer({ dataDir: join(folder, 'file/data') }))).toMatch(
    /cannot keep its database in .*\/file\/data \(.*\/file is a file, not a folder\)/,
  );
  expect(await refusal(startEmbeddedServer({ dataDir: join(folder, 'file') }))).toMatch(
    /cannot keep its database in .*\/file is a file, not a folder/,
  );
  expect(await refusal(startEmbeddedServer({ dataDir: '/proc/parley' }))).toMatch(
    /^Example cannot keep its database in .*EXAMPLE_DATA_DIR/,
  );
});

it('a setting PostgreSQL does not know is refused with its message, and no process stays behind', async () => {
  const dataDir = await bench.newCluster();
  const message = await refusal(startEmbeddedServer({ dataDir, settings: { ...TEST_SETTINGS, shared_bufers: '1' } }));
  expect(message).toContain('unrecognized configuration parameter "shared_bufers"');
  expect(processesOf(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
});

it('a data directory too deep for a socket path uses a short private socket directory', async () => {
  const dataDir = join(bench.newFolder(), 'data', 'x'.repeat(120));
  const server = await bench.start(dataDir);
  expect(server.socketDir.startsWith(dataDir)).toBe(false);
  expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
  expect(await ask(server, 'select 1')).toBe(1);
  await server.stop();
  expect(existsSync(server.socketDir)).toBe(false);
});
