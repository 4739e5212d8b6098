import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEgress } from '@parley/egress';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '#platform/log/logger.ts';
import type { SpeechModel } from '../../providers/speech/local/models/catalogue.ts';
import {
  type ModelServer,
  modelBytes,
  startModelServer,
  testModel,
} from '../../providers/speech/local/models/testing/model-server.ts';
import { createSpeechModelDownloads, type SpeechModelDownloadsParts } from './speech-model-downloads.ts';

const files = { 'encoder.onnx': modelBytes(10_000) };
const egress = createEgress({ allowHosts: ['127.0.0.1'] });

let server: ModelServer;
let dataDir: string;
const opened: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  server = await startModelServer(files);
  dataDir = mkdtempSync(join(tmpdir(), 'parley-speech-models-'));
});

afterEach(async () => {
  for (const downloads of opened.splice(0)) await downloads.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Options extends Partial<SpeechModelDownloadsParts> {
  configured?: string[];
  isOffline?: boolean;
}

function open({ configured = [], isOffline = false, ...more }: Options = {}) {
  const models = ['one', 'two'].map((id) => testModel([server.origin], files, { id }));
  const used: string[] = [];
  const pool = {
    useModel: async ({ id }: SpeechModel) => void used.push(id),
    stopUsingModel: async (id: string) => void used.splice(used.indexOf(id), 1),
  };
  const downloads = createSpeechModelDownloads({
    config: {
      dataDir,
      speechModels: models.filter(({ id }) => configured.includes(id)),
      modelsMirror: undefined,
      areModelsOffline: isOffline,
      allowsUnverifiedModels: false,
    },
    diskReserveBytes: 0,
    egress,
    pool,
    readChoices: async () => ({ added: [], removed: [] }),
    log: createLogger({ level: 'silent' }),
    models,
    isEngineInstalled: () => true,
    ...more,
  });
  opened.push(downloads);
  const stateOf = async (id: string) => (await downloads.find(id)) ?? {};
  const reaches = (id: string, state: object) =>
    vi.waitFor(async () => expect(await stateOf(id)).toMatchObject(state), { timeout: 10_000 });
  return { downloads, used, reaches };
}

it('the start fetches the configured models that were not removed, and the ones requested before', async () => {
  const readChoices = async () => ({ added: ['two'], removed: ['one'] });
  const { downloads, used, reaches } = open({ configured: ['one'], readChoices });
  await downloads.start();
  await reaches('two', { state: 'ready', isInUse: true, isChosen: true, bytesDone: 10_000 });
  await reaches('one', { state: 'absent', isInUse: false, isChosen: false });
  expect(used).toEqual(['two']);
  expect(downloads.hasRecognizer('en-GB')).toBe(true);
});

it('a requested download shows its progress, is stopped by remove, and is resumed by the next request', async () => {
  const { downloads, used, reaches } = open();
  server.willFail('stall');
  downloads.download('one');
  await server.stalled;
  await reaches('one', { state: 'downloading', bytesDone: 5000, bytes: 10_000 });
  expect(downloads.hasRecognizer('en')).toBe(false);
  await downloads.remove('one');
  await reaches('one', { state: 'absent', bytesDone: 0, isChosen: false });
  downloads.download('one');
  await reaches('one', { state: 'ready', isInUse: true });
  await downloads.remove('one');
  expect(used).toEqual([]);
  expect(downloads.hasRecognizer('en')).toBe(false);
});

it('a wrong file is a failure with its reason and without a retry', async () => {
  const { downloads, used, reaches } = open();
  server.willFail('other-bytes');
  downloads.download('one');
  await reaches('one', { state: 'failed', error: expect.stringContaining('SHA-256'), willRetry: false });
  expect(used).toEqual([]);
});

it('a complete model that fails its self-test is shown with the reason and not used', async () => {
  const useModel = () => Promise.reject(new Error('ended the process that tried it'));
  const { downloads, reaches } = open({ pool: { useModel, stopUsingModel: async () => {} } });
  downloads.download('one');
  await reaches('one', { state: 'ready', isInUse: false, error: 'ended the process that tried it' });
  expect(downloads.hasRecognizer('en')).toBe(false);
});

it('without internet, files put in place by hand are verified and used without a request', async () => {
  const { downloads, reaches } = open({ isOffline: true });
  mkdirSync(join(dataDir, 'models', 'one'), { recursive: true });
  const path = join(dataDir, 'models', 'one', 'encoder.onnx');
  writeFileSync(path, modelBytes(10_000, 9));
  await expect(downloads.verify('one')).resolves.toMatchObject([
    { file: 'encoder.onnx', kind: 'checksum', message: expect.stringContaining(path) },
  ]);
  writeFileSync(path, files['encoder.onnx']);
  await expect(downloads.verify('one')).resolves.toEqual([]);
  downloads.download('one');
  await reaches('one', { state: 'ready', isInUse: true });
  expect(server.requests).toEqual([]);
});

it('no room above the disk reserve is a failure before any request', async () => {
  const { downloads, reaches } = open({ diskReserveBytes: 2 ** 52 });
  downloads.download('one');
  await reaches('one', { state: 'failed', error: expect.stringContaining('PARLEY_DISK_RESERVE_MB') });
  expect(server.requests).toEqual([]);
});
