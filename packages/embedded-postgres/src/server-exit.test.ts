import { once } from 'node:events';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TEST_SETTINGS } from './index.ts';
import { isRunning } from './processes.ts';
import { ask, useClusterBench } from './testing/cluster-bench.ts';

const bench = useClusterBench();

it('a postmaster killed with -9, repeatedly, is restarted with every committed row', async () => {
  const dataDir = await bench.newCluster();
  const lines: string[] = [];
  const server = await bench.start(dataDir, { settings: {}, log: (line) => lines.push(line), restartPausesMs: [0] });
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
  const dataDir = await bench.newCluster();
  const lines: string[] = [];
  const options = { dataDir, settings: TEST_SETTINGS, log: (line: string) => lines.push(line) };
  const server = await bench.start(dataDir, { ...options, restartPausesMs: [0, 1] });
  const givenUp = new Promise<string>((resolve) => server.onUnexpectedExit(resolve));
  renameSync(join(dataDir, 'postgres/global/pg_control'), join(dataDir, 'pg_control'));
  process.kill(server.pid, 'SIGKILL');
  expect(await givenUp).toContain('PostgreSQL could not start');
  expect(lines.filter((line) => line.includes('Starting it again'))).toHaveLength(2);
  await server.stop();
  renameSync(join(dataDir, 'pg_control'), join(dataDir, 'postgres/global/pg_control'));
  expect(await ask(await bench.start(dataDir), 'select 1')).toBe(1);
});

it('kill -9 of a postmaster without supervision is reported, and the next start has every committed row', async () => {
  const dataDir = await bench.newCluster();
  const server = await bench.start(dataDir, { settings: {}, restartPausesMs: [] });
  const ended = new Promise<string>((resolve) => server.onUnexpectedExit(resolve));
  await ask(server, 'create table kept (n int)');
  for (let n = 0; n < 20; n++) await ask(server, `insert into kept values (${n})`);
  process.kill(server.pid, 'SIGKILL');
  expect(await ended).toContain('SIGKILL');
  const late = await new Promise<string>((resolve) => server.onUnexpectedExit(resolve));
  expect(late).toContain(`pid ${server.pid}`);
  await server.stop();

  const next = await bench.start(dataDir, { settings: {} });
  expect(await ask(next, 'select count(*)::int from kept')).toBe(20);
});

it('a postmaster orphaned by kill -9 of its Parley is shut down cleanly and replaced', async () => {
  const dataDir = await bench.newCluster();
  const { child, pid } = await bench.startInChild(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isRunning(pid)).toBe(true);

  const lines: string[] = [];
  const server = await bench.start(dataDir, { log: (line) => lines.push(line) });
  expect(isRunning(pid)).toBe(false);
  expect(server.pid).not.toBe(pid);
  expect(lines.join()).toContain(`pid ${pid}`);
  expect(await ask(server, 'select n from kept')).toBe(1);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('was not properly shut down');
});

it('a process that exits without stop shuts its server down', async () => {
  const dataDir = await bench.newCluster();
  const { child, pid } = await bench.startInChild(dataDir, 'setTimeout(() => process.exit(0), 100)');
  await (child.exitCode === null ? once(child, 'exit') : undefined);
  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
});

it('Ctrl-C in the terminal does not reach the server before Parley stops it', async () => {
  const dataDir = await bench.newCluster();
  // Own group for the child, as a terminal would give it; the signal goes to the whole group, as Ctrl-C does.
  const { child, pid } = await bench.startInChild(dataDir, "process.on('SIGINT', () => console.log('asked'))", {
    detached: true,
  });
  const asked = once(child.stdout as NodeJS.ReadableStream, 'data');
  process.kill(-(child.pid as number), 'SIGINT');
  await asked;
  await sleep(100);
  expect(isRunning(pid)).toBe(true);
});
