import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { WebSocket, WebSocketServer } from 'ws';
import type { LineNotice } from '#voice/ports.ts';
import { createManualClock } from '../../../../voice/testing/media-manual-clock.ts';
import { joinPcm } from '../../../../voice/testing/media-tone.ts';
import { createWebSocketLine } from '../create-websocket-line.ts';
import { type FrameCodec, frameCodecs, type WebSocketCodec } from '../frame-codec.ts';
import { relaySocketToPort } from '../relay-socket.ts';
import type { LineSocket } from '../socket.ts';
import { socketOverPort } from '../socket-over-port.ts';

const frameBytes = 640;

/** A server on loopback, a real client connected to it, and the server's side of the connection. */
export async function connectSockets() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [[socket]] = (await Promise.all([accepted, once(client, 'open')])) as [[WebSocket], unknown];
  return {
    client,
    socket,
    async close() {
      client.terminate();
      socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A line over a real socket and a real port, and the client at its other end; time advances by `pass` only. */
export async function openWebSocketCall(codecName: WebSocketCodec) {
  const { client, socket, close } = await connectSockets();
  const { port1, port2 } = new MessageChannel();
  relaySocketToPort(socket, port1);
  const counted = countMessages(socketOverPort(port2));
  const clock = createManualClock();
  const line = createWebSocketLine({
    socket: counted.socket,
    info: { id: 'line_1', kind: 'websocket', direction: 'inbound', headers: {}, wireCodec: codecName },
    clock,
    codec: codecName,
  });
  const far = createClient(client, frameCodecs[codecName]);
  const settled = async () => {
    const isUnderWay = () => far.sent() !== counted.received() || counted.sent() !== far.received();
    while (client.readyState === WebSocket.OPEN && !counted.isClosed() && isUnderWay()) await nextTurn();
  };
  return {
    line,
    clock,
    client,
    farEnd: far.farEnd,
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 20) {
        far.sendFrame();
        await settled();
        clock.advance(20);
        await settled();
      }
    },
    close,
  };
}

function countMessages(inner: LineSocket) {
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

/** Sends and receives audio as a browser would. */
function createClient(client: WebSocket, codec: FrameCodec) {
  const encode = codec.createEncoder();
  const decoder = codec.createDecoder();
  let heard: Int16Array[] = [];
  let waiting: Int16Array = new Int16Array(0);
  let sent = 0;
  let received = 0;
  let clears = 0;
  client.on('message', (data: Buffer, isBinary) => {
    received += 1;
    if (isBinary) {
      heard.push(decoder.decode(new Uint8Array(data))?.slice() ?? new Int16Array(0));
      return;
    }
    const notice = JSON.parse(data.toString()) as LineNotice | { kind: 'clear' };
    if (notice.kind === 'clear') clears += 1;
  });
  const send = (data: string | Uint8Array) => {
    if (client.readyState !== WebSocket.OPEN) return;
    sent += 1;
    client.send(data);
  };
  return {
    sent: () => sent,
    received: () => received,
    sendFrame() {
      const frame = new Int16Array(frameBytes / 2);
      frame.set(waiting.subarray(0, frame.length));
      waiting = waiting.slice(frame.length);
      const message = encode(frame);
      if (message) send(message);
    },
    farEnd: {
      say(pcm: Int16Array) {
        waiting = joinPcm([waiting, pcm]);
      },
      heard: () => joinPcm(heard),
      forget() {
        heard = [];
      },
      pressDigit: (digit: string) => send(JSON.stringify({ type: 'digit', digit, duration_ms: 120 })),
      digitsHeard: () => '',
      clears: () => clears,
      hangUp: () => client.close(1000),
    },
  };
}
