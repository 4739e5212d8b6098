import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { createEgress } from './egress.ts';
import { startLoopbackServer } from './testing/loopback-server.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serveSockets() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  open.push(async () => {
    for (const client of server.clients) client.terminate();
    server.close();
    await once(server, 'close');
  });
  return { server, port: (server.address() as AddressInfo).port };
}

const limits = { timeoutMs: 3_000, maxBytes: 1_000 };

describe('a guarded WebSocket', () => {
  it('opens to an allow-listed host, with headers and protocol, and loses no first message', async () => {
    const { server, port } = await serveSockets();
    let asked: Record<string, unknown> = {};
    server.on('connection', (socket, request) => {
      asked = request.headers;
      socket.send('first');
    });
    const egress = createEgress({ allowHosts: [`127.0.0.1:${port}`], userAgent: 'test/1' });
    const socket = await egress.openWebSocket(`ws://127.0.0.1:${port}/x`, {
      ...limits,
      headers: { authorization: 'Token t' },
      protocols: ['a'],
    });
    const [message] = await once(socket, 'message');
    expect(String(message)).toBe('first');
    expect(asked).toMatchObject({ authorization: 'Token t', 'user-agent': 'test/1', 'sec-websocket-protocol': 'a' });
    socket.terminate();
  });

  it.each([
    ['ws://127.0.0.1:8123/', 'blocked_address'],
    ['ws://[::1]:8123/', 'blocked_address'],
    ['ws://[::ffff:127.0.0.1]:8123/', 'blocked_address'],
    ['ws://localhost:8123/', 'blocked_address'],
    ['ws://192.0.2.1:22/', 'blocked_port'],
    ['http://example.com/', 'blocked_scheme'],
    ['ws://user:secret@example.com/', 'invalid_url'],
    ['nonsense', 'invalid_url'],
  ])('is refused for %s as %s', async (url, code) => {
    await expect(createEgress({ allowHosts: [] }).openWebSocket(url, limits)).rejects.toMatchObject({ code });
  });

  it('carries the response status of a refused handshake', async () => {
    const server = await startLoopbackServer((_request, response) => response.end());
    open.push(server.close);
    const refusing = new WebSocketServer({
      host: '127.0.0.1',
      port: 0,
      verifyClient: (_info, done) => done(false, 429, 'slow', { 'retry-after': '7' }),
    });
    await once(refusing, 'listening');
    open.push(async () => void refusing.close());
    const { port } = refusing.address() as AddressInfo;
    const egress = createEgress({ allowHosts: ['127.0.0.1'] });
    await expect(egress.openWebSocket(`ws://127.0.0.1:${port}/`, limits)).rejects.toMatchObject({
      code: 'upgrade_refused',
      status: 429,
      retryAfterMs: 7000,
    });
  });

  it('times out on a server that accepts and stays silent, and ends on an abort signal', async () => {
    const silent = await startLoopbackServer(() => {});
    open.push(silent.close);
    const egress = createEgress({ allowHosts: ['127.0.0.1'] });
    const url = silent.origin.replace('http', 'ws');
    await expect(egress.openWebSocket(url, { ...limits, timeoutMs: 100 })).rejects.toMatchObject({ code: 'timeout' });
    const reason = new Error('enough');
    const signal = AbortSignal.abort(reason);
    await expect(egress.openWebSocket(url, { ...limits, signal })).rejects.toBe(reason);
  });

  it('closes on a message above the limit', async () => {
    const { server, port } = await serveSockets();
    server.on('connection', (socket) => socket.send('x'.repeat(2_000)));
    const egress = createEgress({ allowHosts: [`127.0.0.1:${port}`] });
    const socket = await egress.openWebSocket(`ws://127.0.0.1:${port}/`, limits);
    const reason = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(reason.message).toBe('Max payload size exceeded');
    expect(socket.readyState).toBe(socket.CLOSING);
  });
});
