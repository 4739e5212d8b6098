import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ConformanceFault } from '../../conformance/language-model.conformance.ts';

/** Fault of a peer; an absent peer is one that was closed. */
export type PeerFault = Exclude<ConformanceFault, 'closed'>;

export const peerKey = 'peer-key';

/** A server on this machine that fakes a vendor. */
export interface LoopbackPeer {
  host: string;
  /** Fault of the next connections and requests. */
  fault: PeerFault | undefined;
  /** Resolves when no connection and no request of a client is left. */
  sawClose(): Promise<void>;
  close(): Promise<void>;
}

export interface LoopbackVendor {
  /** The status a WebSocket is refused with; undefined lets it in. */
  refuse?(request: IncomingMessage): number | undefined;
  meet?(socket: WebSocket, request: IncomingMessage): void;
  answer?(request: IncomingMessage, response: ServerResponse, body: Buffer): void | Promise<void>;
}

const statuses: Partial<Record<PeerFault, number>> = { refused: 401, '429': 429, '5xx': 503 };

/** The status of a fault that shows before anything else; undefined where it shows otherwise. */
export function statusOfFault(fault: PeerFault | undefined): number | undefined {
  return fault === undefined ? undefined : statuses[fault];
}

export async function startLoopbackPeer(vendor: LoopbackVendor): Promise<LoopbackPeer> {
  const sockets = new WebSocketServer({ noServer: true });
  const open = new Set<object>();
  let noticeClose = () => {};
  const track = (life: { once(event: 'close', heard: () => void): unknown }) => {
    open.add(life);
    life.once('close', () => {
      open.delete(life);
      noticeClose();
    });
  };
  const server = createServer((request, response) => {
    track(response);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (peer.fault === 'hangs') return;
      const status = statusOfFault(peer.fault);
      if (status !== undefined) return void response.writeHead(status).end(`{"error":"${peerKey}"}`);
      Promise.resolve(vendor.answer?.(request, response, Buffer.concat(parts))).catch(() => response.destroy());
    });
  });
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    track(duplex);
    if (peer.fault === 'hangs') return;
    const status = vendor.refuse?.(request);
    if (status !== undefined) return void duplex.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
    sockets.handleUpgrade(request, duplex, head, (socket) => vendor.meet?.(socket, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const peer: LoopbackPeer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: undefined,
    async sawClose() {
      while (open.size > 0) {
        await new Promise<void>((resolve) => {
          noticeClose = resolve;
        });
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        for (const life of open) if ('destroy' in life && typeof life.destroy === 'function') life.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
}

/** Sends speech in pieces that split samples, as networks do. Hangs or breaks after the first on request. */
export async function sendSpeech(
  response: ServerResponse,
  sound: Uint8Array,
  after: 'cut' | 'hangs' | undefined,
): Promise<void> {
  const pieceBytes = 4_001;
  for (let at = 0; at < sound.length; at += pieceBytes) {
    response.write(sound.subarray(at, at + pieceBytes));
    await new Promise((resolve) => setImmediate(resolve));
    if (after === 'hangs') return;
    // A reset throws away what the other side has not read yet, so what was sent is given time to arrive.
    if (after === 'cut') return void setTimeout(() => response.destroy(), 50);
  }
  response.end();
}
