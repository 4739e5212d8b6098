import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { plainRefusal, type Refusal } from '#platform/http/refusal.ts';
import { refuseConnection } from '#platform/http/refuse-connection.ts';
import { limitOfAddress, type RequestLimits, rateLimited } from '#platform/http/requests/request-limits.ts';
import { networkOf, rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';

/** Limits of open connections. */
export interface ConnectionLimits {
  max: number;
  /** Per address; a trusted proxy carries the connections of many clients. */
  maxPerAddress: number;
}

export interface ListenerOptions {
  connections: ConnectionLimits;
  limits: RequestLimits;
  trustedProxies: string[];
  newRequestId: () => string;
  /** Answers a request before the framework sees it, where possible. */
  tryFastLane(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Timeouts of a client. Units: milliseconds. */
export interface ClientTimes {
  /** For a request's head. */
  headMs: number;
  /**
   * For a whole request, including a refused body: longer than the largest upload may take. Bodies that are read have
   * separate limits; see read-body.ts and read-upload.ts.
   */
  requestMs: number;
  /** Keep-alive of an idle connection: longer than the wait of common proxies (60 s), so that they close it first. */
  keepAliveMs: number;
  /** Interval at which Node enforces these timeouts. */
  checkMs: number;
}

const usualTimes: ClientTimes = { headMs: 10_000, requestMs: 600_000, keepAliveMs: 72_000, checkMs: 1000 };

/** Creates a node:http server with bounded time and connections per client, which tells refused clients the reason. */
export function createHttpListener(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: ListenerOptions,
  times = usualTimes,
): Server {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (hasOneHost(request) && options.tryFastLane(request, response)) return;
    request.url = originForm(request.url ?? '/');
    handler(request, response);
  };
  const server = createServer(
    {
      connectionsCheckingInterval: times.checkMs,
      headersTimeout: times.headMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.keepAliveMs,
      // Joins repeated headers, so that they are detected; Node would otherwise drop all but the first.
      joinDuplicateHeaders: true,
      // Refused in the common error shape; see server.ts.
      requireHostHeader: false,
    },
    answer,
  );
  server.maxConnections = options.connections.max;
  // 100 Continue follows after the checks of the head (content-types.ts); other expectations may be ignored.
  server.on('checkContinue', answer);
  server.on('checkExpectation', answer);
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuseWithinLimit(plainRefusal('method_not_allowed', 'This is no proxy'), socket, options);
  });
  limitConnections(server, options);
  return server;
}

/** Checks that the request has exactly one Host header (RFC 9112, section 3.2). */
export function hasOneHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined ? httpVersion === '1.0' : !headers.host.includes(',');
}

/**
 * Returns the path and query of a request target; the absolute form (RFC 9112, section 3.2.2) has the authority before
 * it.
 */
function originForm(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

function limitConnections(server: Server, { connections, trustedProxies, newRequestId }: ListenerOptions): void {
  const isTrusted = trustedProxies.length > 0 ? proxyAddr.compile(trustedProxies) : () => false;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address, 0)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count <= connections.maxPerAddress) return;
    const sentence = `More than ${connections.maxPerAddress} connections from this address (PARLEY_CONNECTIONS_PER_ADDRESS); close some`;
    const refusal = plainRefusal('concurrency_limit', sentence, { headers: { 'retry-after': '10' } });
    refuseConnection(socket, refusal, { requestId: newRequestId() });
  });
}

/** Answers the refusals of Node's parser: malformed HTTP, heads that are too long or too slow. */
export function answerClientError(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Duplex,
  options: Pick<ListenerOptions, 'limits' | 'newRequestId'>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasAnswer(socket)) {
    socket.destroy();
    return;
  }
  refuseWithinLimit(refusalOf(error), socket, options);
}

function refuseWithinLimit(
  refusal: Refusal,
  socket: Duplex,
  { limits, newRequestId }: Pick<ListenerOptions, 'limits' | 'newRequestId'>,
): void {
  const decision = limits.countAddress((socket as Socket).remoteAddress ?? '');
  const answer = decision.allowed ? refusal : rateLimited(decision, limitOfAddress);
  refuseConnection(socket, answer, { requestId: newRequestId(), headers: rateLimitHeaders(decision) });
}

/** True when an answer has begun on the connection: a second one would be read as part of it. */
function hasAnswer(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function refusalOf({ code, rawPacket }: { code?: string; rawPacket?: unknown }): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return plainRefusal(
      'request_timeout',
      `The request did not arrive in time: its head may take ${usualTimes.headMs / 1000} s`,
    );
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return Buffer.isBuffer(rawPacket) && beginsWithLongLine(rawPacket)
      ? uriTooLong()
      : plainRefusal('headers_too_large', 'The request line and headers may have 16 KiB together');
  }
  return plainRefusal('invalid_request', 'This is not a valid HTTP/1.1 request');
}

/** True when a packet begins with an overlong request line, rather than overlong headers. */
function beginsWithLongLine(packet: Buffer): boolean {
  const end = packet.indexOf('\r\n');
  return /^[A-Z]+ \//.test(packet.toString('latin1', 0, 20)) && (end === -1 || end > urlLengthMax);
}

/** Longest request target. Unit: characters. */
export const urlLengthMax = 8192;

export const uriTooLong = () =>
  plainRefusal('uri_too_long', `An address with its query may have ${urlLengthMax} characters`);
