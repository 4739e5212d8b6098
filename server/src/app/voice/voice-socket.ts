import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import { WebSocketServer } from 'ws';
import { joinCall, proveCall, type WebVoiceDeps } from '#areas/web-voice';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';
import { relaySocketToPort } from '../../providers/lines/websocket/relay-socket.ts';

const protocol = 'parley.voice';
const path = /^\/api\/web-voice\/sessions\/([^/]+)\/socket$/;
/** Largest message of a client: 200 ms of sound with room to spare. Unit: bytes. */
const messageBytesMax = 64 * 1024;

/**
 * Web voice over a WebSocket, for networks that let no UDP through. The token stands in the subprotocols, since
 * browsers cannot send headers: `parley.voice` and `token.<access or resume token>`. `?codec=opus` carries Opus packets
 * instead of 16 kHz PCM.
 */
export function serveVoiceSockets(
  server: Server,
  parts: { db: Database; deps: WebVoiceDeps; clock: Clock; log: Logger },
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytesMax,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    accept(sockets, request, socket, head, parts).catch((error: unknown) => {
      if (!(error instanceof Refusal)) parts.log.error({ err: error }, 'a voice socket failed');
      refuse(socket, error instanceof Refusal ? error : new Refusal('internal', 'Something went wrong on our side'));
    });
  });
}

async function accept(
  sockets: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  parts: { db: Database; deps: WebVoiceDeps; clock: Clock },
): Promise<void> {
  const { db, deps, clock } = parts;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const id = path.exec(url.pathname)?.[1];
  if (id === undefined) throw new Refusal('not_found', 'There is nothing at this address');
  const now = clock.now();
  const origin = request.headers.origin ?? null;
  const proven = await proveCall(db, deps, { id, token: tokenOf(request), origin, now });
  if (!proven) throw new Refusal('unauthenticated', 'Expected the token of this session as subprotocol token.<token>');
  const codec = url.searchParams.get('codec') === 'opus' ? 'opus' : 'pcm';
  const { port1, port2 } = new MessageChannel();
  try {
    const joined = await joinCall({ db, deps, now }, proven, () => ({ kind: 'websocket', codec, port: port2 }));
    sockets.handleUpgrade(request, socket, head, (opened) => {
      relaySocketToPort(opened, port1);
      opened.send(JSON.stringify({ kind: 'joined', resume_token: joined.resumeToken }));
    });
  } catch (error) {
    port1.close();
    throw error;
  }
}

function tokenOf(request: IncomingMessage): string | null {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((entry) => entry.trim());
  return offered.find((entry) => entry.startsWith('token.'))?.slice('token.'.length) ?? null;
}

function refuse(socket: Duplex, refusal: Refusal): void {
  const body = JSON.stringify({ error: refusal.code, message: refusal.message });
  const headers = { ...refusal.headers, 'content-type': 'application/json', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${refusal.status} Refused\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
