import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

/** Fault of a peer: before the handshake, or after the first audio. */
export type SocketFault = 'refused' | 'hangs' | '429' | '5xx' | 'cut' | 'garbage';

export const peerKey = 'peer-key';

/** One client of a peer. */
export interface PeerConnection {
  readonly url: URL;
  /** Counted from 0 in the order the connections were opened. */
  readonly index: number;
  readonly fault: SocketFault | undefined;
  send(message: Record<string, unknown>): void;
  sendBinary(bytes: Uint8Array): void;
  /** Something that is in no vendor's format. */
  sendGarbage(): void;
  /** The client broke the protocol: kept among the complaints, and the connection is closed as the vendor would. */
  complain(what: string, closeCode: number, reason: string): void;
  end(closeCode: number, reason?: string): void;
  /** Breaks off without a close frame. */
  cut(): void;
}

/** A peer's handling of one client's messages. */
export interface PeerSession {
  text(message: Record<string, unknown>): void;
  binary?(bytes: Buffer): void;
  closed?(): void;
}

export interface SocketPeer {
  /** `ws://127.0.0.1:<port>`. */
  readonly baseUrl: string;
  /** For connections opened from now on. */
  fault: SocketFault | undefined;
  /** Addresses that were connected to. */
  readonly opened: readonly URL[];
  /** Protocol violations of clients. */
  readonly complaints: readonly string[];
  /** Resolves when no connection is left. */
  sawClose(): Promise<void>;
  /** Breaks off every connection. */
  cutAll(): void;
  /** Closes every connection with this code and reason. */
  endAll(code: number, reason?: string): void;
  close(): Promise<void>;
}

/** Starts a WebSocket server on the loopback that refuses with a status or serves. */
export async function startSocketPeer(input: {
  /** Status to refuse the handshake with. */
  refuse(request: IncomingMessage, url: URL): number | undefined;
  serve(connection: PeerConnection): PeerSession;
}): Promise<SocketPeer> {
  const opened: URL[] = [];
  const complaints: string[] = [];
  let wake = () => {};
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'ws://127.0.0.1');
    const status = statusOf(peer.fault) ?? input.refuse(request, url);
    if (status !== undefined) {
      if (peer.fault === undefined) complaints.push(`refused with ${status}: ${url.pathname}${url.search}`);
      socket.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
      return;
    }
    const { fault } = peer;
    sockets.handleUpgrade(request, socket, head, (client) => {
      opened.push(url);
      client.on('close', () => {
        if (sockets.clients.size === 0) wake();
      });
      serve(client, input.serve(connectionOf(client, { url, index: opened.length - 1, fault, complaints })), fault);
    });
  });

  const peer: SocketPeer = {
    baseUrl: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: undefined,
    opened,
    complaints,
    async sawClose() {
      if (sockets.clients.size === 0) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
    cutAll() {
      for (const client of sockets.clients) client.terminate();
    },
    endAll(code, reason) {
      for (const client of sockets.clients) client.close(code, reason);
    },
    close: () =>
      new Promise((resolve) => {
        for (const client of sockets.clients) client.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
}

function statusOf(fault: SocketFault | undefined): number | undefined {
  if (fault === 'refused') return 401;
  if (fault === '429') return 429;
  return fault === '5xx' ? 503 : undefined;
}

function serve(client: WebSocket, session: PeerSession, fault: SocketFault | undefined): void {
  client.on('close', () => session.closed?.());
  if (fault === 'hangs') return;
  client.on('message', (data: RawData, isBinary) => {
    const bytes = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (!isBinary) session.text(JSON.parse(bytes.toString()) as Record<string, unknown>);
    else if (session.binary === undefined) client.close(1003, 'binary');
    else session.binary(bytes);
  });
}

function connectionOf(
  client: WebSocket,
  about: { url: URL; index: number; fault: SocketFault | undefined; complaints: string[] },
): PeerConnection {
  return {
    url: about.url,
    index: about.index,
    fault: about.fault,
    send: (message) => client.send(JSON.stringify(message)),
    sendBinary: (bytes) => client.send(bytes),
    sendGarbage: () => client.send('<html><body>Welcome to the hotel network</body></html>'),
    complain(what, closeCode, reason) {
      about.complaints.push(what);
      client.close(closeCode, reason);
    },
    end: (closeCode, reason) => client.close(closeCode, reason),
    cut: () => client.terminate(),
  };
}
