import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEgress } from '@parley/egress';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpeechModel } from './catalogue.ts';
import type { ModelProgress } from './fetch-model.ts';
import { createModelFetch } from './model-fetch.ts';
import { createModelStore, type ModelStore, type ModelStoreOptions } from './model-store.ts';
import { type ModelServer, modelBytes, startModelServer, testModel } from './testing/model-server.ts';

const files = { 'encoder.onnx': modelBytes(300_000), 'tokens.txt': modelBytes(2_000, 5) };
const quiet = { debug: () => undefined };

let server: ModelServer;
let folder: string;
const stores: ModelStore[] = [];

beforeEach(async () => {
  server = await startModelServer(files);
  folder = mkdtempSync(join(tmpdir(), 'parley-models-'));
});

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function openStore(model: SpeechModel, more: Partial<ModelStoreOptions> = {}): ModelStore {
  const store = createModelStore({
    folder,
    fetch: (url, init) => fetch(url, init),
    models: [model],
    log: quiet,
    sleep: () => Promise.resolve(),
    ...more,
  });
  stores.push(store);
  return store;
}

const here = (more: Partial<SpeechModel> = {}) => testModel([server.origin], files, more);
const stateOf = async (store: ModelStore) => (await store.list())[0]?.state;
const asked = () => server.requests.map(({ url, headers }) => `${url} ${String(headers['range'] ?? 'whole')}`);
const contentOf = (name: string) => readFile(join(folder, 'tiny-en', name));

it('a model is fetched, told about on the way, and lies whole in its folder', async () => {
  const told: ModelProgress[] = [];
  const store = openStore(here(), { onProgress: (progress) => told.push(progress) });
  expect(await stateOf(store)).toEqual({ state: 'absent' });
  await expect(store.download('tiny-en')).resolves.toBe(join(folder, 'tiny-en'));
  expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  expect(await contentOf('tokens.txt')).toEqual(files['tokens.txt']);
  expect(told.at(-1)).toMatchObject({ bytesDone: 302_000, bytesTotal: 302_000 });
  expect(told.map((one) => one.bytesDone)).toEqual(told.map((one) => one.bytesDone).toSorted((a, b) => a - b));
  expect(await stateOf(store)).toEqual({ state: 'ready', folder: join(folder, 'tiny-en') });
  expect((await readdir(join(folder, 'tiny-en'))).toSorted()).toEqual(['encoder.onnx', 'ready.json', 'tokens.txt']);
  expect(await readdir(folder)).toEqual(['tiny-en']);
});

it('what is whole is not asked for again, also by a later start', async () => {
  await openStore(here()).download('tiny-en');
  const before = server.requests.length;
  await openStore(here()).download('tiny-en');
  expect(server.requests.length).toBe(before);
});

it('two callers of one store share one download', async () => {
  const store = openStore(here());
  await Promise.all([store.download('tiny-en'), store.download('tiny-en')]);
  expect(server.requests).toHaveLength(2);
});

