import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { finishRecordingOf, openCall, wavFile } from '../../../../test/test-calls.ts';
import { type LoopbackS3, startLoopbackS3 } from '../../../providers/storage/testing/loopback-s3.ts';

let s3: LoopbackS3;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  s3 = await startLoopbackS3();
  app = await buildTestApp({
    env: {
      PARLEY_S3_ENDPOINT: s3.endpoint,
      PARLEY_S3_BUCKET: 'files',
      PARLEY_S3_ACCESS_KEY_ID: s3.accessKeyId,
      PARLEY_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      PARLEY_S3_PREFIX: 'parley/',
    },
  });
  tenant = await app.createTenant();
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

/** Recorded and ended call, whose recording the job has not finished. */
async function recordedCall() {
  const call = await openCall(app, tenant.id, { isRecorded: true });
  const path = call.recordingPath ?? '';
  writeFileSync(path, wavFile(1000));
  await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
  return { call, path, object: `files/parley/recordings/${tenant.id}/${call.id}.wav` };
}

const recordingOf = (id: string) => tenant.request('GET', `/api/calls/${id}/recording`);

it('a finished recording is in S3 alone, and its link leads there, in ranges too', async () => {
  const { call, path, object } = await recordedCall();
  await finishRecordingOf(app, call);
  expect([existsSync(path), s3.objects.get(object)?.bytes.equals(wavFile(1000))]).toEqual([false, true]);
  const link = new URL((await recordingOf(call.id)).json().url);
  const answer = await app.server.inject({ url: link.pathname + link.search });
  expect([answer.statusCode, answer.rawPayload.length, answer.headers['cache-control']]).toEqual([
    302,
    0,
    'private, no-store',
  ]);
  const part = await fetch(String(answer.headers.location), { headers: { range: 'bytes=44-143' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/wav']);
  expect(Buffer.from(await part.arrayBuffer()).equals(wavFile(1000).subarray(44, 144))).toBe(true);
});

it('HEAD, and a link with redirect=false, are answered without S3 in sight', async () => {
  const { call } = await recordedCall();
  await finishRecordingOf(app, call);
  const link = new URL((await recordingOf(call.id)).json().url);
  const head = await app.server.inject({ method: 'HEAD', url: link.pathname + link.search });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(44 + 64_000)]);
  const url = `${link.pathname}${link.search}&redirect=false`;
  const part = await app.server.inject({ url, headers: { range: 'bytes=0-3' } });
  expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
});

it('while S3 is unavailable the recording stays on the disk and unfinished; the next run stores it', async () => {
  const { call, path, object } = await recordedCall();
  s3.failsOn = /^PUT/;
  await expect(finishRecordingOf(app, call)).rejects.toThrow('503');
  expect([existsSync(path), (await recordingOf(call.id)).statusCode]).toEqual([true, 409]);
  s3.failsOn = null;
  await finishRecordingOf(app, call);
  expect([existsSync(path), s3.objects.has(object), (await recordingOf(call.id)).statusCode]).toEqual([
    false,
    true,
    200,
  ]);
});

it('a recording from before S3 was configured is served from the disk, and moved by the next run', async () => {
  const { call, path, object } = await recordedCall();
  await finishRecordingOf(app, call);
  s3.objects.delete(object);
  writeFileSync(path, wavFile(1000));
  const link = new URL((await recordingOf(call.id)).json().url);
  expect((await app.server.inject({ url: link.pathname + link.search })).rawPayload.length).toBe(44 + 64_000);
  await finishRecordingOf(app, call);
  expect([existsSync(path), s3.objects.has(object)]).toEqual([false, true]);
});

it('health names the storage, and says when it is down', async () => {
  const storage = async () => {
    const answer = await tenant.request('GET', '/api/health/detailed');
    return answer.json().dependencies.find(({ name }: { name: string }) => name === 'storage');
  };
  expect(await storage()).toMatchObject({ status: 'ok' });
  s3.failsOn = /^GET/;
  expect(await storage()).toMatchObject({ status: 'down' });
  s3.failsOn = null;
});
