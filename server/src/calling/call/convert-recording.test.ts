import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { jobOf } from '../../../test/job-of.ts';
import { openCall, wavFile } from '../../../test/test-calls.ts';
import { convertToOpus } from './convert-recording.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-convert-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('a recording becomes an Ogg file of a fraction of its size, without a partial file', async () => {
  const [wav, ogg] = [join(folder, 'a.wav'), join(folder, 'a.ogg')];
  writeFileSync(wav, wavFile(3000));
  await convertToOpus(wav, ogg);
  const file = readFileSync(ogg);
  expect(file.subarray(0, 4).toString('latin1')).toBe('OggS');
  expect(file.length).toBeLessThan(readFileSync(wav).length / 3);
  expect(existsSync(`${ogg}.part`)).toBe(false);
});

it('an invalid recording is not converted, and has no Ogg file', async () => {
  const [wav, ogg] = [join(folder, 'b.wav'), join(folder, 'b.ogg')];
  writeFileSync(wav, 'nonsense');
  await expect(convertToOpus(wav, ogg)).rejects.toThrow();
  expect([existsSync(ogg), existsSync(`${ogg}.part`)]).toEqual([false, false]);
});

const finishing = (at: TestApp) => jobOf(at.deps.jobs, 'calls.finish_recording');

it('a process with jobs stores recordings as Ogg/Opus by default', async () => {
  const tenant = await app.createTenant();
  const call = await openCall(app, tenant.id, { isRecorded: true });
  writeFileSync(call.recordingPath ?? '', wavFile(2000));
  await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
  await finishing(app).run({ tenant_id: tenant.id, call_id: call.id });
  const answer = await tenant.request('GET', `/api/calls/${call.id}/recording`);
  expect(answer.json()).toMatchObject({ content_type: 'audio/ogg', channels: 2, duration_ms: 2000 });
  const wav = await buildTestApp({ database: app.database, env: { PARLEY_RECORDING_FORMAT: 'wav' } });
  try {
    const kept = await openCall(wav, tenant.id, { isRecorded: true });
    writeFileSync(kept.recordingPath ?? '', wavFile(2000));
    await wav.deps.calls.store.endCall(kept, { reason: 'user_hangup' });
    await finishing(wav).run({ tenant_id: tenant.id, call_id: kept.id });
    const there = await tenant.request('GET', `/api/calls/${kept.id}/recording`);
    expect(there.json()).toMatchObject({ content_type: 'audio/wav', duration_ms: 2000 });
  } finally {
    await wav.close();
  }
});
