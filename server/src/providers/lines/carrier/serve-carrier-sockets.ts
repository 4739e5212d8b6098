import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refusal } from '#platform/http/refusal.ts';
import { refuseConnection } from '#platform/http/refuse-connection.ts';
import { requestIdFrom } from '#platform/http/standing-headers.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { ToLine } from '../websocket/port-messages.ts';
import { relaySocketToPort } from '../websocket/relay-socket.ts';
import { type AwaitedStart, awaitStart, StreamRefused } from './await-start.ts';
import { isHandshake, keyOf, readStreamAddress } from './carrier-handshake.ts';
import type { CarrierProtocol, CarrierStart } from './carrier-protocol.ts';
import { dialects } from './dialects.ts';

/** Largest message: a second of sound in base64 with room to spare. Unit: bytes. */
const messageBytesMax = 64 * 1024;
const defaultStartTimeoutMs = 5_000;
/** Streams that have not said whose they are. A carrier's is one for some 100 ms. */
const defaultMaxWaiting = 200;
/** A far end that does not answer the closing handshake is cut off. */
const closeTimeoutMs = 2_000;
/** RFC 6455, section 7.4.1, and 1013 of its registry. */
const closeCodes = { refused: 1008, fault: 1011, tryLater: 1013 } as const;

/** A media stream that has said whose it is. */
export interface CarrierStream<Holder> {
  protocol: CarrierProtocol;
  start: CarrierStart;
  /** Of telephone systems, which bring a key; null of carriers, which bring a token in the start. */
  holder: Holder | null;
  query: URLSearchParams;
}

export interface CarrierSocketParts<Holder, Call> {
  log: Logger;
  /** Throws a `Refusal` where an address has opened too many; before anything else is looked at. */
  limit(request: IncomingMessage): void;
  /** Whose key this is; undefined: nobody's, or one that may not place calls. */
  authenticate(key: string, request: IncomingMessage): Promise<Holder | undefined>;
  /** The call this stream is; undefined: none, and nobody is told why. A one-time token is used up by this. */
  admit(stream: CarrierStream<Holder>): Promise<Call | undefined>;
  /**
   * Begins the call on a line over the port (`socketOverPort` and `createCarrierLine` with the same start). Throws a
   * `Refusal` where there is no room. `closed` resolves when the socket is: where that does not end the call at the
   * carrier, as with Telnyx, it is hung up then.
   */
  begin(call: Call, stream: CarrierStream<Holder> & { port: MessagePort; closed: Promise<void> }): Promise<void>;
  startTimeoutMs?: number;
  maxWaiting?: number;
}

export interface CarrierSockets {
  /** Whether an upgrade is for here; any other is somebody else's. */
  handles(request: IncomingMessage): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes streams that have not begun a call. */
  close(): void;
}

/**
 * Media streams at `/api/telephony/streams/{protocol}`. Carriers come without a credential, and the one-time token in
 * their start message decides; telephone systems show an API key in the handshake. Until then nothing is begun, and a
 * stream has 5 s and few messages to say whose it is.
 */
