import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { WebSocket, WebSocketServer } from 'ws';
import { createManualClock } from '../../../../voice/testing/media-manual-clock.ts';
import { relaySocketToPort } from '../../websocket/relay-socket.ts';
import type { LineSocket } from '../../websocket/socket.ts';
import { socketOverPort } from '../../websocket/socket-over-port.ts';
import { createCarrierLine } from '../create-carrier-line.ts';
import { dialects } from '../dialects.ts';
import type { FarDialect } from './far-dialects.ts';
import { FarStream } from './far-stream.ts';
import { heardDigits } from './heard-digits.ts';

/** Opens a line over a real socket and a real port, and its peer; time advances by `pass` only. */
export async function openCarrierCall(dialect: FarDialect) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [[socket]] = (await Promise.all([accepted, once(client, 'open')])) as [[WebSocket], unknown];
  const { port1, port2 } = new MessageChannel();
  relaySocketToPort(socket, port1);
  const counted = countMessages(socketOverPort(port2));
  const clock = createManualClock();
  const start = startOf(dialect);
  const line = createCarrierLine({
    socket: counted.socket,
    protocol: dialect.protocol,
    start,
    info: { id: 'line_1', kind: 'carrier-websocket', direction: 'inbound', headers: start.variables },
    clock,
  });
  const far = new FarStream(client, dialect);
  const settled = async () => {
    const isUnderWay = () => far.sent !== counted.received() || counted.sent() !== far.received;
    while (client.readyState === WebSocket.OPEN && !counted.isClosed() && isUnderWay()) await nextTurn();
  };
  return {
    line,
    clock,
    client,
    far,
    settled,
    start,
    farEnd: {
      say: (pcm: Int16Array) => far.say(pcm),
      heard: () => far.heard(),
      forget: () => far.forget(),
      pressDigit: (digit: string) => far.press(digit),
      digitsHeard: () => heardDigits(far.heard()),
      clears: () => far.clears,
      hangUp: () => far.hangUp(),
    },
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 20) {
        far.speak();
        await settled();
        clock.advance(20);
        await settled();
        far.play();
        await settled();
      }
    },
    async close() {
      far.close();
      socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads the peer's opening messages as the server does. */
export function startOf(dialect: FarDialect) {
  const query = new URLSearchParams(dialect.query);
  for (const message of dialect.opening) {
    const read = dialects[dialect.protocol].readStart(Buffer.from(message), false, query);
    if (read === undefined) throw new Error(`${dialect.protocol} refused its opening: ${message}`);
    if (read !== 'wait') return read.start;
  }
  throw new Error(`${dialect.protocol} found no start`);
}

/** Wraps a socket and counts its messages. */
export function countMessages(inner: LineSocket) {
  let sent = 0;
  let received = 0;
  let isClosed = false;
  const socket: LineSocket = {
    listen: (handlers) =>
      inner.listen({
        onMessage(data, isBinary) {
          received += 1;
          handlers.onMessage(data, isBinary);
        },
        onClose(code) {
          isClosed = true;
          handlers.onClose(code);
        },
      }),
    send(data) {
      sent += 1;
      inner.send(data);
    },
    get bufferedAmount() {
      return inner.bufferedAmount;
    },
    close(code) {
      isClosed = true;
      inner.close(code);
    },
  };
  return { socket, sent: () => sent, received: () => received, isClosed: () => isClosed };
}
