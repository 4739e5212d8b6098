import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moduleProgram } from '#platform/threads/run-module.ts';
import { isLocked, takeLock } from './folder-lock.ts';
import { createModelStore } from './model-store.ts';
import { type ModelServer, modelBytes, startModelServer, testModel } from './testing/model-server.ts';

const files = { 'encoder.onnx': modelBytes(300_000), 'tokens.txt': modelBytes(2_000, 5) };
const program = new URL('./testing/download-process.ts', import.meta.url).href;

let server: ModelServer;
let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  server = await startModelServer(files);
  folder = mkdtempSync(join(tmpdir(), 'parley-models-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const model = () => testModel([server.origin], files);

function startProcess(): ChildProcess {
  const child = fork(moduleProgram, [program, folder, JSON.stringify(model())], { execArgv: [], stdio: 'inherit' });
  children.push(child);
  return child;
}

const openStore = () =>
  createModelStore({
    folder,
    fetch: (url, init) => fetch(url, init),
    models: [model()],
    log: { debug: () => undefined },
    sleep: () => new Promise((resolve) => setTimeout(resolve, 20)),
  });

it('two processes on one folder download each file once, and both end with the complete model', async () => {
  const children = [startProcess(), startProcess()];
  const said = await Promise.all(children.map((child) => once(child, 'message')));
  expect(said).toEqual([
    ['done', undefined],
    ['done', undefined],
  ]);
  expect(server.requests.map((request) => request.url)).toEqual(['/encoder.onnx', '/tokens.txt']);
  expect(await readdir(folder)).toEqual(['tiny-en']);
});

it('after kill -9 during a download, the next process resumes it', async () => {
  server.willFail('stall');
  const child = startProcess();
  await server.stalled;
  const part = join(folder, 'tiny-en', 'encoder.onnx.part');
  let kept = 0;
  while (kept === 0) kept = (await readFile(part).catch(() => Buffer.alloc(0))).length;
  expect((await openStore().list())[0]?.state).toMatchObject({ state: 'downloading' });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const store = openStore();
  await store.download('tiny-en');
  await store.close();
  expect(Number(/bytes=(\d+)-/.exec(String(server.requests[1]?.headers['range']))?.[1])).toBeGreaterThanOrEqual(kept);
  expect(await readFile(join(folder, 'tiny-en', 'encoder.onnx'))).toEqual(files['encoder.onnx']);
});

it('a lock is acquired once, released, and taken over from a dead process', async () => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'one.lock');
  const lock = await takeLock(path);
  expect(await lock?.isHeld()).toBe(true);
  expect(await takeLock(path)).toBeUndefined();
  await lock?.release();
  expect(await isLocked(path)).toBe(false);
  // No process has this pid: it is beyond what Linux and macOS give out.
  await writeFile(path, JSON.stringify({ pid: 2 ** 30, host: hostname(), token: 'gone' }));
  expect(await isLocked(path)).toBe(false);
  const next = await takeLock(path);
  expect(await next?.isHeld()).toBe(true);
  await next?.release();
});

it('a lock of another host holds while it is renewed', async () => {
  const path = join(folder, 'one.lock');
  await writeFile(path, JSON.stringify({ pid: 1, host: 'another', token: 'x' }));
  expect(await takeLock(path)).toBeUndefined();
  const longAgo = new Date(Date.now() - 120_000);
  await utimes(path, longAgo, longAgo);
  const lock = await takeLock(path);
  expect(lock).toBeDefined();
  await lock?.release();
});
