import { createServer, isIPv6, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Connections } from './connections.ts';
import type { SipTls } from './open-socket.ts';
import type { StreamLimits } from './stream-limits.ts';

/** A listening TCP or TLS socket. */
export interface StreamListener {
  readonly local: { readonly address: string; readonly port: number };
  /** Resolves when its connections are closed too. */
  close(): Promise<void>;
}

/** Listens. IPv6 sockets are IPv6-only, as in `openUdpPort`. Rejects with the error of the system or the PEM. */
export async function openStreamListener(options: {
  host: string;
  port: number;
  /** Unset: plain TCP. */
  tls: SipTls | undefined;
  connections: Connections;
  limits: StreamLimits;
  failed: (error: Error) => void;
}): Promise<StreamListener> {
  const { connections, tls } = options;
  const take = tls === undefined ? (socket: Socket) => connections.accept(socket, 'tcp') : createHandshake();

  function createHandshake(): (socket: Socket) => void {
    const server = createTlsServer({ ...tls, minVersion: 'TLSv1.2', handshakeTimeout: options.limits.firstMessageMs });
    server.on('secureConnection', (socket) => connections.accept(socket, 'tls'));
    server.on('tlsClientError', (_error, socket) => socket.destroy());
    return (socket) => {
      server.emit('connection', socket);
    };
  }

  const server = createServer({ noDelay: true }, (socket) => {
    // Every error is followed by `close`, which is handled.
    socket.on('error', () => socket.destroy());
    if (connections.admit(socket)) take(socket);
  });
  await listen(server, options);
  server.on('error', options.failed);
  return {
    local: localOf(server),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function localOf(server: Server): StreamListener['local'] {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('A TCP server has an address once it listens.');
  return { address: bound.address, port: bound.port };
}

function listen(server: Server, options: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: options.host, port: options.port, ipv6Only: isIPv6(options.host) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
