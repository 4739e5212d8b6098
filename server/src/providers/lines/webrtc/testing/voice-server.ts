import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { createMediaClock, type ThreadMediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import { toneOf } from '../../../../voice/testing/media-tone.ts';
import { createWebRtcLine, reattachWebRtc } from '../create-webrtc-line.ts';
import { createEar, lineInfo, loopback } from './connect-call.ts';
import { createUdpRelay, portOf, type UdpRelay, withPort } from './udp-relay.ts';

/** Content Security Policy of the pages we serve ourselves. */
const pagePolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
const page =
  '<!doctype html><html lang="en"><head><title>Voice</title></head><body><main><h1>Voice</h1><div id="panel"></div></main><script src="/voice.js"></script></body></html>';

/** A server for one page and one call, which plays 1000 Hz and collects what it receives. */
export interface VoiceServer {
  readonly origin: string;
  readonly requests: string[];
  readonly events: string[];
  /** Puts the next call behind a relay, to cut the network. */
  isRelayed: boolean;
  relay: UdpRelay | undefined;
  line: PacedLine | undefined;
  socket: WebSocket | undefined;
  /** Answers offers with a closed port. */
  isUdpBlocked: boolean;
  /** Refuses offers with this status. */
  refusal: number | undefined;
  /** The caller's next `ms` milliseconds. */
  hear(ms: number): Promise<Int16Array>;
  close(): Promise<void>;
}

export async function startVoiceServer(scripts: Record<string, string>): Promise<VoiceServer> {
  const clock = createMediaClock();
  const ear = createEar();
  const http = createServer((request, response) => {
    server.requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
    if (request.method === 'POST') {
      takeOffer({ server, clock, hear: ear.hear, request, response }).catch(() => response.writeHead(500).end());
    } else serve(scripts, request, response);
  });
  const sockets = serveSockets(http, clock, ear.hear);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: VoiceServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests: [],
    events: [],
    isRelayed: false,
    relay: undefined,
    line: undefined,
    socket: undefined,
    isUdpBlocked: false,
    refusal: undefined,
    hear: ear.next,
    async close() {
      await server.line?.hangUp();
      await server.relay?.close();
      clock.close();
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  sockets.on('connection', (socket) => {
    server.socket = socket;
  });
  return server;
}

function serve(scripts: Record<string, string>, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const script = scripts[url];
  const type = script ? 'text/javascript' : 'text/html; charset=utf-8';
  response.writeHead(200, { 'content-type': type, 'content-security-policy': pagePolicy }).end(script ?? page);
}

interface OfferContext {
  server: VoiceServer;
  clock: ThreadMediaClock;
  hear(pcm: Int16Array): void;
  request: IncomingMessage;
  response: ServerResponse;
}

async function takeOffer({ server, clock, hear, request, response }: OfferContext): Promise<void> {
  let offerSdp = '';
  for await (const chunk of request) offerSdp += String(chunk);
  if (server.refusal !== undefined) return void response.writeHead(server.refusal).end();
  const head = { 'content-type': 'application/sdp', 'x-resume-token': 'resume_1' };
  if (server.line && request.headers.authorization === 'Bearer resume_1') {
    const { answerSdp } = await reattachWebRtc({ line: server.line, offerSdp, settings: loopback });
    return void response.writeHead(201, head).end(answerSdp);
  }
  const { line, answerSdp } = await createWebRtcLine({ offerSdp, info: lineInfo, clock, settings: loopback });
  server.line = line;
  const leave = clock.join(() => {
    if (line.queuedMs() < 200) line.play(toneOf(1000, 200));
  });
  line.listen({
    frame: (pcm) => {
      if (!server.isUdpBlocked) hear(pcm);
    },
    digit: (digit) => server.events.push(`digit ${digit}`),
    markPlayed: () => {},
    connection: (isConnected) => server.events.push(`connection ${isConnected}`),
    transfer: () => {},
    hold: () => {},
    ended(cause) {
      server.events.push(`ended ${cause}`);
      leave();
    },
  });
  // Discard port: closed.
  if (server.isUdpBlocked) return void response.writeHead(201, head).end(withPort(answerSdp, 9));
  if (!server.isRelayed) return void response.writeHead(201, head).end(answerSdp);
  server.relay = await createUdpRelay(portOf(answerSdp));
  response.writeHead(201, head).end(withPort(answerSdp, server.relay.port));
}

function serveSockets(
  http: ReturnType<typeof createServer>,
  clock: ThreadMediaClock,
  hear: (pcm: Int16Array) => void,
): WebSocketServer {
  const sockets = new WebSocketServer({ server: http, path: '/ws', handleProtocols: () => 'parley.voice' });
  sockets.on('connection', (socket, { headers }) => {
    if (!/^parley\.voice, ?token\.resume_1$/.test(headers['sec-websocket-protocol'] ?? '')) return socket.close(1008);
    socket.send('{"kind":"joined","resume_token":"resume_2"}');
    let sent = 0;
    const leave = clock.join(() => {
      const frame = toneOf(1000, 20, { from: sent });
      sent += frame.length;
      socket.send(frame);
    });
    socket.on('close', leave);
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) hear(new Int16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)));
    });
  });
  return sockets;
}
