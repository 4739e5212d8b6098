import { createEgress } from '@parley/egress';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createToolServers } from './create-tool-servers.ts';
import { type McpPeer, startMcpPeer } from './testing/mcp-peer.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });
const secret = 'Bearer peer-secret-token';
let servers: ReturnType<typeof createToolServers>;
let peer: McpPeer;

beforeEach(() => {
  servers = createToolServers({ egress, version: '1.0.0' });
});
afterEach(() => servers.close());
afterAll(() => egress.close());

const signal = new AbortController().signal;
const at = (url: string) => ({ key: url, url, headers: { authorization: secret } });
const list = (url = peer.url) => servers.list(at(url), { timeoutMs: 5_000, signal });
const call = (
  name: string,
  given: Record<string, unknown> = {},
  more: { timeoutMs?: number; maxBytes?: number; signal?: AbortSignal } = {},
) => {
  const { timeoutMs = 5_000, maxBytes = 65_536 } = more;
  return servers.call(
    at(peer.url),
    { name, arguments: given, effectKey: 'run-1', timeoutMs, maxBytes },
    more.signal ?? signal,
  );
};
const initialised = () => peer.requests.filter(({ rpc }) => rpc === 'initialize').length;

describe.each([
  ['in JSON', false],
  ['in events', true],
])('a server that answers %s', (_name, isStreaming) => {
  beforeAll(async () => {
    peer = await startMcpPeer({ isStreaming });
  });
  beforeEach(() => {
    peer.setFault(undefined);
    peer.requests.length = 0;
  });
  afterAll(() => peer.close());

  it('lists its tools with their schemas, over one session, with the configured headers', async () => {
    const tools = await list();
    expect(tools.map(({ name }) => name)).toEqual(['order.status', 'price', 'broken', 'large', 'waits', 'picture']);
    expect(tools[0]).toMatchObject({
      description: 'Where an order is',
      parameters: { type: 'object', required: ['number'] },
    });
    await Promise.all([list(), call('price')]);
    expect(initialised()).toBe(1);
    expect(new Set(peer.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([secret]));
    // No idle event stream is opened.
    expect(peer.requests.filter(({ method }) => method === 'GET')).toEqual([]);
  });

  it('runs a tool with unchanged arguments, and returns text and data', async () => {
    expect(await call('order.status', { number: 'A-100', express: true })).toEqual({
      text: 'Order A-100 is on its way.',
      structured: null,
      isError: false,
    });
    expect(peer.called.at(-1)).toEqual({ name: 'order.status', arguments: { number: 'A-100', express: true } });
    expect((await call('price')).structured).toEqual({ amount: 99, currency: 'SEK' });
    expect((await call('picture')).text).toBe('Here:\n[a picture]\nwords of a file');
  });

  it('a tool-level failure is a result', async () => {
    expect(await call('broken')).toEqual({ text: 'The warehouse is closed.', structured: null, isError: true });
  });

  it('a response beyond the limit is refused', async () => {
    await expect(call('large', {}, { maxBytes: 1_000 })).rejects.toMatchObject({ code: 'too_large' });
    expect((await call('large', {}, { maxBytes: 200_000 })).text).toHaveLength(100_000);
  });

  it('a session the server has forgotten is reopened, once', async () => {
    await list();
    peer.forgetSessions();
    expect((await call('price')).structured).toEqual({ amount: 99, currency: 'SEK' });
    expect(initialised()).toBe(2);
    // A server that forgets each new session does not cause a retry loop.
    peer.requests.length = 0;
    peer.setFault((_request, body, response) => {
      if (!body.includes('tools/call')) return false;
      response.writeHead(404).end();
      return true;
    });
    await expect(call('price')).rejects.toMatchObject({ name: 'ToolServerError', code: 'unreachable' });
    expect(peer.requests.filter(({ rpc }) => rpc === 'tools/call')).toHaveLength(2);
  });

  it('a tool that times out does not affect others, which get their own session', async () => {
    await list();
    const hanging = call('waits', {}, { timeoutMs: 200 });
    await peer.waiting();
    await expect(hanging).rejects.toMatchObject({ code: 'timeout' });
    expect((await call('price')).isError).toBe(false);
    expect(initialised()).toBe(2);
  });

  it('stops with the abort signal, with its reason', async () => {
    const stop = new AbortController();
    const reason = new Error('the caller spoke');
    const hanging = call('waits', {}, { signal: stop.signal });
    await peer.waiting();
    stop.abort(reason);
    await expect(hanging).rejects.toBe(reason);
    await expect(call('price', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    // A completed request is not cancelled at the server.
    const late = new AbortController();
    await call('price', {}, { signal: late.signal });
    peer.requests.length = 0;
    late.abort();
    await call('price');
    expect(peer.requests.map(({ rpc }) => rpc)).toEqual(['tools/call']);
  });
});

describe('a failing server', () => {
  beforeAll(async () => {
    peer = await startMcpPeer();
  });
  afterEach(() => peer.setFault(undefined));
  afterAll(() => peer.close());

  const answering = (status: number, headers: Record<string, string>, text: string) =>
    peer.setFault((_request, _body, response) => {
      response.writeHead(status, headers).end(text);
      return true;
    });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['words', 200, json, 'hello', 'garbage'],
    ['another protocol', 200, json, '{"jsonrpc":"1.0","tools":[]}', 'garbage'],
    ['a page', 200, { 'content-type': 'text/html' }, '<html>', 'garbage'],
    ['a refusal of the headers', 401, json, '{}', 'unauthorized'],
    ['an internal error', 500, json, 'at /srv/app.js:10', 'unreachable'],
    [
      'an error of the protocol',
      200,
      json,
      '{"jsonrpc":"2.0","id":0,"error":{"code":-32602,"message":"no"}}',
      'rejected',
    ],
    ['much', 200, json, `{"jsonrpc":"2.0","id":0,"result":{"x":"${'y'.repeat(5_000_000)}"}}`, 'too_large'],
  ])('%s is a fault with a code, without internals', async (_name, status, headers, text, code) => {
    answering(status, headers as Record<string, string>, text);
    const failing = list();
    await expect(failing).rejects.toMatchObject({ name: 'ToolServerError', code });
    await expect(failing).rejects.not.toThrow(/127\.0\.0\.1|peer-secret|app\.js/);
  });

  it('is queried again once it has recovered', async () => {
    answering(500, json, '');
    await expect(list()).rejects.toMatchObject({ code: 'unreachable' });
    peer.setFault(undefined);
    expect((await list()).length).toBeGreaterThan(0);
  });

  it('that hangs before its first response ends with the abort signal', async () => {
    let begun = () => {};
    const asked = new Promise<void>((resolve) => {
      begun = resolve;
    });
    peer.setFault(() => {
      begun();
      return true;
    });
    const stop = new AbortController();
    const hanging = servers.list(at(peer.url), { timeoutMs: 5_000, signal: stop.signal });
    await asked;
    stop.abort(new Error('enough'));
    await expect(hanging).rejects.toThrow('enough');
  });

  it('that disconnects is unreachable', async () => {
    peer.setFault((request) => {
      request.socket.destroy();
      return true;
    });
    await expect(list()).rejects.toMatchObject({ code: 'unreachable' });
    const gone = await startMcpPeer();
    await gone.close();
    await expect(list(gone.url)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('a redirect to another server is not followed, so the headers are not sent there', async () => {
    const other = await startMcpPeer();
    answering(307, { location: other.url }, '');
    await expect(list()).rejects.toMatchObject({ code: 'unreachable' });
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('a private address is never requested', async () => {
    const guarded = createEgress({ allowHosts: [] });
    const closed = createToolServers({ egress: guarded, version: '1.0.0' });
    for (const url of [peer.url, 'http://[::1]/mcp', 'http://169.254.169.254/mcp', 'http://localhost/mcp']) {
      const asking = closed.list(at(url), { timeoutMs: 5_000, signal });
      await expect(asking).rejects.toMatchObject({ code: 'blocked' });
    }
    expect(peer.requests.filter(({ rpc }) => rpc === 'initialize').length).toBeGreaterThan(0);
    await closed.close();
    await guarded.close();
  });
});

it('an idle session is closed after a while, with a DELETE', async () => {
  peer = await startMcpPeer();
  const short = createToolServers({ egress, version: '1.0.0', idleMs: 1 });
  await short.list(at(peer.url), { timeoutMs: 5_000, signal });
  await expect.poll(() => peer.sessions.size).toBe(0);
  expect(peer.requests.at(-1)?.method).toBe('DELETE');
  await short.close();
  await peer.close();
});
