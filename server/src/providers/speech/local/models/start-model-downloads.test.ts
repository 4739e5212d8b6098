import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SpeechModel } from './catalogue.ts';
import { createModelStore } from './model-store.ts';
import { type ModelDownloadsOptions, startModelDownloads } from './start-model-downloads.ts';
import { type ModelServer, modelBytes, startModelServer, testModel } from './testing/model-server.ts';

const files = { 'encoder.onnx': modelBytes(10_000) };

let server: ModelServer;
let folder: string;

beforeEach(async () => {
  server = await startModelServer(files);
  folder = mkdtempSync(join(tmpdir(), 'parley-models-'));
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function begin(wanted: readonly SpeechModel[], more: Partial<ModelDownloadsOptions> & { isOffline?: boolean } = {}) {
  const lines: string[] = [];
  const ready: string[] = [];
  const waits: number[] = [];
  const write = (_: unknown, sentence?: string) => void lines.push(sentence ?? '');
  const downloads = startModelDownloads({
    store: createModelStore({
      folder,
      fetch: (url, init) => fetch(url, init),
      models: wanted,
      isOffline: more.isOffline ?? false,
      log: { debug: () => undefined },
      retryWaitsMs: [],
    }),
    wanted,
    log: { info: write, warn: write },
    onReady: async (model) => void ready.push(model.id),
    sleep: async (ms) => void waits.push(ms),
    ...more,
  });
  return { downloads, lines, ready, waits };
}

const here = (id: string) => testModel([server.origin], files, { id });

it('models are downloaded one after another and loaded when complete', async () => {
  const { downloads, ready, lines } = begin([here('one'), here('two')]);
  expect(ready).toEqual([]);
  await downloads.settled;
  expect(ready).toEqual(['one', 'two']);
  expect(lines.filter((line) => line.includes('in use'))).toHaveLength(2);
});

it('a present model is loaded without a request', async () => {
  await begin([here('one')]).downloads.settled;
  const before = server.requests.length;
  const { downloads, ready } = begin([here('one')]);
  await downloads.settled;
  expect(ready).toEqual(['one']);
  expect(server.requests).toHaveLength(before);
});

it('without internet it logs once, retries with backoff, and finally loads the model', async () => {
  server.willFail(500, 500, 500, 500, 500);
  const { downloads, ready, lines, waits } = begin([here('one')], { waitsMs: [1, 5, 15] });
  await downloads.settled;
  expect(waits).toEqual([1, 5, 15, 15, 15]);
  expect(ready).toEqual(['one']);
  expect(lines.filter((line) => line.includes('will retry'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('download started'))).toHaveLength(1);
});

it('a permanent failure is logged once without a retry', async () => {
  const { downloads, ready, lines, waits } = begin([here('one')], { isOffline: true });
  await downloads.settled;
  expect({ ready, waits }).toEqual({ ready: [], waits: [] });
  expect(lines.at(-1)).toContain('speech model download failed');
});

it('a model that fails to load does not block the next one', async () => {
  const ready: string[] = [];
  const { downloads, lines } = begin([here('one'), here('two')], {
    onReady: async (model) => {
      if (model.id === 'one') throw new Error('self-test failed');
      ready.push(model.id);
    },
  });
  await downloads.settled;
  expect(ready).toEqual(['two']);
  expect(lines.filter((line) => line.includes('is not used'))).toHaveLength(1);
});

it('close cancels a download in progress and waits for it', async () => {
  server.willFail('stall');
  const { downloads, ready } = begin([here('one')]);
  await server.stalled;
  await downloads.close();
  expect(ready).toEqual([]);
});
