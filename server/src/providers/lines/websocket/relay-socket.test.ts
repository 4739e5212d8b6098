import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { relaySocketToPort } from './relay-socket.ts';
import type { SocketHandlers } from './socket.ts';
import { socketOverPort } from './socket-over-port.ts';
import { connectSockets } from './testing/websocket-call.ts';

let sockets: Awaited<ReturnType<typeof connectSockets>>;
let channel: MessageChannel;
beforeEach(async () => {
  sockets = await connectSockets();
  channel = new MessageChannel();
  relaySocketToPort(sockets.socket, channel.port1);
});
afterEach(async () => {
  channel.port1.close();
  channel.port2.close();
  await sockets.close();
});

/** Handlers that collect their calls. */
function listener() {
  const messages: { text: string; isBinary: boolean }[] = [];
  const handlers: SocketHandlers = {
    onMessage: (data, isBinary) => messages.push({ text: Buffer.from(data).toString('latin1'), isBinary }),
    onClose: () => undefined,
  };
  const closed = new Promise<number | undefined>((resolve) => {
    handlers.onClose = resolve;
  });
  return { messages, handlers, closed };
}

it('text and binary pass in both directions, also those before the first listener', async () => {
  const socket = socketOverPort(channel.port2);
  sockets.client.send('early');
  sockets.client.send(Buffer.from([1, 2, 3]));
  await nextTurn();
  const { messages, handlers } = listener();
  socket.listen(handlers);
  await expect
    .poll(() => messages)
    .toEqual([
      { text: 'early', isBinary: false },
      { text: '\u0001\u0002\u0003', isBinary: true },
    ]);
  const received: [string, boolean][] = [];
  sockets.client.on('message', (data: Buffer, isBinary) => received.push([data.toString('latin1'), isBinary]));
  socket.send('hello');
  socket.send(Uint8Array.of(4, 5));
  await expect
    .poll(() => received)
    .toEqual([
      ['hello', false],
      ['\u0004\u0005', true],
    ]);
});

it('a slice of a larger buffer is sent alone, and the rest stays usable', async () => {
  const socket = socketOverPort(channel.port2);
  const large = Uint8Array.of(1, 2, 3, 4);
  const received = once(sockets.client, 'message');
  socket.send(large.subarray(1, 3));
  expect([...(await received)[0]]).toEqual([2, 3]);
  expect([...large]).toEqual([1, 2, 3, 4]);
});

it('reports its buffered amount, and zero once the client has it', async () => {
  const socket = socketOverPort(channel.port2);
  socket.listen(listener().handlers);
  for (let message = 0; message < 20; message += 1) socket.send(new Uint8Array(100));
  expect(socket.bufferedAmount).toBe(2_000);
  await expect.poll(() => socket.bufferedAmount).toBe(0);
});

it('data the client does not read stays buffered', async () => {
  const socket = socketOverPort(channel.port2);
  socket.listen(listener().handlers);
  sockets.client.pause();
  const total = 64 * 1_048_576;
  for (let sent = 0; sent < total; sent += 1_048_576) {
    socket.send(new Uint8Array(1_048_576));
    await nextTurn();
  }
  expect(socket.bufferedAmount).toBeGreaterThan(1_048_576 * 10);
  sockets.client.terminate();
});

it('the client’s close code arrives once', async () => {
  const socket = socketOverPort(channel.port2);
  const { handlers, closed } = listener();
  socket.listen(handlers);
  sockets.client.close(4001);
  expect(await closed).toBe(4001);
});

it('close closes the socket with the code, and is confirmed', async () => {
  const socket = socketOverPort(channel.port2);
  const { handlers, closed } = listener();
  socket.listen(handlers);
  const seen = once(sockets.client, 'close');
  socket.close(1000);
  expect((await seen)[0]).toBe(1000);
  expect(await closed).toBe(1000);
});

it('a client that does not answer the close is disconnected', async () => {
  const socket = socketOverPort(channel.port2);
  const { handlers, closed } = listener();
  socket.listen(handlers);
  sockets.client.pause();
  socket.close(1000);
  expect(await closed).toBe(1006);
});

it('when the line’s thread ends the socket is closed as failed', async () => {
  const seen = once(sockets.client, 'close');
  channel.port2.close();
  expect((await seen)[0]).toBe(1011);
});

it('a failing socket is closed without another effect', async () => {
  const socket = socketOverPort(channel.port2);
  const { handlers, closed } = listener();
  socket.listen(handlers);
  // A frame with reserved bits set, which no client sends.
  Reflect.get(sockets.client, '_socket').write(Buffer.from([0xff, 0x00]));
  expect(await closed).toBe(1006);
  expect(sockets.socket.readyState).toBe(WebSocket.CLOSED);
});
