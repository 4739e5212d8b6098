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

it('a model is downloaded with progress events, and is complete in its folder', async () => {
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

it('a complete model is not downloaded again, also after a restart', async () => {
  await openStore(here()).download('tiny-en');
  const before = server.requests.length;
  await openStore(here()).download('tiny-en');
  expect(server.requests.length).toBe(before);
});

it('two concurrent callers of one store share a download', async () => {
  const store = openStore(here());
  await Promise.all([store.download('tiny-en'), store.download('tiny-en')]);
  expect(server.requests).toHaveLength(2);
});

describe('an interrupted download', () => {
  it('resumes at its offset, checked by ETag', async () => {
    server.willFail('cut');
    await openStore(here()).download('tiny-en');
    const range = /bytes=(\d+)-/.exec(asked()[1] ?? '');
    expect(Number(range?.[1])).toBeGreaterThan(0);
    expect(server.requests[1]?.headers['if-range']).toBe('"v1"');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('restarts where the server has no range support', async () => {
    server.setRanges(false);
    server.willFail('cut');
    await openStore(here()).download('tiny-en');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('restarts where the server’s file has changed', async () => {
    server.willFail('cut');
    const store = openStore(here(), { sleep: async () => server.setEtag('"v2"') });
    await store.download('tiny-en');
    expect(server.requests[1]?.headers['if-range']).toBe('"v1"');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('fails after the last round, keeps the partial file, and resumes at the next start', async () => {
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

  it('counts as interrupted when the response ends early without an error', async () => {
    server.willFail('truncated');
    await openStore(here()).download('tiny-en');
    expect(asked()[1]).toBe('/encoder.onnx bytes=150000-');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('reports cancelled when stopped, and keeps the partial file', async () => {
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

it(`"follows the publisher's redirect through the platform's HTTP client and resumes there"`, async () => {
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

it('a model larger than the free disk space is refused before the request', async () => {
  const model = here();
  const huge = { ...model, files: model.files.map((file) => ({ ...file, bytes: 2 ** 52 })) };
  await expect(openStore(huge).download('tiny-en')).rejects.toMatchObject({ code: 'disk-full' });
  expect(server.requests).toEqual([]);
});

it('an unwritable folder is named', async () => {
  await writeFile(join(folder, 'file'), '');
  const store = openStore(here(), { folder: join(folder, 'file') });
  await expect(store.download('tiny-en')).rejects.toMatchObject({
    code: 'disk',
    message: expect.stringContaining(folder),
  });
});

describe('a wrong file', () => {
  it('is refused by its checksum and deleted', async () => {
    server.willFail('other-bytes');
    const store = openStore(here());
    await expect(store.download('tiny-en')).rejects.toMatchObject({ code: 'damaged' });
    expect(await readdir(join(folder, 'tiny-en'))).toEqual([]);
    expect(await stateOf(store)).toMatchObject({ state: 'failed', reason: expect.stringContaining('SHA-256') });
  });

  it('that is a sign-in page is refused before it is stored', async () => {
    server.willFail('login-page');
    await expect(openStore(here()).download('tiny-en')).rejects.toMatchObject({ code: 'damaged' });
    expect(await readdir(join(folder, 'tiny-en'))).toEqual([]);
  });

  it('makes us try the next URL, as do a missing file and a server error', async () => {
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

  it('missing at every URL: missing, without further rounds', async () => {
    server.willFail(404);
    await expect(openStore(here()).download('tiny-en')).rejects.toMatchObject({ code: 'missing' });
    expect(server.requests).toHaveLength(1);
  });

  it('a server error is retried in the next round', async () => {
    server.willFail(500);
    await openStore(here()).download('tiny-en');
    expect(asked().slice(0, 2)).toEqual(['/encoder.onnx whole', '/encoder.onnx whole']);
  });
});

it('a mirror replaces the publishers', async () => {
  const model = testModel(['http://127.0.0.1:9/never'], files);
  await openStore(model, { mirror: `${server.origin}/models/` }).download('tiny-en');
  expect(asked()).toEqual(['/models/tiny-en/encoder.onnx whole', '/models/tiny-en/tokens.txt whole']);
});

it('with downloads disabled no request is sent, and a model copied manually is used', async () => {
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

  it('where allowed, is pinned by its first download and later ones are checked against it', async () => {
    const store = openStore(unverified(), { allowsUnverified: true });
    await store.download('tiny-en');
    expect(await stateOf(store)).toMatchObject({ state: 'ready' });
    await store.remove('tiny-en');
    server.willFail('other-bytes');
    await expect(store.download('tiny-en')).rejects.toMatchObject({ code: 'damaged' });
    await store.download('tiny-en');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });

  it('is not resumed from another file at the same URL', async () => {
    server.willFail('cut');
    const store = openStore(unverified(), { allowsUnverified: true, sleep: async () => server.setEtag('"v2"') });
    await store.download('tiny-en');
    expect(await contentOf('encoder.onnx')).toEqual(files['encoder.onnx']);
  });
});

describe('a modified folder', () => {
  it('a truncated file is downloaded again, the others are not', async () => {
    await openStore(here()).download('tiny-en');
    await truncate(join(folder, 'tiny-en', 'tokens.txt'), 10);
    const store = openStore(here());
    expect(await stateOf(store)).toEqual({ state: 'absent' });
    await store.download('tiny-en');
    expect(asked().slice(2)).toEqual(['/tokens.txt whole']);
  });

  it('verify detects a changed byte with unchanged size and mtime, and the file is downloaded again', async () => {
    const store = openStore(here());
    await store.download('tiny-en');
    expect(await store.verify('tiny-en')).toEqual([]);
    const path = join(folder, 'tiny-en', 'encoder.onnx');
    const { atime, mtime } = await stat(path);
    const changed = Buffer.from(files['encoder.onnx']);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    await writeFile(path, changed);
    await utimes(path, atime, mtime);
    expect(await store.verify('tiny-en')).toMatchObject([{ file: { path: 'encoder.onnx' }, kind: 'checksum' }]);
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
