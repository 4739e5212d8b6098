import { isIP } from 'node:net';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { EgressError } from './egress.errors.ts';
import { parseUrl, portOf, type Guard } from './guard.ts';
import { guardedLookup, type Resolver } from './guarded-agent.ts';

export interface WebSocketRequest {
  headers?: Record<string, string>;
  protocols?: readonly string[];
  /** From the start to the end of the handshake. Unit: milliseconds. */
  timeoutMs: number;
  /** Largest message accepted; a larger one closes the connection. Unit: bytes. */
  maxBytes: number;
  signal?: AbortSignal;
}

/**
 * Opens a WebSocket where the guard agrees. The name is resolved once and the connection goes to an address of that
 * answer. Redirects are not followed. Throws EgressError; `upgrade_refused` carries the status of the answer. Whoever
 * listens to the socket as soon as it has it misses no message.
 */
export function openWebSocket(
  input: { guard: Guard; resolver: Resolver; userAgent: string | undefined },
  address: string | URL,
  request: WebSocketRequest,
): Promise<WebSocket> {
  const url = readSocketUrl(input.guard, address);
  const { hostname } = url;
  const port = portOf(new URL(url.href.replace(/^ws/, 'http')));
  const userAgent = input.userAgent === undefined ? {} : { 'user-agent': input.userAgent };
  const socket = new WebSocket(url, [...(request.protocols ?? [])], {
    headers: { ...userAgent, ...request.headers },
    handshakeTimeout: request.timeoutMs,
    maxPayload: request.maxBytes,
    followRedirects: false,
    perMessageDeflate: false,
    lookup: guardedLookup({ ...input, hostname, port }),
  });
  return settleHandshake(socket, { ...input, hostname, port, signal: request.signal });
}

function settleHandshake(
  socket: WebSocket,
  target: { guard: Guard; hostname: string; port: number; signal: AbortSignal | undefined },
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const abort = () => fail(target.signal?.reason);
    const fail = (error: unknown) => {
      target.signal?.removeEventListener('abort', abort);
      // A handshake that is broken off says so through `error`, which has been answered by now.
      socket.on('error', () => {});
      socket.terminate();
      reject(error);
    };
    target.signal?.addEventListener('abort', abort, { once: true });
    if (target.signal?.aborted === true) return abort();
    socket.once('upgrade', (answer: IncomingMessage) => {
      // What the kernel says we are connected to is the last word.
      const objection = target.guard.findObjection({ ...target, address: answer.socket.remoteAddress ?? '' });
      if (objection !== undefined) fail(objection);
    });
    socket.once('unexpected-response', (_request: ClientRequest, answer: IncomingMessage) => {
      answer.resume();
      fail(refusal(answer));
    });
    socket.once('error', (error: Error) => fail(failure(error)));
    socket.once('open', () => {
      target.signal?.removeEventListener('abort', abort);
      // `close` follows every error; whoever wants the reason listens too.
      socket.on('error', () => {});
      // What came with the handshake waits until the caller has had the chance to listen.
      socket.pause();
      setImmediate(() => socket.resume());
      resolve(socket);
    });
  });
}

function readSocketUrl(guard: Guard, address: string | URL): URL {
  const url = parseUrl(address);
  if (url.protocol !== 'ws:' && url.protocol !== 'wss:') {
    throw new EgressError('blocked_scheme', 'A WebSocket address begins with ws:// or wss://.');
  }
  const asHttp = new URL(url.href.replace(/^ws/, 'http'));
  guard.checkUrl(asHttp);
  // A numeric host is never looked up, so it is judged here.
  const bare = asHttp.hostname.replace(/^\[|\]$/g, '');
  const objection = isIP(bare)
    ? guard.findObjection({ hostname: asHttp.hostname, address: bare, port: portOf(asHttp) })
    : undefined;
  if (objection !== undefined) throw objection;
  return url;
}

function refusal(answer: IncomingMessage): EgressError {
  const retryAfterSeconds = Number(answer.headers['retry-after']);
  return new EgressError('upgrade_refused', `The server answered ${answer.statusCode} instead of a WebSocket.`, {
    ...(answer.statusCode === undefined ? {} : { status: answer.statusCode }),
    ...(Number.isFinite(retryAfterSeconds) ? { retryAfterMs: retryAfterSeconds * 1000 } : {}),
  });
}

function failure(error: Error): Error {
  if (error instanceof EgressError) return error;
  const isTimeout = error.message === 'Opening handshake has timed out';
  const [code, message] = isTimeout
    ? (['timeout', 'The WebSocket was not opened in time.'] as const)
    : (['connection_failed', 'The WebSocket could not be opened.'] as const);
  return new EgressError(code, message, { cause: error });
}
