import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedServer } from './index.ts';
import { findWorkingDirectory, isPidTaken, isRunning, listProcesses } from './processes.ts';
import { ask, refusal, useClusterBench, writePostmasterPid } from './testing/cluster-bench.ts';

const bench = useClusterBench();

it('a postmaster.pid whose pid belongs to another program does not block the start', async () => {
  const dataDir = await bench.newCluster();
  const other = bench.spawn('sleep', ['60']);
  writePostmasterPid(dataDir, other.pid as number);
  const server = await bench.start(dataDir);
  expect(await ask(server, 'select 1')).toBe(1);
  expect(isRunning(other.pid as number)).toBe(true);
});

// After a full disk the file was empty, and every start failed with a request to remove it by hand.
it.each([
  ['empty', ''],
  ['garbled', '\0\0\0\0'],
  ['cut short', 'x'],
])('a postmaster.pid that is %s does not block the start', async (_, content) => {
  const dataDir = await bench.newCluster();
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), content);
  expect(await ask(await bench.start(dataDir), 'select 1')).toBe(1);
});

it('an empty postmaster.pid of an orphaned server: that server is stopped first; of a foreign one, the start is refused', async () => {
  const dataDir = await bench.newCluster();
  const { child, pid } = await bench.startInChild(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), '');
  const server = await bench.start(dataDir);
  expect(isRunning(pid)).toBe(false);
  expect(await ask(server, 'select n from kept')).toBe(1);
  await server.stop();

  // Named like a postgres that works in the cluster, as one started by hand is.
  const foreign = bench.spawn('/bin/sleep', ['60'], { argv0: 'postgres', cwd: join(dataDir, 'postgres') });
  await expect.poll(() => processesIn(join(dataDir, 'postgres'))).toContain(foreign.pid);
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), '');
  expect(await refusal(startEmbeddedServer({ dataDir }))).toContain(`did not start (pid ${foreign.pid})`);
});

// A start right after kill -9 failed on `lock file "postmaster.pid" already exists` while init had not reaped the dead one.
it('a zombie postmaster does not block the start', async () => {
  const dataDir = await bench.newCluster();
  const parent = bench.spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(parent.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const zombie = Number(line.toString());
  await expect.poll(() => isRunning(zombie)).toBe(false);
  expect(isPidTaken(zombie)).toBe(true);
  writePostmasterPid(dataDir, zombie);
  const server = await bench.start(dataDir);
  expect(await ask(server, 'select 1')).toBe(1);
});

const processesIn = (folder: string) =>
  listProcesses().flatMap(({ pid, command }) =>
    command.startsWith('postgres') && findWorkingDirectory(pid) === folder ? [pid] : [],
  );