describe('a connection that breaks', () => {
  it('is taken up where it broke off, held against the ETag', async () => {
    server.willFail('cut');
    await openStore(here()).download('tiny-en');
    const range = /bytes=(\d+)-/.exec(asked()[1] ?? '');
    expect(Number(range?.[1])).toBeGreaterThan(0);
    expect(server.requests[1]?.headers['if-range']).toBe('"v1"');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('begins anew where the server does not know ranges', async () => {
    server.setRanges(false);
    server.willFail('cut');
    await openStore(here()).download('tiny-en');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('begins anew where the server has another file by now', async () => {
    server.willFail('cut');
    const store = openStore(here(), { sleep: async () => server.setEtag('"v2"') });
    await store.download('tiny-en');
    expect(server.requests[1]?.headers['if-range']).toBe('"v1"');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('is given up after the last round, keeps what came, and goes on at the next start', async () => {
    server.willFail('cut', 'cut');
    const store = openStore(here(), { retryWaitsMs: [1] });
    await expect(store.download('tiny-en')).rejects.toMatchObject({ code: 'unreachable' });
    expect(await stateOf(store)).toMatchObject({ state: 'failed', reason: expect.stringContaining('127.0.0.1') });
    const kept = (await stat(join(folder, 'tiny-en', 'encoder.onnx.part'))).size;
    expect(kept).toBeGreaterThan(0);
    await openStore(here()).download('tiny-en');
    expect(asked()[2]).toBe(`/encoder.onnx bytes=${kept}-`);
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('an answer that ends early without saying so counts as broken off', async () => {
    server.willFail('truncated');
    await openStore(here()).download('tiny-en');
    expect(asked()[1]).toBe('/encoder.onnx bytes=150000-');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('a stopped download says cancelled and keeps what came', async () => {
    server.willFail('stall');
    const stop = new AbortController();
    const store = openStore(here());
    const work = store.download('tiny-en', { signal: stop.signal });
    await server.stalled;
    expect(await stateOf(store)).toMatchObject({ state: 'downloading', bytesTotal: 302_000 });
    stop.abort();
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    expect(await stateOf(store)).toEqual({ state: 'absent' });
    await openStore(here()).download('tiny-en');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });
});

it("the platform's way out follows the publisher to its store and takes up there what broke off", async () => {
  const publisher = await startLoopbackServer((request, response) => {
    response.writeHead(302, { location: `${server.origin}${request.url}` }).end();
  });
  const egress = createEgress({ allowHosts: ['127.0.0.1'] });
  server.willFail('cut');
  const store = openStore(testModel([publisher.origin], files), { fetch: createModelFetch(egress) });
  await store.download('tiny-en');
  expect(server.requests[1]?.headers['range']).toMatch(/^bytes=[1-9]\d*-$/);
  expect(server.requests[1]?.headers['if-range']).toBe('"v1"');
  expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  await egress.close();
  await publisher.close();
});

it('a model the disk has no room for is refused before it is asked for', async () => {
  const model = here();
  const huge = { ...model, files: model.files.map((file) => ({ ...file, bytes: 2 ** 52 })) };
  await expect(openStore(huge).download('tiny-en')).rejects.toMatchObject({ code: 'disk-full' });
  expect(server.requests).toEqual([]);
});

it('a folder that cannot be written is named', async () => {
  await writeFile(join(folder, 'file'), '');
  const store = openStore(here(), { folder: join(folder, 'file') });
  await expect(store.download('tiny-en')).rejects.toMatchObject({
    code: 'disk',
    message: expect.stringContaining(folder),
  });
});

describe('what is not the file', () => {
  it('is refused by its checksum and deleted', async () => {
    server.willFail('other-bytes');
    const store = openStore(here());
    await expect(store.download('tiny-en')).rejects.toMatchObject({ code: 'damaged' });
    expect(await readdir(join(folder, 'tiny-en'))).toEqual([]);
    expect(await stateOf(store)).toMatchObject({ state: 'failed', reason: expect.stringContaining('SHA-256') });
  });

  it('a page that asks to log in is refused before a byte is kept', async () => {
    server.willFail('login-page');
    await expect(openStore(here()).download('tiny-en')).rejects.toMatchObject({ code: 'damaged' });
    expect(await readdir(join(folder, 'tiny-en'))).toEqual([]);
  });

  it('the next address is asked when one has not got it, has something else or is out of order', async () => {
    const model = testModel([`${server.origin}/a`, `${server.origin}/b`, `${server.origin}/c`], files);
    server.willFail(404, 'other-bytes');
    await openStore(model).download('tiny-en');
    expect(asked()).toEqual([
      '/a/encoder.onnx whole',
      '/b/encoder.onnx whole',
      '/c/encoder.onnx whole',
      '/a/tokens.txt whole',
    ]);
  });

  it('no address has it: missing, without further rounds', async () => {
    server.willFail(404);
    await expect(openStore(here()).download('tiny-en')).rejects.toMatchObject({ code: 'missing' });
    expect(server.requests).toHaveLength(1);
  });

  it('a server out of order is asked again in the next round', async () => {
    server.willFail(500);
    await openStore(here()).download('tiny-en');
    expect(asked().slice(0, 2)).toEqual(['/encoder.onnx whole', '/encoder.onnx whole']);
  });
});

it('a mirror is asked instead of the publishers', async () => {
  const model = testModel(['http://127.0.0.1:9/never'], files);
  await openStore(model, { mirror: `${server.origin}/models/` }).download('tiny-en');
  expect(asked()).toEqual(['/models/tiny-en/encoder.onnx whole', '/models/tiny-en/tokens.txt whole']);
});

it('switched off, nothing is asked for, and a model copied in by hand is used', async () => {
  const store = openStore(here(), { isOffline: true });
  await expect(store.download('tiny-en')).rejects.toMatchObject({ code: 'offline' });
  expect(server.requests).toEqual([]);
  await openStore(here()).download('tiny-en');
  rmSync(join(folder, 'tiny-en', 'ready.json'));
  await expect(store.download('tiny-en')).resolves.toBe(join(folder, 'tiny-en'));
});

describe('a model without a known checksum', () => {
  const unverified = () => {
    const model = here();
    return { ...model, files: model.files.map((file) => ({ ...file, sha256: null })) };
  };

  it('is refused', async () => {
    await expect(openStore(unverified()).download('tiny-en')).rejects.toMatchObject({
      code: 'unverified',
      message: expect.stringContaining('PARLEY_MODELS_ALLOW_UNVERIFIED'),
    });
    expect(server.requests).toEqual([]);
  });

  it('where that is allowed, the first download is pinned and a later one held against it', async () => {
    const store = openStore(unverified(), { allowsUnverified: true });
    await store.download('tiny-en');
    expect(await stateOf(store)).toMatchObject({ state: 'ready' });
    await store.remove('tiny-en');
    server.willFail('other-bytes');
    await expect(store.download('tiny-en')).rejects.toMatchObject({ code: 'damaged' });
    await store.download('tiny-en');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('is not resumed from another file of the same address', async () => {
    server.willFail('cut');
    const store = openStore(unverified(), { allowsUnverified: true, sleep: async () => server.setEtag('"v2"') });
    await store.download('tiny-en');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });
});

describe('a folder that was tampered with', () => {
  it('a shortened file is fetched again, the others are not', async () => {
    await openStore(here()).download('tiny-en');
    await truncate(join(folder, 'tiny-en', 'tokens.txt'), 10);
    const store = openStore(here());
    expect(await stateOf(store)).toEqual({ state: 'absent' });
    await store.download('tiny-en');
    expect(asked().slice(2)).toEqual(['/tokens.txt whole']);
  });

  it('verify finds a changed byte that size and time do not give away, and the file is fetched again', async () => {
    const store = openStore(here());
    await store.download('tiny-en');
    expect(await store.verify('tiny-en')).toEqual([]);
    const path = join(folder, 'tiny-en', 'encoder.onnx');
    const { atime, mtime } = await stat(path);
    const changed = Buffer.from(files['encoder.onnx']);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    await writeFile(path, changed);
    await utimes(path, atime, mtime);
    expect(await store.verify('tiny-en')).toEqual(['encoder.onnx']);
    await store.download('tiny-en');
    expect(await store.verify('tiny-en')).toEqual([]);
  });

  it('remove deletes the model, and an unknown one is named', async () => {
    const store = openStore(here());
    await store.download('tiny-en');
    await store.remove('tiny-en');
    expect(await stateOf(store)).toEqual({ state: 'absent' });
    await expect(store.remove('nonsense')).rejects.toMatchObject({ code: 'unknown' });
  });
});
