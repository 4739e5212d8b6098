import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createInbox, type Inbox } from './inbox.ts';

/** One end of a raw connection, with byte-wise sending and a record of what arrives. */
export interface StreamPeer {
  readonly port: number;
  readonly inbox: Inbox<string>;
  readonly whenClosed: Promise<void>;
  /** Everything received up to an expected text. */
  heardUpTo(text: string): Promise<string>;
  send(text: string | Uint8Array): void;
  stopReading(): void;
  close(): Promise<void>;
}

export async function connectPeer(port: number, tls?: { ca: string; servername: string }): Promise<StreamPeer> {
  const socket = tls === undefined ? connect(port, '127.0.0.1') : connectTls({ port, host: '127.0.0.1', ...tls });
  await once(socket, tls === undefined ? 'connect' : 'secureConnect');
  return createStreamPeer(socket);
}

/** Listens for connections. */
export async function openStreamServer(port = 0): Promise<{
  port: number;
  next(): Promise<StreamPeer>;
  close(): Promise<void>;
}> {
  const peers = createInbox<StreamPeer>();
  const server = createServer((socket) => peers.put(createStreamPeer(socket)));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    next: peers.next,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(peers.all.map((peer) => peer.close()));
      await closed;
    },
  };
}

function createStreamPeer(socket: Socket): StreamPeer {
  const inbox = createInbox<string>();
  let heard = '';
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    heard += bytes.toString();
    inbox.put(heard);
  });
  const whenClosed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    port: socket.localPort ?? 0,
    inbox,
    whenClosed,
    heardUpTo: (text) => (heard.includes(text) ? Promise.resolve(heard) : inbox.find((all) => all.includes(text))),
    send: (text) => void socket.write(text),
    stopReading: () => void socket.pause(),
    async close() {
      socket.destroy();
      await whenClosed;
    },
  };
}