export function createCarrierSockets<Holder, Call>(parts: CarrierSocketParts<Holder, Call>): CarrierSockets {
  const { log, startTimeoutMs = defaultStartTimeoutMs, maxWaiting = defaultMaxWaiting } = parts;
  const waiting = new Set<WebSocket>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytesMax,
    perMessageDeflate: false,
    handleProtocols(offered, request) {
      const address = readStreamAddress(request);
      const known = address === undefined ? [] : dialects[address.protocol].subprotocols;
      return [...offered].find((name) => known.includes(name)) ?? false;
    },
  });

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = readStreamAddress(request);
    if (address === undefined) throw new Refusal('not_found', 'There is nothing at this address');
    parts.limit(request);
    if (!isHandshake(request)) throw new Refusal('invalid_request', 'Expected a WebSocket handshake');
    const holder = await holderOf(address.protocol, request);
    if (waiting.size >= maxWaiting) {
      throw new Refusal('unavailable', 'Too many streams are waiting', { headers: { 'retry-after': '2' } });
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      waiting.add(opened);
      // What went wrong shows in the code of the `close` that always follows.
      opened.on('error', () => undefined);
      opened.once('close', () => waiting.delete(opened));
      void meet(opened, { ...address, holder });
    });
  }

  async function holderOf(protocol: CarrierProtocol, request: IncomingMessage): Promise<Holder | null> {
    if (dialects[protocol].admission === 'webhook') return null;
    const key = keyOf(request);
    const holder = key === undefined ? undefined : await parts.authenticate(key, request);
    if (holder !== undefined) return holder;
    throw new Refusal(
      'unauthenticated',
      'Expected an API key that may place calls, as the password of Basic or as Bearer',
    );
  }

  async function meet(socket: WebSocket, asked: Omit<CarrierStream<Holder>, 'start'>): Promise<void> {
    const { protocol, query } = asked;
    try {
      const awaited = await awaitStart(socket, { dialect: dialects[protocol], query, timeoutMs: startTimeoutMs });
      const stream = { ...asked, start: awaited.start };
      const call = await parts.admit(stream);
      if (call === undefined) throw new StreamRefused('its token or its number opens nothing');
      waiting.delete(socket);
      if (socket.readyState !== socket.OPEN) throw new StreamRefused('the socket closed before its call began');
      await hand(socket, awaited, (port, closed) => parts.begin(call, { ...stream, port, closed }));
    } catch (error) {
      turnAway(socket, protocol, error);
    }
  }

  function turnAway(socket: WebSocket, protocol: CarrierProtocol, error: unknown): void {
    const isRefused = error instanceof StreamRefused;
    if (isRefused || error instanceof Refusal)
      log.info({ event: 'carrier_stream.refused', err: error, protocol }, 'carrier media stream refused');
    else log.error({ event: 'carrier_stream.failed', err: error, protocol }, 'carrier media stream failed');
    if (socket.readyState === socket.CLOSED) return;
    socket.resume();
    socket.close(isRefused ? closeCodes.refused : error instanceof Refusal ? closeCodes.tryLater : closeCodes.fault);
    const cutOff = setTimeout(() => socket.terminate(), closeTimeoutMs);
    socket.once('close', () => clearTimeout(cutOff));
  }

  return {
    handles: (request) => (request.url ?? '').startsWith('/api/telephony/streams/'),
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      accept(request, socket, head).catch((error: unknown) => {
        if (!(error instanceof Refusal))
          log.error({ event: 'carrier_stream.upgrade_failed', err: error }, 'carrier media stream upgrade failed');
        const fault = new Refusal('internal', 'Something went wrong on our side');
        const requestId = requestIdFrom(request.headers['x-request-id'], randomUUID);
        refuseConnection(socket, error instanceof Refusal ? error : fault, { requestId });
      });
    },
    close() {
      for (const socket of waiting) socket.terminate();
    },
  };
}

/** Gives a stream to a line on another thread, with what it said meanwhile. */
async function hand(
  socket: WebSocket,
  awaited: AwaitedStart,
  begin: (port: MessagePort, closed: Promise<void>) => Promise<void>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const { port1, port2 } = new MessageChannel();
  relaySocketToPort(socket, port1);
  for (const { data, isBinary } of awaited.takeEarly()) {
    port1.postMessage({ kind: 'message', data, isBinary } satisfies ToLine, [data.buffer]);
  }
  socket.resume();
  try {
    await begin(port2, closed);
  } catch (error) {
    // Of a port that was handed on already this closes nothing.
    port2.close();
    throw error;
  }
}

/** Serves media streams on a server whose other upgrades somebody else answers. */
export function serveCarrierSockets<Holder, Call>(
  server: Server,
  parts: CarrierSocketParts<Holder, Call>,
): CarrierSockets {
  const carrierSockets = createCarrierSockets(parts);
  server.on('upgrade', (request, socket, head) => {
    if (carrierSockets.handles(request)) carrierSockets.upgrade(request, socket, head);
  });
  return carrierSockets;
}
