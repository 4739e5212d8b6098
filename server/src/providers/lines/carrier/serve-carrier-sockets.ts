import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';
import { plainRefusal, Refusal } from '#platform/http/refusal.ts';
import { refuseConnection } from '#platform/http/refuse-connection.ts';
import { requestIdFrom } from '#platform/http/responses/common-headers.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { ToLine } from '../websocket/port-messages.ts';
import { relaySocketToPort } from '../websocket/relay-socket.ts';
import { type AwaitedStart, awaitStart, StreamRefused } from './await-start.ts';
import { isHandshake, keyOf, readStreamAddress } from './carrier-handshake.ts';
import type { CarrierProtocol, CarrierStart } from './carrier-protocol.ts';
import { dialects } from './dialects.ts';

/** Largest message: a second of audio in base64 with room to spare. Unit: bytes. */
const messageBytesMax = 64 * 1024;
const defaultStartTimeoutMs = 5_000;
/** Maximum streams before their start message. A carrier's takes some 100 ms. */
const defaultMaxWaiting = 200;
/** Time for the closing handshake before the socket is terminated. */
const closeTimeoutMs = 2_000;
/** RFC 6455, section 7.4.1, and 1013 of its registry. */
const closeCodes = { refused: 1008, fault: 1011, tryLater: 1013 } as const;

/** A media stream whose start message has been read. */
export interface CarrierStream<Holder> {
  protocol: CarrierProtocol;
  start: CarrierStart;
  /** Owner of the telephone system's API key; null for carriers, whose token is in the start. */
  holder: Holder | null;
  query: URLSearchParams;
}

export interface CarrierSocketParts<Holder, Call> {
  log: Logger;
  /** Throws a `Refusal` when an address opened too many streams; called before anything else is checked. */
  limit(request: IncomingMessage): void;
  /** Finds the holder of an API key; undefined when it is invalid or may not place calls. */
  authenticate(key: string, request: IncomingMessage): Promise<Holder | undefined>;
  /** Finds the call of a stream and uses up its single-use token; undefined: refused, without telling the peer why. */
  admit(stream: CarrierStream<Holder>): Promise<Call | undefined>;
  /**
   * Begins the call on a line over the port (`socketOverPort` and `createCarrierLine` with the same start). Throws a
   * `Refusal` when there is no capacity. `closed` resolves when the socket closes: where that does not end the call at
   * the carrier, as with Telnyx, the call is hung up then.
   */
  begin(call: Call, stream: CarrierStream<Holder> & { port: MessagePort; closed: Promise<void> }): Promise<void>;
  startTimeoutMs?: number;
  maxWaiting?: number;
}

export interface CarrierSockets {
  /** True for upgrade requests of carrier streams; all others belong to other handlers. */
  handles(request: IncomingMessage): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Terminates streams that have not begun a call. */
  close(): void;
}

/**
 * Serves media streams at `/api/telephony/streams/{protocol}`. Carriers connect without a credential, and the
 * single-use token in their start message decides; telephone systems send an API key in the handshake. No call begins
 * before that, and a stream has 5 s and few messages to identify itself.
 */
export function createCarrierSockets<Holder, Call>(parts: CarrierSocketParts<Holder, Call>): CarrierSockets {
  return new CarrierSocketServer(parts);
}

