import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lockDataDirectory } from './data-directory-lock.ts';
import { identifyThisProcess } from './processes.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('a lock is refused while its holder lives and free after release', async () => {
  const dataDir = newFolder();
  const lock = await take(dataDir);
  await expect(take(dataDir)).rejects.toThrow(`(pid ${process.pid}) already runs the database in ${dataDir}`);
  lock.release();
  (await take(dataDir)).release();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a lock whose pid was reused by a younger process is taken over', async () => {
  const dataDir = newFolder();
  write(dataDir, { ...identifyThisProcess(), startedAt: '1' });
  (await take(dataDir)).assertHeld();
});

it('a lock from before the last boot, or truncated by a power cut, is taken over', async () => {
  const dataDir = newFolder();
  write(dataDir, { ...identifyThisProcess(), boot: 'earlier' });
  (await take(dataDir)).release();
  writeFileSync(join(dataDir, 'postgres.lock'), '{"pid":');
  (await take(dataDir)).assertHeld();
});

it('a holder in another container is alive as long as its database answers', async () => {
  const dataDir = newFolder();
  const socketPath = join(dataDir, 'socket');
  write(dataDir, { ...identifyThisProcess(), pidNamespace: 'pid:[1]', socketPath });
  const answering = createServer().listen(socketPath);
  await expect(take(dataDir)).rejects.toThrow('Another process');
  await new Promise((resolve) => answering.close(resolve));
  (await take(dataDir)).assertHeld();
});

it('exactly one of many processes taking over a stale lock succeeds', async () => {
  const dataDir = newFolder();
  write(dataDir, { ...identifyThisProcess(), startedAt: '1' });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => take(dataDir)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('a holder whose lock was replaced fails assertHeld and does not remove the new lock', async () => {
  const dataDir = newFolder();
  const lock = await take(dataDir);
  write(dataDir, { ...identifyThisProcess(), pid: 1 });
  expect(() => lock.assertHeld()).toThrow('Another process took over');
  lock.release();
  expect(readFileSync(join(dataDir, 'postgres.lock'), 'utf8')).toContain('"pid":1');
});

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parley-lock-test-')));
  folders.push(folder);
  return folder;
}

function take(dataDir: string) {
  return lockDataDirectory({ dataDir, socketPath: join(dataDir, 'socket') });
}

function write(dataDir: string, holder: object): void {
  writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify({ socketPath: join(dataDir, 'socket'), ...holder }));
}
