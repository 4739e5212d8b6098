import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { ErrorBody } from '@parley/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { apiKey, publicAccess } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import { type MountedTest, mountOperations, testOperation } from '../../../test/mount-operations.ts';

// Refusals before an operation is reached, over real connections: an anonymous client may send anything, of any size
// and at any speed.

const common = {
  method: 'POST' as const,
  summary: 'Echo',
  audit: notAudited('a test'),
  body: z.strictObject({ name: z.string() }),
  answer: { status: 200 as const, schema: z.object({ name: z.string() }) },
  example: {},
  run: async ({ body }: { body: { name: string } }) => body,
};
const open = testOperation({ ...common, path: '/test/open', id: 'open', access: publicAccess('a test') });
const guarded = testOperation({ ...common, path: '/test/guarded', id: 'guarded', access: apiKey('agents:read') });

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
let mounted: MountedTest;
let port: number;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
  const limits = { requestsPerMinute: { perAddress: 20, perKey: 20 }, connections: { maxPerAddress: 5 } };
  mounted = mountOperations(app, [open, guarded], limits);
  await mounted.server.listen({ host: '127.0.0.1', port: 0 });
  port = (mounted.server.server.address() as AddressInfo).port;
});
beforeEach(() => clock.advance(60_000));
afterAll(async () => {
  await mounted.server.close();
  await app.close();
});

const head = (path: string, headers: Record<string, string | number>) =>
  [`POST ${path} HTTP/1.1`, 'host: x', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(
    '\r\n',
  ) + '\r\n\r\n';

/** Writes, and reads until an answer is complete. */
async function exchange(...parts: (string | Buffer)[]): Promise<Answer & { socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  return { ...(await readAnswer(socket)), socket };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

async function readAnswer(socket: Socket): Promise<Answer> {
  let text = '';
  for await (const [chunk] of chunksOf(socket)) {
    text += chunk.toString('latin1');
    const [start = '', body] = text.split('\r\n\r\n');
    const lines = start.split('\r\n').slice(1);
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    if (body !== undefined && body.length >= Number(headers['content-length'])) {
      return { status: Number(text.slice(9, 12)), headers, body };
    }
  }
  throw new Error(`The connection ended after: ${text}`);
}

async function* chunksOf(socket: Socket): AsyncGenerator<[Buffer]> {
  const ended = once(socket, 'close').then(() => null);
  for (;;) {
    const chunk = (await Promise.race([once(socket, 'data'), ended])) as [Buffer] | null;
    if (chunk === null) return;
    yield chunk;
  }
}

const json = { 'content-type': 'application/json' };

describe('a request head', () => {
  // Bodies were read first, so that clients without a key could occupy connections and the parser.
  it.each([
    ['401 without a key', '/test/guarded', {}, 401],
    ['401 with a wrong key', '/test/guarded', { 'x-api-key': 'pk_live_wrong' }, 401],
    ['404 for an unknown path', '/test/nothing', {}, 404],
    ['413 by the length it declares', '/test/open', { 'content-length': 100_000 }, 413],
    ['415 for a compressed body', '/test/open', { 'content-encoding': 'gzip' }, 415],
    ['415 for an unknown content coding', '/test/open', { 'content-encoding': 'zip, identity' }, 415],
    ['415 for another type', '/test/open', { 'content-type': 'text/plain' }, 415],
  ])('%s, before its body arrives', async (_, path, headers, status) => {
    const answer = await exchange(head(path, { ...json, 'content-length': 1000, ...headers }), '{');
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ connection: 'close', 'cache-control': 'no-store' });
    expect(ErrorBody.parse(JSON.parse(answer.body)).request_id).toBe(answer.headers['x-request-id']);
    answer.socket.destroy();
  });

  it('429 without reading further, once the address is over its limit', async () => {
    for (let sent = 0; sent < 20; sent++)
      (await exchange(head('/test/nothing', { 'content-length': 0 }))).socket.destroy();
    const answer = await exchange(head('/test/open', { ...json, 'content-length': 1000 }));
    expect(answer.status).toBe(429);
    answer.socket.destroy();
  });
});

