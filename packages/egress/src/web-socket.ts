import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { WebSocket } from 'ws';
import { EgressError } from './egress.errors.ts';
import { type Guard, parseUrl, portOf } from './guard.ts';
import { guardedLookup, type Resolver } from './guarded-agent.ts';

export interface WebSocketRequest {
  headers?: Record<string, string>;
  protocols?: readonly string[];
  /** Time from the start to the end of the handshake. Unit: milliseconds. */
  timeoutMs: number;
  /** Largest message accepted; a larger one closes the connection. Unit: bytes. */
  maxBytes: number;
  signal?: AbortSignal;
}

/**
 * Opens a WebSocket under the guard. The name is resolved once and the connection goes to an address of that answer.
 * Redirects are not followed. Throws EgressError; `upgrade_refused` carries the response status. A listener added as
 * soon as the promise resolves misses no message.
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
      // An aborted handshake also emits `error`; the promise is already rejected then.
      socket.on('error', () => {});
      socket.terminate();
      reject(error);
    };
    target.signal?.addEventListener('abort', abort, { once: true });
    if (target.signal?.aborted === true) return abort();
    socket.once('upgrade', (answer: IncomingMessage) => {
      // Checks the address the kernel reports as connected.
      const objection = target.guard.checkConnect({ ...target, address: answer.socket.remoteAddress ?? '' });
      if (objection !== undefined) fail(objection);
    });
    socket.once('unexpected-response', (_request: ClientRequest, answer: IncomingMessage) => {
      answer.resume();
      fail(refusal(answer));
    });
    socket.once('error', (error: Error) => fail(failure(error)));
    socket.once('open', () => {
      target.signal?.removeEventListener('abort', abort);
      // Prevents an unhandled `error`; `close` follows every error.
      socket.on('error', () => {});
      // Holds messages that came with the handshake until the caller could add a listener.
      socket.pause();
      setImmediate(() => socket.resume());
      resolve(socket);
    });
  });
}

function readSocketUrl(guard: Guard, address: string | URL): URL {
  const url = parseUrl(address);
  if (url.protocol !== 'ws:' && url.protocol !== 'wss:') {
    throw new EgressError('blocked_scheme', 'A WebSocket URL begins with ws:// or wss://.');
  }
  const asHttp = new URL(url.href.replace(/^ws/, 'http'));
  guard.checkUrl(asHttp);
  // A numeric host never reaches the resolver, so it is checked here.
  const bare = asHttp.hostname.replace(/^\[|\]$/g, '');
  const objection = isIP(bare)
    ? guard.checkConnect({ hostname: asHttp.hostname, address: bare, port: portOf(asHttp) })
    : undefined;
  if (objection !== undefined) throw objection;
  return url;
}

function refusal(answer: IncomingMessage): EgressError {
  const retryAfterSeconds = Number(answer.headers['retry-after']);
  return new EgressError(
    'upgrade_refused',
    `The server responded with status ${answer.statusCode} instead of a WebSocket handshake.`,
    {
      ...(answer.statusCode === undefined ? {} : { status: answer.statusCode }),
      ...(Number.isFinite(retryAfterSeconds) ? { retryAfterMs: retryAfterSeconds * 1000 } : {}),
    },
  );
}

function failure(error: Error): Error {
  if (error instanceof EgressError) return error;
  const isTimeout = error.message === 'Opening handshake has timed out';
  const [code, message] = isTimeout
    ? (['timeout', 'The WebSocket handshake timed out.'] as const)
    : (['connection_failed', 'The WebSocket could not be opened.'] as const);
  return new EgressError(code, message, { cause: error });
}
