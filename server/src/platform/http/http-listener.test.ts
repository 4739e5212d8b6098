import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { ErrorBody } from '@parley/contract/errors';
import { afterEach, expect, it } from 'vitest';
import { answerClientError, createHttpListener, type ListenerOptions } from './http-listener.ts';

let close = () => {};
afterEach(() => close());

/** A listener with very short client timeouts. */
async function listen(): Promise<number> {
  const decision = { allowed: true, limit: 5, remaining: 4, resetSeconds: 60 };
  const options: ListenerOptions = {
    connections: { max: 10, maxPerAddress: 10 },
    limits: { countForAddress() {}, countForPrincipal() {}, countRefused() {}, countAddress: () => decision },
    trustedProxies: [],
    newRequestId: () => 'request-1',
    tryFastLane: () => false,
  };
  const times = { headMs: 1, requestMs: 1, keepAliveMs: 60_000, checkMs: 5 };
  const server = createHttpListener(() => {}, options, times);
  server.on('clientError', (error, socket) => answerClientError(error, socket, options));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  return (server.address() as AddressInfo).port;
}

// The server waited 90 s for a head and five minutes for a body, and closed both without an answer.
it.each([
  ['nothing at all', ''],
  ['half a head', 'GET /api/health HTTP/1.1\r\nhost: x\r\n'],
  ['half an unread body', 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc'],
])('a client that sends %s gets 408 in the error format, and is disconnected', async (_, text) => {
  const socket = connect(await listen(), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  const [start = '', body = ''] = answer.split('\r\n\r\n');
  expect(start).toMatch(/^HTTP\/1\.1 408 /);
  expect(start.toLowerCase()).toContain('connection: close');
  expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({ error: 'request_timeout', request_id: 'request-1' });
});
