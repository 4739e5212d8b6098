import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeechModel, SpeechModelList } from '@parley/contract/resources/speech-model';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { readSpeechModelChoices } from './speech-model-choices.ts';

let mirror: Awaited<ReturnType<typeof startLoopbackServer>>;
let app: TestApp;
let tenant: TestTenant;
let headers: { 'x-api-key': string };

beforeAll(async () => {
  mirror = await startLoopbackServer((_, response) => response.end('<p>Please sign in'));
  app = await buildTestApp({ env: { PARLEY_MODELS_MIRROR: mirror.origin, PARLEY_EGRESS_ALLOW: '127.0.0.1' } });
  tenant = await app.createTenant();
  headers = { 'x-api-key': await app.createPlatformKey() };
});
afterAll(async () => {
  await app.close();
  await mirror.close();
});

const ask = (method: 'DELETE' | 'GET' | 'POST', path = '') =>
  app.server.inject({ method, url: `/api/admin/speech-models${path}`, headers });
const find = async (id: string) =>
  (await ask('GET')).json<SpeechModelList>().data.find((model) => model.id === id) as SpeechModel;

it('the list has size, source, licence, folder and files of each model, tenants see its state alone', async () => {
  const list = (await ask('GET')).json<SpeechModelList>();
  expect(list).toMatchObject({ downloads_allowed: true, mirror_url: mirror.origin });
  expect(await find('vits-ljs')).toMatchObject({
    kind: 'text-to-speech',
    languages: ['en'],
    bytes: 117_833_721,
    licence: 'Apache-2.0',
    source_url: 'https://huggingface.co/csukuangfj/vits-ljs',
    folder: expect.stringMatching(/models\/vits-ljs$/),
    files: expect.arrayContaining([
      expect.objectContaining({ name: 'model.onnx', url: `${mirror.origin}/vits-ljs/model.onnx` }),
    ]),
    state: 'absent',
  });
  const seen = (await tenant.request('GET', '/api/speech-models')).json().data[0];
  expect(Object.keys(seen).toSorted()).toEqual(
    ['bytes', 'bytes_done', 'description', 'id', 'is_in_use', 'kind', 'languages', 'state'].toSorted(),
  );
});

it('a download that fails shows its reason, is chosen for later starts, and leaves an audit row', async () => {
  expect((await ask('POST', '/vits-ljs/download')).statusCode).toBe(202);
  await vi.waitFor(async () => expect((await find('vits-ljs')).state).toBe('failed'), { timeout: 10_000 });
  expect(await find('vits-ljs')).toMatchObject({
    error: expect.stringContaining('as model.onnx, which has 114124456'),
    is_chosen: true,
    is_in_use: false,
  });
  expect(await readSpeechModelChoices(app.deps.db.platform)).toEqual({ added: ['vits-ljs'], removed: [] });
  const rows = (await auditRows(app, platformChain)).filter((row) => row.resource_id === 'vits-ljs');
  expect(rows.map(({ action }) => action)).toEqual(['speech_model.download']);
});

it('verify names the problem of each file, and remove deletes them', async () => {
  const { folder } = await find('vits-ljs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tokens.txt'), 'a 1\n');
  const { problems } = (await ask('POST', '/vits-ljs/verify')).json();
  expect(problems.map(({ file, kind }: { file: string; kind: string }) => [file, kind])).toEqual([
    ['model.onnx', 'missing'],
    ['tokens.txt', 'size'],
    ['lexicon.txt', 'missing'],
  ]);
  expect((await ask('DELETE', '/vits-ljs')).statusCode).toBe(204);
  expect(await find('vits-ljs')).toMatchObject({ state: 'absent', bytes_done: 0, is_chosen: false });
  expect(await readSpeechModelChoices(app.deps.db.platform)).toEqual({ added: [], removed: ['vits-ljs'] });
});

it('409 for a model without a known checksum, 404 for an unknown one', async () => {
  const refused = await ask('POST', '/vits-vctk-int8/download');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('PARLEY_MODELS_ALLOW_UNVERIFIED'),
  ]);
  for (const [method, path] of [
    ['POST', '/nonsense/download'],
    ['POST', '/nonsense/verify'],
    ['DELETE', '/nonsense'],
  ] as const) {
    expect((await ask(method, path)).statusCode).toBe(404);
  }
});

it('403 for a tenant on the installation’s models, and without agents:read', async () => {
  expect((await tenant.request('GET', '/api/admin/speech-models')).statusCode).toBe(403);
  const narrow = await app.createTenant({ scopes: ['tools:read'] });
  expect((await narrow.request('GET', '/api/speech-models')).statusCode).toBe(403);
});

it('the page of an agent learns the state of its recognizer, without reasons and places', async () => {
  const agent = (await tenant.request('POST', '/api/agents', { name: 'Robin', language: 'de' })).json();
  const state = async () => (await app.server.inject({ url: `/api/web-voice/agents/${agent.id}/recognizer` })).json();
  expect(await state()).toEqual({ state: 'none', bytes: 0, bytes_done: 0 });
  await ask('POST', '/streaming-zipformer-de-kroko-2025-08-06/download');
  await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'failed', bytes_done: 0 }), {
    timeout: 10_000,
  });
  await tenant.request('PATCH', `/api/agents/${agent.id}`, { stt: { provider: 'deepgram' } });
  expect(await state()).toMatchObject({ state: 'none' });
});
