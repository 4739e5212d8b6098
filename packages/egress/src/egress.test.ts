import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createEgress, type EgressOptions } from './egress.ts';
import { type LoopbackServer, startLoopbackServer } from './testing/loopback-server.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serve(answer: RequestListener, host?: string): Promise<LoopbackServer> {
  const server = await startLoopbackServer(answer, host);
  open.push(server.close);
  return server;
}

function doorTo(servers: LoopbackServer[], options: Partial<EgressOptions> = {}) {
  const allowHosts = servers.map((server) => new URL(server.origin).host);
  return createEgress({ allowHosts, ...options });
}

const limits = { timeoutMs: 3_000, maxBytes: 10_000 };

describe('a request', () => {
  it('reaches an allow-listed server and returns a standard Response', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
      response.end('{"ok":true}');
    });
    const answer = await doorTo([server], { userAgent: 'test/1' }).fetch(`${server.origin}/x?y=1#z`, {
      ...limits,
      method: 'POST',
      body: 'hello',
    });
    expect(answer).toBeInstanceOf(Response);
    expect(answer.status).toBe(201);
    expect(answer.url).toBe(`${server.origin}/x?y=1`);
    expect(answer.redirected).toBe(false);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toEqual({ ok: true });
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/x?y=1', body: 'hello' });
    expect(server.requests[0]?.headers['user-agent']).toBe('test/1');
  });

  it('encodes forms, parameters and blobs as fetch does', async () => {
    const server = await serve((_request, response) => response.end());
    const egress = doorTo([server]);
    const form = new FormData();
    form.set('a', 'ä');
    form.set('file', new Blob(['content'], { type: 'text/x' }), 'name.txt');
    await egress.fetch(server.origin, { ...limits, method: 'POST', body: form });
    await egress.fetch(server.origin, { ...limits, method: 'POST', body: new URLSearchParams({ b: 'ö' }) });
    await egress.fetch(server.origin, { ...limits, method: 'PUT', body: new Blob(['xyz'], { type: 'text/y' }) });
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.requests[0]?.body).toContain('filename="name.txt"');
    expect(server.requests[1]).toMatchObject({ body: 'b=%C3%B6', headers: { 'content-length': '8' } });
    expect(server.requests[2]).toMatchObject({ body: 'xyz', headers: { 'content-type': 'text/y' } });
  });

  it('drops connection-specific headers', async () => {
    const server = await serve((_request, response) => response.end());
    const headers = { host: 'metadata.internal', 'proxy-authorization': 'x', te: 'trailers', 'x-kept': '1' };
    await doorTo([server]).fetch(server.origin, { ...limits, headers });
    expect(server.requests[0]?.headers.host).toBe(new URL(server.origin).host);
    expect(server.requests[0]?.headers).toMatchObject({ 'x-kept': '1' });
    expect(server.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('responses without a body and to HEAD are complete', async () => {
    const server = await serve((request, response) => {
      if (request.method === 'HEAD') response.setHeader('content-length', '999999');
      else response.statusCode = 204;
      response.end();
    });
    const egress = doorTo([server]);
    expect((await egress.fetch(server.origin, limits)).status).toBe(204);
    const head = await egress.fetch(server.origin, { ...limits, method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['999999', '']);
  });

  it('a closed port and a malformed response are connection_failed, with no address in the message', async () => {
    const broken = await serve((request) => request.socket.destroy());
    const gone = await serve((_request, response) => response.end());
    const egress = doorTo([broken, gone]);
    await gone.close();
    for (const { origin } of [broken, gone]) {
      const error = await egress.fetch(origin, { ...limits, retries: 0 }).catch((caught) => caught);
      expect(error.code).toBe('connection_failed');
      expect(error.message).not.toContain('127.0.0.1');
      expect(error.cause).toBeInstanceOf(Error);
    }
  });

  it('an abort rejects with its reason, before and while the body is read', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/body') response.write('x');
    });
    const egress = doorTo([server]);
    const reason = new Error('hung up');
    const controller = new AbortController();
    const waiting = egress.fetch(server.origin, { ...limits, signal: controller.signal });
    const answer = await egress.fetch(`${server.origin}/body`, { ...limits, signal: controller.signal });
    setTimeout(() => controller.abort(reason), 30);
    await expect(waiting).rejects.toBe(reason);
    await expect(answer.text()).rejects.toBe(reason);
    await expect(egress.fetch(server.origin, { ...limits, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('names', () => {
  it('the connection goes to the checked address, resolved once per connection', async () => {
    const server = await serve((_request, response) => response.end('good'), '127.0.0.2');
    const inner = await serve((_request, response) => response.end('bad'), '127.0.0.1');
    let asked = 0;
    const resolver = async () => {
      asked += 1;
      return [{ address: asked % 2 === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    };
    const egress = createEgress({ allowHosts: ['127.0.0.2'], resolver, allowListSetting: 'EXAMPLE_EGRESS_ALLOW' });
    const url = (port: number) => `http://rebind.example:${port}/`;
    const first = await egress.fetch(url(server.port), { ...limits, headers: { connection: 'close' } });
    expect(await first.text()).toBe('good');
    expect(asked).toBe(1);
    await expect(egress.fetch(url(inner.port), { ...limits, retries: 0 })).rejects.toMatchObject({
      code: 'blocked_address',
      message: expect.stringContaining('EXAMPLE_EGRESS_ALLOW'),
    });
    expect(inner.requests).toHaveLength(0);
  });

  it('only the allowed ones of several addresses are tried', async () => {
    const server = await serve((_request, response) => response.end('good'), '0.0.0.0');
    const resolver = async () =>
      ['127.0.0.1', '169.254.169.254', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    const egress = createEgress({ allowHosts: ['127.0.0.2'], resolver });
    expect(await (await egress.fetch(`http://many.example:${server.port}/`, limits)).text()).toBe('good');
    expect(server.requests).toHaveLength(1);
  });

  it('an allow-listed name may resolve to an internal address, another name to the same address may not', async () => {
    const server = await serve((_request, response) => response.end('good'));
    const resolver = async () => [{ address: '127.0.0.1', family: 4 }];
    const egress = createEgress({ allowHosts: [`intranet.example:${server.port}`], resolver });
    expect((await egress.fetch(`http://intranet.example:${server.port}/`, limits)).status).toBe(200);
    const other = egress.fetch(`http://other.example:${server.port}/`, limits);
    await expect(other).rejects.toMatchObject({ code: 'blocked_address' });
  });

  it('an unknown name, an empty answer and an invalid resolver answer are refused', async () => {
    const egress = createEgress({
      allowHosts: [],
      resolver: async (name) => {
        if (name === 'unknown.example') throw new Error('ENOTFOUND');
        return name === 'empty.example' ? [] : [{ address: 'localhost', family: 4 }];
      },
    });
    const codeFor = (host: string) =>
      egress.fetch(`http://${host}/`, { ...limits, retries: 0 }).catch((error) => error.code);
    expect(await codeFor('unknown.example')).toBe('dns_failed');
    expect(await codeFor('empty.example')).toBe('dns_failed');
    expect(await codeFor('nonsense.example')).toBe('blocked_address');
  });

  it('a resolver that never answers runs into the timeout', async () => {
    const egress = createEgress({ allowHosts: [], resolver: () => new Promise(() => undefined) });
    const request = egress.fetch('http://slow.example/', { ...limits, timeoutMs: 80, retries: 0 });
    await expect(request).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('redirects', () => {
  it('a redirect to an internal address is refused like a direct request', async () => {
    const inner = await serve((_request, response) => response.end('secret'));
    const targets = [
      inner.origin,
      'http://169.254.169.254/latest/meta-data/',
      'http://[::ffff:127.0.0.1]/',
      'file:///etc/passwd',
    ];
    const server = await serve((request, response) => {
      response.writeHead(302, { location: targets[Number(request.url?.slice(1))] }).end();
    });
    const egress = doorTo([server]);
    const codes = await Promise.all(
      targets.map((_, index) => egress.fetch(`${server.origin}/${index}`, limits).catch((error) => error.code)),
    );
    expect(codes).toEqual(['blocked_address', 'blocked_address', 'blocked_address', 'blocked_scheme']);
    expect(inner.requests).toHaveLength(0);
  });

  it('five redirects are followed, the sixth is refused, and manual returns the first one', async () => {
    const server = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const egress = doorTo([server]);
    const five = await egress.fetch(`${server.origin}/5`, limits);
    expect([await five.text(), five.redirected, five.url]).toEqual(['there', true, `${server.origin}/0`]);
    await expect(egress.fetch(`${server.origin}/6`, limits)).rejects.toMatchObject({ code: 'too_many_redirects' });
    await expect(egress.fetch(`${server.origin}/1`, { ...limits, redirects: 0 })).rejects.toMatchObject({
      code: 'too_many_redirects',
    });
    expect((await egress.fetch(`${server.origin}/1`, { ...limits, redirect: 'manual' })).status).toBe(302);
    await expect(egress.fetch(`${server.origin}/1`, { ...limits, redirect: 'error' })).rejects.toBeInstanceOf(Error);
  });

  it('credentials go to the first origin only', async () => {
    const second = await serve((_request, response) => response.end());
    const first = await serve((request, response) => {
      const location = request.url === '/away' ? `${second.origin}/end` : '/away';
      response.writeHead(307, { location }).end();
    });
    const credentials = { authorization: 'Bearer x', cookie: 'a=b', 'x-api-key': 'k', 'x-hook-signature': 's' };
    await doorTo([first, second]).fetch(`${first.origin}/stay`, {
      ...limits,
      headers: { ...credentials, accept: 'text/x' },
    });
    expect(first.requests[1]?.headers).toMatchObject(credentials);
    expect(second.requests[0]?.headers).toMatchObject({ accept: 'text/x' });
    for (const name of Object.keys(credentials)) expect(second.requests[0]?.headers).not.toHaveProperty(name);
  });

  it.each([
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [303, 'PUT', 'GET', ''],
    [303, 'HEAD', 'HEAD', ''],
    [302, 'PUT', 'PUT', 'body'],
    [307, 'POST', 'POST', 'body'],
    [308, 'POST', 'POST', 'body'],
  ])('%i turns %s into %s', async (status, method, becomes, body) => {
    const server = await serve((request, response) => {
      if (request.url === '/') response.writeHead(status, { location: '/end' });
      response.end();
    });
    await doorTo([server]).fetch(server.origin, { ...limits, method, body: method === 'HEAD' ? null : 'body' });
    expect(server.requests[1]).toMatchObject({ method: becomes, body });
    if (body === '') expect(server.requests[1]?.headers).not.toHaveProperty('content-type');
  });

  it('a streamed body is not sent twice', async () => {
    const server = await serve((_request, response) => response.writeHead(307, { location: '/end' }).end());
    const body = new Blob(['x']).stream();
    const request = doorTo([server]).fetch(server.origin, { ...limits, method: 'POST', body, duplex: 'half' } as never);
    await expect(request).rejects.toMatchObject({ code: 'connection_failed' });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body).toBe('x');
  });
});
