import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { bodyTimeoutMs, readBody } from './read-body.ts';

const bodyOf = (headers: Record<string, string> = {}) => Object.assign(new PassThrough(), { headers });

it('is read whole, in any chunks', async () => {
  const body = bodyOf();
  const reading = readBody(body, { maxBytes: 100 });
  const bytes = Buffer.from('"å😀"');
  for (const byte of bytes) body.write(Buffer.from([byte]));
  body.end();
  expect(await reading).toBe('"å😀"');
  const empty = bodyOf();
  empty.end();
  expect(await readBody(empty, { maxBytes: 0 })).toBe('');
});

it('413 as soon as more is received or announced than allowed, without reading the rest', async () => {
  const body = bodyOf();
  const reading = readBody(body, { maxBytes: 10 });
  body.write('12345678901');
  await expect(reading).rejects.toMatchObject({ code: 'payload_too_large' });
  expect(body.isPaused()).toBe(true);
  await expect(readBody(bodyOf({ 'content-length': '11' }), { maxBytes: 10 })).rejects.toMatchObject({
    code: 'payload_too_large',
  });
});

it('408 after its timeout, which grows with the length', async () => {
  const body = bodyOf({ 'content-length': '10' });
  body.write('{');
  await expect(readBody(body, { maxBytes: 10, timeoutMs: () => 1 })).rejects.toMatchObject({
    code: 'request_timeout',
    headers: { connection: 'close' },
  });
  expect(bodyTimeoutMs(1024 * 1024)).toBeGreaterThan(2 * bodyTimeoutMs(1024));
});

it('400 when it is truncated or not UTF-8', async () => {
  const broken = bodyOf();
  const reading = readBody(broken, { maxBytes: 10 });
  broken.destroy();
  await expect(reading).rejects.toMatchObject({ details: [{ code: 'incomplete_body' }] });
  const latin = bodyOf();
  latin.end(Buffer.from([0x22, 0xe5, 0x22]));
  await expect(readBody(latin, { maxBytes: 10 })).rejects.toMatchObject({ details: [{ code: 'invalid_encoding' }] });
});
