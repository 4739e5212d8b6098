import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publicAccess } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { type MountedTest, mountOperations, testOperation } from '../../../../test/mount-operations.ts';
import { readUpload, type UploadBounds } from './read-upload.ts';

const upload = testOperation({
  method: 'POST',
  path: '/test/files',
  id: 'uploadTestFile',
  summary: 'Upload',
  access: publicAccess('a test'),
  audit: notAudited('a test'),
  bodyType: 'multipart/form-data',
  maxFileBytes: 1000,
  body: z.strictObject({ file: z.file(), note: z.string().optional() }),
  answer: { status: 200, schema: z.object({ name: z.string(), type: z.string(), text: z.string(), note: z.string() }) },
  example: {},
  run: async ({ body: { file, note = '' } }) => ({ name: file.name, type: file.type, text: await file.text(), note }),
});

let app: TestApp;
let mounted: MountedTest;
let address: string;
beforeAll(async () => {
  app = await buildTestApp();
  mounted = mountOperations(app, [upload]);
  address = await mounted.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await mounted.server.close();
  await app.close();
});

function form(text: string, more: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set('file', new File([text], 'räksmörgås.txt', { type: 'text/plain' }));
  for (const [name, value] of Object.entries(more)) data.set(name, value);
  return data;
}

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}/test/files`, { method: 'POST', body, headers });
  return { status: answer.status, body: await answer.json() };
}

describe('a form with a file', () => {
  it('200 with the file, its name and type, and the other fields', async () => {
    expect(await post(form('hello', { note: 'first' }))).toEqual({
      status: 200,
      body: { name: 'räksmörgås.txt', type: 'text/plain', text: 'hello', note: 'first' },
    });
  });

  it('413 for a file above the limit, 200 for one at exactly it', async () => {
    expect((await post(form('x'.repeat(1001)))).status).toBe(413);
    expect((await post(form('x'.repeat(100_000)))).status).toBe(413);
    expect((await post(form('x'.repeat(1000)))).status).toBe(200);
  });

  it('400 without the file, with an unknown field, with two files, with a truncated form', async () => {
    const noFile = new FormData();
    noFile.set('note', 'x');
    expect(await post(noFile)).toMatchObject({ status: 400, body: { details: [{ path: '/file' }] } });
    expect(await post(form('x', { other: 'y' }))).toMatchObject({ status: 400, body: { error: 'unknown_field' } });
    const two = form('x');
    two.append('more', new File(['y'], 'y.txt'));
    expect((await post(two)).status).toBe(400);
    const broken = await post('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc', {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(broken.status).toBe(400);
  });

  it('400 for text the database cannot store, 415 for another content type', async () => {
    expect((await post(form('x', { note: 'a\0b' }))).status).toBe(400);
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('x', { 'content-type': 'multipart/form-data' })).status).toBe(415);
  });
});

describe('an endless form', () => {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const roomy: UploadBounds = {
    heldBytesMax: 1_000_000,
    timeoutMs: () => 60_000,
    pace: { leastBytes: 1, intervalMs: 60_000 },
  };

  /** An upload that has begun; its client continues with `raw`. */
  function begun(bounds: UploadBounds = roomy, maxFileBytes = 1000) {
    const raw = new PassThrough();
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const reading = readUpload({ headers, raw } as unknown as FastifyRequest, maxFileBytes, bounds);
    raw.write(head);
    return { raw, reading };
  }
  const cut = { connection: 'close' };

  it('413 before its end once far over the limit, and the connection is closed', async () => {
    const { raw, reading } = begun();
    for (let sent = 0; sent < 10; sent += 1) raw.write(Buffer.alloc(65_536));
    await expect(reading).rejects.toMatchObject({ code: 'payload_too_large', headers: cut });
  });

  it('408 when it takes too long', async () => {
    const { reading } = begun({ ...roomy, timeoutMs: () => 1 });
    await expect(reading).rejects.toMatchObject({ code: 'request_timeout', headers: cut });
  });

  // One byte a second held a connection for eight minutes.
  it('408 when it trickles', async () => {
    const { raw, reading } = begun({ ...roomy, pace: { leastBytes: 1000, intervalMs: 1 } });
    raw.write('x');
    await expect(reading).rejects.toMatchObject({ code: 'request_timeout', headers: cut });
  });

  it('503 when concurrent uploads leave no room; accepted again once they end', async () => {
    const bounds = { ...roomy, heldBytesMax: 1500 };
    const first = begun(bounds);
    first.raw.write(Buffer.alloc(1000, 'x'));
    const second = begun(bounds);
    second.raw.write(Buffer.alloc(1000, 'x'));
    await expect(second.reading).rejects.toMatchObject({ code: 'unavailable', headers: cut });
    first.raw.end('\r\n--b--\r\n');
    await expect(first.reading).resolves.toMatchObject({ file: { size: 1000 } });
    const third = begun(bounds);
    third.raw.end(`${'x'.repeat(1000)}\r\n--b--\r\n`);
    await expect(third.reading).resolves.toMatchObject({ file: { size: 1000 } });
  });
});
