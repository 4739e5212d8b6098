import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/**
 * `refused`: connections are refused. `hangs`: nothing is read or written, on open connections and on new
 * ones. `429`, `5xx`: connections break and new ones are refused with that status. `cut`: connections break, new ones
 * at their first message. `garbage`: says what is in no vendor's format, on new connections at the first message.
 */
export type Death = 'refused' | 'hangs' | '429' | '5xx' | 'cut' | 'garbage';
export const deaths: readonly Death[] = ['refused', 'hangs', '429', '5xx', 'cut', 'garbage'];

/** A door to a vendor's peer that can die at any moment, in the middle of a conversation too. */
export interface MortalVendor {
  /** `ws://127.0.0.1:<port>`. */
  readonly baseUrl: string;
  die(how: Death): void;
  /** Dies behind the `count`th message the vendor sends from now on, of those the client was meant to hear. */
  dieAfter(count: number, how: Death): void;
  close(): Promise<void>;
}

const statuses: Partial<Record<Death, number>> = { '429': 429, '5xx': 503 };
const nonsense = '<html><body>Welcome to the hotel network</body></html>';

export async function startMortalVendor(upstream: string): Promise<MortalVendor> {
  const sockets = new WebSocketServer({ noServer: true });
  const hanging = new Set<Duplex>();
  let death: Death | undefined;
  let left: { count: number; how: Death } | undefined;
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function die(how: Death): void {
    death = how;
    left = undefined;
    if (how === 'hangs') return;
    for (const client of sockets.clients) {
      if (how === 'garbage') client.send(nonsense);
      else client.terminate();
    }
    if (how === 'refused') server.close();
  }

  function countDown(): void {
    if (left === undefined) return;
    left.count -= 1;
    if (left.count <= 0) die(left.how);
  }

  server.on('upgrade', (request, socket, head) => {
    const status = death === undefined ? undefined : statuses[death];
    if (status !== undefined) return socket.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`);
    if (death === 'hangs') return hanging.add(socket);
    sockets.handleUpgrade(request, socket, head, (client) => {
      const vendor = connectOnwards(`${upstream}${request.url ?? ''}`, request.headers);
      client.on('message', (data, isBinary) => {
        if (death === undefined) vendor.send(data, isBinary);
        else if (death === 'cut') client.terminate();
        else if (death === 'garbage') client.send(nonsense);
      });
      vendor.socket.on('message', (data, isBinary) => {
        if (death !== undefined) return;
        client.send(data, { binary: isBinary });
        countDown();
      });
      vendor.socket.on('close', (code, reason) => closeLike(client, code, reason));
      client.on('close', () => vendor.socket.terminate());
    });
  });

  return {
    baseUrl: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    die,
    dieAfter(count, how) {
      left = { count, how };
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of hanging) socket.destroy();
        for (const client of sockets.clients) client.terminate();
        if (!server.listening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const ownHeaders = /^(?:host|upgrade|connection|sec-websocket-.*)$/;

/** A connection to the peer that may be written to before it stands. */
function connectOnwards(url: string, headers: IncomingHttpHeaders) {
  const passed = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
  const socket = new WebSocket(url, { headers: Object.fromEntries(passed) as Record<string, string> });
  const waiting: { data: RawData; isBinary: boolean }[] = [];
  socket.on('open', () => {
    for (const { data, isBinary } of waiting.splice(0)) socket.send(data, { binary: isBinary });
  });
  // Each error is followed by `close`.
  socket.on('error', () => {});
  return {
    socket,
    send(data: RawData, isBinary: boolean) {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push({ data, isBinary });
      else socket.send(data, { binary: isBinary });
    },
  };
}

/** 1005 and 1006 stand for a close without a code and may not be sent. */
function closeLike(client: WebSocket, code: number, reason: Buffer): void {
  if (code === 1006) client.terminate();
  else if (code === 1005) client.close();
  else client.close(code, reason);
}
