import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import { WebSocketServer } from 'ws';
import { joinCall, proveCall, type WebVoiceDeps } from '#areas/telephony/web-voice';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { plainRefusal, Refusal } from '#platform/http/refusal.ts';
import { refuseConnection } from '#platform/http/refuse-connection.ts';
import { clientAddress } from '#platform/http/requests/client-address.ts';
import { limitOfAddress, rateLimited } from '#platform/http/requests/request-limits.ts';
import { requestIdFrom } from '#platform/http/responses/common-headers.ts';
import type { Logger } from '#platform/log/logger.ts';
import { networkOf, rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import type { ToLine } from '../../providers/lines/websocket/port-messages.ts';
import { relaySocketToPort } from '../../providers/lines/websocket/relay-socket.ts';

const protocol = 'parley.voice';
const path = /^\/api\/web-voice\/sessions\/([^/]+)\/socket$/;
/** Largest message of a client: 200 ms of audio with room to spare. Unit: bytes. */
const messageBytesMax = 64 * 1024;

/**
 * Web voice over a WebSocket, for networks that block UDP. The token is in the subprotocols, since
 * browsers cannot send headers: `parley.voice` and `token.<access or resume token>`. `?codec=opus` carries Opus packets
 * instead of 16 kHz PCM.
 */
export function serveVoiceSockets(
  server: Server,
  parts: SocketParts & { log: Logger; trustedProxies: string[]; requestsPerMinutePerAddress: number },
): void {
  const addressOf = clientAddress(parts.trustedProxies);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytesMax,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
  });

  async function limitThenAccept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const bucket = `address:${networkOf(addressOf(request))}`;
    const decision = parts.rateLimiter.consume(bucket, parts.requestsPerMinutePerAddress);
    try {
      if (!decision.allowed) throw rateLimited(decision, limitOfAddress);
      await accept(sockets, request, socket, head, parts);
    } catch (error) {
      if (!(error instanceof Refusal))
        parts.log.error({ event: 'web_voice.socket_failed', err: error }, 'web voice socket failed');
      const refusal = error instanceof Refusal ? error : plainRefusal('internal', 'Something went wrong on our side');
      const requestId = requestIdFrom(request.headers['x-request-id'], randomUUID);
      refuseConnection(socket, refusal, { requestId, headers: rateLimitHeaders(decision) });
    }
  }

  server.on('upgrade', (request, socket, head) => {
    // Media streams of carriers have a door of their own.
    if (request.url?.startsWith('/api/telephony/streams/')) return;
    socket.on('error', () => socket.destroy());
    void limitThenAccept(request, socket, head);
  });
}

interface SocketParts {
  db: Database;
  deps: WebVoiceDeps;
  clock: Clock;
  rateLimiter: RateLimiter;
}

async function accept(
  sockets: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  parts: SocketParts,
): Promise<void> {
  const { db, deps, clock } = parts;
  const base = 'http://localhost';
  const url = URL.canParse(request.url ?? '/', base) ? new URL(request.url ?? '/', base) : undefined;
  const id = path.exec(url?.pathname ?? '')?.[1];
  if (id === undefined) throw plainRefusal('not_found', 'There is nothing at this address');
  // Before the token is used up: a call that cannot be joined must not begin.
  if (!isHandshake(request))
    throw plainRefusal('invalid_request', `Expected a WebSocket handshake that offers ${protocol}`);
  const now = clock.now();
  const origin = request.headers.origin ?? null;
  const proven = await proveCall(db, deps, { id, token: tokenOf(request), origin, now });
  if (!proven) throw plainRefusal('unauthenticated', 'Expected the token of this session as subprotocol token.<token>');
  const codec = url?.searchParams.get('codec') === 'opus' ? 'opus' : 'pcm';
  const { port1, port2 } = new MessageChannel();
  try {
    const joined = await joinCall({ db, deps, now }, proven, () => ({ kind: 'websocket', codec, port: port2 }));
    let isOpen = false;
    sockets.handleUpgrade(request, socket, head, (opened) => {
      isOpen = true;
      relaySocketToPort(opened, port1);
      opened.send(JSON.stringify({ kind: 'joined', resume_token: joined.resumeToken }));
    });
    // The client left before it received the token: it cannot reconnect.
    if (!isOpen) port1.postMessage({ kind: 'closed', code: 1000 } satisfies ToLine);
  } catch (error) {
    port1.close();
    throw error;
  }
}

/** RFC 6455, section 4.2.1. */
function isHandshake(request: IncomingMessage): boolean {
  const { upgrade, 'sec-websocket-key': key, 'sec-websocket-version': version } = request.headers;
  const isWebSocket = request.method === 'GET' && upgrade?.toLowerCase() === 'websocket' && version === '13';
  return isWebSocket && /^[+/0-9A-Za-z]{22}==$/.test(key ?? '') && offeredBy(request).includes(protocol);
}

const offeredBy = (request: IncomingMessage) =>
  (request.headers['sec-websocket-protocol'] ?? '').split(',').map((entry) => entry.trim());

function tokenOf(request: IncomingMessage): string | null {
  return (
    offeredBy(request)
      .find((entry) => entry.startsWith('token.'))
      ?.slice('token.'.length) ?? null
  );
}
