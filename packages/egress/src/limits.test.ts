import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { findEgressError } from './egress.errors.ts';
import { createEgress, type StreamLimits } from './egress.ts';
import { startLoopbackServer } from './testing/loopback-server.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serve(answer: RequestListener) {
  const server = await startLoopbackServer(answer);
  open.push(server.close);
  const door = createEgress({ allowHosts: [new URL(server.origin).host] });
  return { server, door, origin: server.origin };
}

describe('size', () => {
  it('a body of exactly the limit passes, one byte more is too_large', async () => {
    const { door, origin } = await serve((_request, response) => response.end('x'.repeat(1000)));
    expect(await (await door.fetch(origin, { timeoutMs: 2000, maxBytes: 1000 })).text()).toHaveLength(1000);
    await expect(door.fetch(origin, { timeoutMs: 2000, maxBytes: 999 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('a stream without a length is cut at the limit, and the server sees the disconnect', async () => {
    let isCut = false;
    const { door, origin } = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => {
        clearInterval(timer);
        isCut = true;
      });
    });
    const answer = await door.fetch(origin, { timeoutMs: 5000, maxBytes: 20_000 });
    let read = 0;
    const reading = (async () => {
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) read += chunk.byteLength;
    })();
    await expect(reading).rejects.toMatchObject({
      code: 'too_large',
      message: 'The answer is larger than 20000 bytes.',
    });
    expect(read).toBeLessThanOrEqual(20_000);
    await expect.poll(() => isCut).toBe(true);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(50_000_000)))],
  ])('a %s bomb of 50 MB is cut at the limit of decompressed bytes', async (encoding, bomb) => {
    const { door, origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding, 'content-length': bomb.length }).end(bomb);
    });
    const answer = await door.fetch(origin, { timeoutMs: 5000, maxBytes: 100_000 });
    await expect(answer.arrayBuffer()).rejects.toMatchObject({ code: 'too_large' });
  });

  it('a compressed body within the limit is decompressed', async () => {
    const { door, origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
    });
    expect(await (await door.fetch(origin, { timeoutMs: 2000, maxBytes: 100 })).text()).toBe('hello');
  });

  it('endless headers are refused', async () => {
    const { door, origin } = await serve((request) => {
      request.socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => request.socket.write(`x: ${'y'.repeat(8000)}\r\n`), 1);
      request.socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
    });
    const request = door.fetch(origin, { timeoutMs: 5000, maxBytes: 100, retries: 0 });
    await expect(request).rejects.toMatchObject({ code: 'connection_failed' });
  });
});

describe('time', () => {
  it('a server that never responds costs the timeout and no more', async () => {
    const { door, origin } = await serve(() => undefined);
    const startedAt = performance.now();
    const request = door.fetch(origin, { timeoutMs: 100, maxBytes: 100, retries: 0 });
    await expect(request).rejects.toMatchObject({ code: 'timeout', message: /within 100 ms/ });
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it('fetch ends a body that trickles beyond the total timeout', async () => {
    const { door, origin } = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    });
    const reading = door
      .fetch(origin, { timeoutMs: 300, maxBytes: 100_000, retries: 0 })
      .then((answer) => answer.text());
    await expect(reading).rejects.toMatchObject({ code: 'timeout' });
  });

  it('a chain of slow redirects shares one timeout', async () => {
    const { door, origin } = await serve((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 60);
    });
    const request = door.fetch(origin, { timeoutMs: 150, maxBytes: 100, retries: 0 });
    await expect(request).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('a fetch for SDKs', () => {
  const limits: StreamLimits = { timeoutMs: 600, maxBytes: 10_000 };

  it('a stream outlives the timeout as long as chunks arrive', async () => {
    const { door, origin } = await serve((_request, response) => {
      let count = 0;
      const timer = setInterval(() => {
        count += 1;
        response.write(`data: ${count}\n`);
        if (count === 8) response.end(() => clearInterval(timer));
      }, 110);
    });
    const answer = await door.fetchFor(limits)(origin, { method: 'POST', body: '{}' });
    expect((await answer.text()).split('\n')).toHaveLength(9);
  });

  it('chunks are delivered as they arrive, not at the end of the body', async () => {
    const { door, origin } = await serve((_request, response) => response.write('first'));
    const answer = await door.fetchFor({ timeoutMs: 5000, maxBytes: 100 })(origin);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    expect(Buffer.from((await reader.read()).value as Uint8Array).toString()).toBe('first');
    await reader.cancel();
  });

  it('a stream is ended by an idle timeout, but not by a slow reader', async () => {
    const { door, origin } = await serve((request, response) => {
      response.write('x');
      if (request.url === '/reader') response.end('y');
    });
    const fetch = door.fetchFor({ timeoutMs: 1000, idleTimeoutMs: 80, maxBytes: 100 });
    const pausing = await fetch(origin);
    await expect(pausing.text()).rejects.toMatchObject({ code: 'timeout' });
    const slowReader = await fetch(`${origin}/reader`);
    await new Promise((resolve) => setTimeout(resolve, 160));
    expect(await slowReader.text()).toBe('xy');
  });

  it('a stream is ended at its total timeout where one is set', async () => {
    const { door, origin } = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    });
    const reading = door
      .fetchFor({ ...limits, totalTimeoutMs: 300 })(origin)
      .then((answer) => answer.text());
    const error = await reading.catch((caught: unknown) => caught);
    expect(findEgressError(error)?.code).toBe('timeout');
  });

  it('a Request is accepted and its body streamed', async () => {
    const { door, origin, server } = await serve((_request, response) => response.end('ok'));
    const body = new Blob(['streamed']).stream();
    const request = new Request(origin, {
      method: 'POST',
      body,
      headers: { 'x-a': '1' },
      duplex: 'half',
    } as RequestInit);
    expect(await (await door.fetchFor(limits)(request)).text()).toBe('ok');
    expect(server.requests[0]).toMatchObject({ method: 'POST', body: 'streamed', headers: { 'x-a': '1' } });
  });

  it('a failure is a TypeError with the EgressError as its cause', async () => {
    const { door } = await serve(() => undefined);
    const error = await door
      .fetchFor(limits)('http://127.0.0.1/')
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toBe('fetch failed');
    expect(findEgressError(new Error('of an SDK', { cause: error }))?.code).toBe('blocked_address');
  });

  it('there are no retries', async () => {
    const { door, origin, server } = await serve((_request, response) => response.writeHead(503).end());
    expect((await door.fetchFor(limits)(origin)).status).toBe(503);
    expect(server.requests).toHaveLength(1);
  });
});