describe('a body', () => {
  it('that is refused leaves its connection open for the next request, if received whole', async () => {
    const refused = head('/test/guarded', { ...json, 'content-length': 2 });
    const next = head('/test/guarded', { ...json, 'x-api-key': tenant.key, 'content-length': 12 });
    const answer = await exchange(`${refused}{}`);
    expect([answer.status, answer.headers['connection']]).toEqual([401, 'keep-alive']);
    answer.socket.write(`${next}{"name":"a"}`);
    expect(await readAnswer(answer.socket)).toMatchObject({ status: 200, body: '{"name":"a"}' });
    answer.socket.destroy();
  });

  // Half of the clients saw a reset connection instead: it was closed while they were still writing.
  it.each([
    ['its length', { 'content-length': 3_000_000 }],
    ['no length', { 'transfer-encoding': 'chunked' }],
  ])('far above the limit, with %s: 413 to a client that reads only after writing', async (_, length) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    const isChunked = 'transfer-encoding' in length;
    const body = Buffer.alloc(3_000_000, ' ');
    socket.write(head('/test/open', { ...json, ...length, connection: 'close' }));
    const whole = isChunked ? [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'] : [body];
    for (const part of whole) await new Promise((resolve) => socket.write(part, resolve));
    socket.resume();
    expect(await readAnswer(socket)).toMatchObject({ status: 413, body: expect.stringContaining('8192 bytes') });
    socket.destroy();
  });

  it('is requested with 100 Continue when accepted, and not when refused', async () => {
    const asking = { ...json, expect: '100-continue', 'content-length': 12 };
    const socket = connect(port, '127.0.0.1');
    socket.write(head('/test/open', asking));
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{"name":"a"}');
    expect((await readAnswer(socket)).status).toBe(200);
    socket.destroy();
    for (const [path, more, status] of [
      ['/test/guarded', {}, 401],
      ['/test/open', { 'content-length': 9000 }, 413],
    ] as const) {
      const answer = await exchange(head(path, { ...asking, ...more }));
      expect(answer.status).toBe(status);
      answer.socket.destroy();
    }
  });
});

describe('the rate limit of an address', () => {
  // Only requests that reached an operation counted: guesses, garbage and unknown addresses were answered without
  // limit.
  it.each<[string, string, number]>([
    ['a wrong key', head('/test/guarded', { 'x-api-key': 'pk_live_wrong', 'content-length': 0 }), 401],
    ['no key', head('/test/guarded', { 'content-length': 0 }), 401],
    [
      'two credentials',
      head('/test/guarded', { 'x-api-key': 'a', authorization: 'Bearer b', 'content-length': 0 }),
      400,
    ],
    ['broken JSON', `${head('/test/open', { ...json, 'content-length': 1 })}{`, 400],
    ['another type', `${head('/test/open', { 'content-type': 'text/xml', 'content-length': 1 })}<`, 415],
    ['an unknown address', head('/test/nothing', { 'content-length': 0 }), 404],
    ['a method that is not taken', head('/test/open', { 'content-length': 0 }).replace('POST', 'PUT'), 405],
    ['an address that cannot be decoded', head('/test/%zz', { 'content-length': 0 }), 404],
    ['an address that is too long', head(`/test/${'a'.repeat(9000)}`, { 'content-length': 0 }), 414],
    ['an address longer than any head', head(`/test/${'a'.repeat(20_000)}`, { 'content-length': 0 }), 414],
    ['too many headers', head('/test/open', { filler: 'a'.repeat(20_000) }), 431],
    ['no HTTP', 'HELO there\r\n\r\n', 400],
    ['no host', 'GET /test/open HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /test/open HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 405],
  ])(
    '%s is refused in the error format, with the remaining quota, and finally with 429',
    async (_, request, status) => {
      for (let left = 19; left >= -1; left--) {
        const answer = await exchange(request);
        answer.socket.destroy();
        expect(answer.status).toBe(left < 0 ? 429 : status);
        expect(answer.headers).toMatchObject({
          'x-ratelimit-limit': '20',
          'x-ratelimit-remaining': String(Math.max(left, 0)),
          'content-type': 'application/json; charset=utf-8',
          'x-content-type-options': 'nosniff',
        });
        expect(ErrorBody.parse(JSON.parse(answer.body)).request_id).toBe(answer.headers['x-request-id']);
      }
    },
  );

  it('a recently valid key still works from an address over its limit; an unknown one waits', async () => {
    const known = head('/test/guarded', { ...json, 'x-api-key': tenant.key, 'content-length': 12 });
    const ask = async (request: string) => {
      const answer = await exchange(`${request}{"name":"a"}`);
      answer.socket.destroy();
      return answer.status;
    };
    expect(await ask(known)).toBe(200);
    for (let sent = 0; sent < 20; sent++) await ask(known.replace(tenant.key, 'pk_live_guess'));
    expect(await ask(known.replace(tenant.key, 'pk_live_guess'))).toBe(429);
    expect(await ask(known)).toBe(200);
    const fresh = known.replace(tenant.key, await tenant.createKey(['agents:read']));
    expect(await ask(fresh)).toBe(429);
    clock.advance(60_000);
    expect(await ask(fresh)).toBe(200);
  });
});

describe('connections', () => {
  it('above the limit of an address get an error and are closed; slots free up when others close', async () => {
    const held = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );
    const answer = await exchange(head('/test/nothing', { 'content-length': 0 }));
    expect(answer).toMatchObject({ status: 429, body: expect.stringContaining('PARLEY_CONNECTIONS_PER_ADDRESS') });
    for (const socket of [...held, answer.socket]) socket.destroy();
    await expect
      .poll(async () => {
        const again = await exchange(head('/test/nothing', { 'content-length': 0 }));
        again.socket.destroy();
        return again.status;
      })
      .toBe(404);
  });
});
