import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createEgress, type EgressOptions } from './egress.ts';
import type { OnceRequest } from './send-once.ts';
import { startLoopbackServer } from './testing/loopback-server.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function serve(answer: RequestListener, options: Partial<EgressOptions> = {}) {
  const server = await startLoopbackServer(answer);
  const egress = createEgress({ allowHosts: [new URL(server.origin).host], ...options });
  open.push(server.close, () => egress.close());
  const send = (url: string = server.origin, changed: Partial<OnceRequest> = {}) =>
    egress.sendOnce(url, {
      method: 'POST',
      headers: {},
      body: Buffer.from('{"a":1}'),
      timeoutMs: 5_000,
      maxBytes: 16_384,
      ...changed,
    });
  return { server, send };
}

describe('a request sent once', () => {
  it('an error status is an answer, and the second request reuses the connection', async () => {
    const { server, send } = await serve((_request, response) => response.writeHead(503).end('busy'));
    const first = await send();
    expect(first).toMatchObject({ kind: 'answer', status: 503, isTruncated: false });
    expect(first.phases).toMatchObject({ dnsMs: null, tlsMs: null, connectMs: expect.any(Number) });
    expect((await send()).phases).toMatchObject({ connectMs: null, firstByteMs: expect.any(Number) });
    expect(server.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  it('a kept connection that the server has closed is replaced by a new one', async () => {
    const { server, send } = await serve((request, response) => {
      response.end('ok');
      // Without a word: the sender learns of it with its next request.
      if (server.requests.length === 1) response.once('finish', () => request.socket.resetAndDestroy());
    });
    expect(await send()).toMatchObject({ kind: 'answer' });
    expect(await send()).toMatchObject({ kind: 'answer', status: 200 });
    expect(server.requests).toHaveLength(2);
  });

  it('the reason of its signal is thrown', async () => {
    const aborting = new AbortController();
    const { send } = await serve(() => aborting.abort(new Error('the process stops')));
    await expect(send(undefined, { signal: aborting.signal })).rejects.toThrow('the process stops');
  });
});

describe('the time limit', () => {
  it('ends a request that is never answered', async () => {
    const { send } = await serve(() => undefined);
    const outcome = await send(undefined, { timeoutMs: 100 });
    expect(outcome).toMatchObject({ kind: 'failure', error: { code: 'timeout' }, status: null, tlsCode: null });
    expect(outcome.phases.firstByteMs).toBeNull();
  });

  it('includes reading the answer, whose status is known', async () => {
    const { send } = await serve((_request, response) => {
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const outcome = await send(undefined, { timeoutMs: 300 });
    expect(outcome).toMatchObject({ kind: 'failure', error: { code: 'timeout' }, status: 200 });
  });

  it('includes resolving the name', async () => {
    const { send } = await serve(() => undefined, { resolver: () => new Promise(() => undefined) });
    const outcome = await send('http://slow.example/', { timeoutMs: 100 });
    expect(outcome).toMatchObject({ kind: 'failure', error: { code: 'timeout' } });
  });
});

describe('the size limit', () => {
  it('ends the reading of an endless answer, which is no failure, and closes the connection', async () => {
    let isCut = false;
    const { send } = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(4096)), 1);
      response.on('close', () => {
        clearInterval(timer);
        isCut = true;
      });
    });
    const outcome = await send();
    expect(outcome).toMatchObject({ kind: 'answer', status: 200, isTruncated: true });
    expect(outcome.kind === 'answer' && outcome.body.toString()).toBe('x'.repeat(16_384));
    await expect.poll(() => isCut).toBe(true);
  });

  it('passes an answer of exactly that size', async () => {
    const { send } = await serve((_request, response) => response.end('x'.repeat(16_384)));
    expect(await send()).toMatchObject({ kind: 'answer', isTruncated: false });
  });
});

describe('a connection that fails', () => {
  it('in the TLS handshake has its code', async () => {
    const { server, send } = await serve((_request, response) => response.end());
    const outcome = await send(server.origin.replace('http:', 'https:'));
    expect(outcome).toMatchObject({ kind: 'failure', error: { code: 'connection_failed' }, status: null });
    expect(outcome.kind === 'failure' && outcome.tlsCode).toMatch(/^(EPROTO|ERR_SSL_\w+)$/);
    expect(outcome.phases).toMatchObject({ connectMs: expect.any(Number), tlsMs: null });
  });

  it('within an answer has the status that came', async () => {
    const { send } = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => request.socket.destroy());
    });
    expect(await send()).toMatchObject({ kind: 'failure', error: { code: 'connection_failed' }, status: 200 });
  });
});

describe('a private address', () => {
  it('is not reached by a redirect, which is an answer and never followed', async () => {
    const inner = await startLoopbackServer((_request, response) => response.end('secret'));
    open.push(inner.close);
    for (const status of [301, 302, 303, 307, 308]) {
      const { send } = await serve((_request, response) =>
        response.writeHead(status, { location: inner.origin }).end(),
      );
      expect(await send()).toMatchObject({ kind: 'answer', status });
    }
    expect(inner.requests).toEqual([]);
  });

  it.each(['http://127.0.0.1:4000/', 'http://[::ffff:10.0.0.1]/', 'http://0x7f000001/', 'http://inner.example/'])(
    'is refused as %s, without naming it',
    async (url) => {
      const resolver = async () => [{ address: '10.1.2.3', family: 4 }];
      const { send } = await serve(() => undefined, { resolver });
      const outcome = await send(url);
      expect(outcome).toMatchObject({ kind: 'failure', error: { code: 'blocked_address' }, status: null });
      expect(outcome.kind === 'failure' && outcome.error.message).not.toContain('10.');
    },
  );
});
