import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { Refusal } from '#platform/http/refusal.ts';
import { refuseConnection } from '#platform/http/refuse-connection.ts';
import { limited, limitOfAddress, type RequestLimits } from '#platform/http/request-limits.ts';
import { networkOf, rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';

/** Connections that may be open at a time. */
export interface ConnectionLimits {
  max: number;
  /** From one address; proxies that are trusted carry those of many. */
  maxPerAddress: number;
}

export interface ListenerOptions {
  connections: ConnectionLimits;
  limits: RequestLimits;
  trustedProxies: string[];
  newRequestId: () => string;
  /** Answers a request before the framework sees it, where it can. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Times a client may take. Units: milliseconds. */
export interface ClientTimes {
  /** For a request's head. */
  headMs: number;
  /**
   * For a whole request, whatever is done with it: longer than the largest upload may take. Bodies that are read have
   * bounds of their own; see read-body.ts and read-upload.ts.
   */
  requestMs: number;
  /** Idle, until the next request: longer than common proxies wait (60 s), so that they close a connection before we do. */
  keepAliveMs: number;
  /** How often Node looks for clients that are past these. */
  checkMs: number;
}

const usualTimes: ClientTimes = { headMs: 10_000, requestMs: 600_000, keepAliveMs: 72_000, checkMs: 1000 };

/** A node:http server whose clients have bounded time and connections, and are told why when they are refused. */
export function createHttpListener(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: ListenerOptions,
  times = usualTimes,
): Server {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (hasOneHost(request) && options.answerAtOnce(request, response)) return;
    request.url = originForm(request.url ?? '/');
    handler(request, response);
  };
  const server = createServer(
    {
      connectionsCheckingInterval: times.checkMs,
      headersTimeout: times.headMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.keepAliveMs,
      // A header that came twice is seen to have come twice, where Node would else keep the first alone.
      joinDuplicateHeaders: true,
      // Refused in the shape of every other refusal; see server.ts.
      requireHostHeader: false,
    },
    answer,
  );
  server.maxConnections = options.connections.max;
  // Bodies are asked for once it is known that they are wanted (content-types.ts); other expectations may be ignored.
  server.on('checkContinue', answer);
  server.on('checkExpectation', answer);
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuseWithinLimit(new Refusal('method_not_allowed', 'This is no proxy'), socket, options);
  });
  limitConnections(server, options);
  return server;
}

/** Whether the request names the host it is for as often as it must: once (RFC 9112, section 3.2). */
export function hasOneHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined ? httpVersion === '1.0' : !headers.host.includes(',');
}

/** The path and query of a request target; one in absolute form (RFC 9112, section 3.2.2) names the server before it. */
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
    const refusal = new Refusal('concurrency_limit', sentence, { headers: { 'retry-after': '10' } });
    refuseConnection(socket, refusal, { requestId: newRequestId() });
  });
}

/** Answers what Node's parser refuses: bytes that are no HTTP, heads that are too long or too slow. */
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
  const decision = limits.takeForAddress((socket as Socket).remoteAddress ?? '');
  const answer = decision.allowed ? refusal : limited(decision, limitOfAddress);
  refuseConnection(socket, answer, { requestId: newRequestId(), headers: rateLimitHeaders(decision) });
}

/** Whether an answer has begun on the connection: another in the midst of it would be taken for a part of it. */
function hasAnswer(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function refusalOf({ code, rawPacket }: { code?: string; rawPacket?: unknown }): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Refusal(
      'request_timeout',
      `The request did not arrive in time: its head may take ${usualTimes.headMs / 1000} s`,
    );
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return Buffer.isBuffer(rawPacket) && beginsWithLongLine(rawPacket)
      ? uriTooLong()
      : new Refusal('headers_too_large', 'The request line and headers may have 16 KiB together');
  }
  return new Refusal('invalid_request', 'This is not a valid HTTP/1.1 request');
}

/** Whether a packet begins with a request line that is too long, rather than with a part of the headers. */
function beginsWithLongLine(packet: Buffer): boolean {
  const end = packet.indexOf('\r\n');
  return /^[A-Z]+ \//.test(packet.toString('latin1', 0, 20)) && (end === -1 || end > urlLengthMax);
}

/** Longest request target. Unit: characters. */
export const urlLengthMax = 8192;

export const uriTooLong = () =>
  new Refusal('uri_too_long', `An address with its query may have ${urlLengthMax} characters`);
