import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EmbeddedDatabaseError } from './index.ts';
import { ask, processesOf, useClusterBench } from './testing/cluster-bench.ts';

const bench = useClusterBench();

it('the first start creates a cluster that answers over a private socket, and stop leaves no process', async () => {
  const dataDir = bench.newDataDir();
  const server = await bench.start(dataDir, { settings: {} });
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

it('one of two simultaneous first starts wins and the other is refused', async () => {
  const dataDir = bench.newDataDir();
  const results = await Promise.allSettled([bench.start(dataDir), bench.start(dataDir)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(EmbeddedDatabaseError);
});

it('the partial cluster of a killed initdb is removed and never used', async () => {
  const dataDir = bench.newDataDir();
  mkdirSync(join(dataDir, 'postgres.new-dead/base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new-dead/PG_VERSION'), '18\n');
  await bench.start(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-socket', 'postgres.lock', 'postgres.log']);
});

it('kill -9 during the first start leaves a data directory the next start can use', async () => {
  const dataDir = bench.newDataDir();
  const child = bench.run(dataDir, '');
  await expect
    .poll(() => readdirSync(dataDir).some((name) => name.startsWith('postgres.new-')), { timeout: 15_000, interval: 5 })
    .toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const server = await bench.start(dataDir);
  expect(await ask(server, 'select 1')).toBe(1);
});

it.runIf(process.getuid?.() === 0)(
  'root with a data directory below a closed parent works, and no permission is widened',
  async () => {
    const folder = bench.newFolder();
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    chmodSync(folder, 0o700);
    const server = await bench.start(dataDir);
    await ask(server, 'create table kept as select 7 as n');
    await server.stop();
    const again = await bench.start(dataDir);
    expect(await ask(again, 'select n from kept')).toBe(7);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  },
);