class CarrierSocketServer<Holder, Call> implements CarrierSockets {
  readonly #parts: CarrierSocketParts<Holder, Call>;
  /** Sockets whose stream has not begun a call. */
  readonly #waiting = new Set<WebSocket>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytesMax,
    perMessageDeflate: false,
    handleProtocols(offered, request) {
      const address = readStreamAddress(request);
      const known = address === undefined ? [] : dialects[address.protocol].subprotocols;
      return [...offered].find((name) => known.includes(name)) ?? false;
    },
  });

  constructor(parts: CarrierSocketParts<Holder, Call>) {
    this.#parts = parts;
  }

  handles(request: IncomingMessage): boolean {
    return (request.url ?? '').startsWith('/api/telephony/streams/');
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { log } = this.#parts;
    socket.on('error', () => socket.destroy());
    this.#accept(request, socket, head).catch((error: unknown) => {
      if (!(error instanceof Refusal))
        log.error({ event: 'carrier_stream.upgrade_failed', err: error }, 'carrier media stream upgrade failed');
      const fault = plainRefusal('internal', 'Something went wrong on our side');
      const requestId = requestIdFrom(request.headers['x-request-id'], randomUUID);
      refuseConnection(socket, error instanceof Refusal ? error : fault, { requestId });
    });
  }

  close(): void {
    for (const socket of this.#waiting) socket.terminate();
  }

  async #accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { limit, maxWaiting = defaultMaxWaiting } = this.#parts;
    const address = readStreamAddress(request);
    if (address === undefined) throw plainRefusal('not_found', 'There is nothing at this address');
    limit(request);
    if (!isHandshake(request)) throw plainRefusal('invalid_request', 'Expected a WebSocket handshake');
    const holder = await this.#authenticate(address.protocol, request);
    if (this.#waiting.size >= maxWaiting) {
      throw plainRefusal('unavailable', 'Too many streams are waiting', { headers: { 'retry-after': '2' } });
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      this.#waiting.add(opened);
      // The code of the `close` that always follows says what went wrong.
      opened.on('error', () => undefined);
      opened.once('close', () => this.#waiting.delete(opened));
      void this.#serve(opened, { ...address, holder });
    });
  }

  /** Holder of the API key; null where the token in the start message decides. */
  async #authenticate(protocol: CarrierProtocol, request: IncomingMessage): Promise<Holder | null> {
    if (dialects[protocol].admission === 'webhook') return null;
    const key = keyOf(request);
    const holder = key === undefined ? undefined : await this.#parts.authenticate(key, request);
    if (holder !== undefined) return holder;
    throw plainRefusal(
      'unauthenticated',
      'Expected an API key that may place calls, as the password of Basic or as Bearer',
    );
  }

  async #serve(socket: WebSocket, opened: Omit<CarrierStream<Holder>, 'start'>): Promise<void> {
    const { admit, begin, startTimeoutMs = defaultStartTimeoutMs } = this.#parts;
    const { protocol, query } = opened;
    try {
      const started = await awaitStart(socket, { dialect: dialects[protocol], query, timeoutMs: startTimeoutMs });
      const stream = { ...opened, start: started.start };
      const call = await admit(stream);
      if (call === undefined) throw new StreamRefused('its token or number has no call');
      this.#waiting.delete(socket);
      if (socket.readyState !== socket.OPEN) throw new StreamRefused('the socket closed before its call began');
      await transferToLine(socket, started, (port, closed) => begin(call, { ...stream, port, closed }));
    } catch (error) {
      this.#refuse(socket, protocol, error);
    }
  }

  #refuse(socket: WebSocket, protocol: CarrierProtocol, error: unknown): void {
    const { log } = this.#parts;
    const isRefused = error instanceof StreamRefused;
    if (isRefused || error instanceof Refusal)
      log.info({ event: 'carrier_stream.refused', err: error, protocol }, 'carrier media stream refused');
    else log.error({ event: 'carrier_stream.failed', err: error, protocol }, 'carrier media stream failed');
    if (socket.readyState === socket.CLOSED) return;
    socket.resume();
    socket.close(isRefused ? closeCodes.refused : error instanceof Refusal ? closeCodes.tryLater : closeCodes.fault);
    const terminate = setTimeout(() => socket.terminate(), closeTimeoutMs);
    socket.once('close', () => clearTimeout(terminate));
  }
}

/** Transfers a stream to a line on another thread, with the messages buffered meanwhile. */
async function transferToLine(
  socket: WebSocket,
  started: AwaitedStart,
  begin: (port: MessagePort, closed: Promise<void>) => Promise<void>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const { port1, port2 } = new MessageChannel();
  relaySocketToPort(socket, port1);
  for (const { data, isBinary } of started.drainBuffered()) {
    port1.postMessage({ kind: 'message', data, isBinary } satisfies ToLine, [data.buffer]);
  }
  socket.resume();
  try {
    await begin(port2, closed);
  } catch (error) {
    // No effect once the port has been transferred.
    port2.close();
    throw error;
  }
}

/** Serves media streams on a server that has other upgrade handlers. */
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
