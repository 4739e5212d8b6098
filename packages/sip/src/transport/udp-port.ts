import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { TransportEvents, WireFlow } from './wire-flow.ts';

/** A bound UDP socket. */
export interface UdpPort {
  readonly local: { readonly address: string; readonly port: number };
  readonly family: 4 | 6;
  flowTo(address: string, port: number): WireFlow;
  close(): Promise<void>;
}

/** Bursts of hundreds of calls arrive between two turns of the event loop; the system may grant less. */
const receiveBufferBytes = 4 * 1024 * 1024;

/**
 * Binds a socket. IPv6 sockets are IPv6-only, so that no address has two spellings. Rejects with the system's error.
 */
export async function openUdpPort(options: {
  host: string;
  port: number;
  events: Pick<TransportEvents, 'message' | 'sent'>;
  failed: (error: Error) => void;
}): Promise<UdpPort> {
  const family = isIPv6(options.host) ? 6 : 4;
  const socket = createSocket({
    type: family === 6 ? 'udp6' : 'udp4',
    ipv6Only: family === 6,
    // Addresses are always numeric; the default look-up would delay each datagram to a later turn.
    lookup: (address, _options, found) => found(null, address, family),
  });
  await bind(socket, options);
  socket.on('error', options.failed);
  try {
    socket.setRecvBufferSize(receiveBufferBytes);
  } catch {
    // Some systems refuse instead of granting less; then the default applies.
  }
  const { address, port } = socket.address();
  const local = { address, port };
  const flowTo = (remoteAddress: string, remotePort: number) =>
    createUdpFlow(socket, local, { address: remoteAddress, port: remotePort }, options.events);
  socket.on('message', (bytes: Buffer, from: RemoteInfo) => {
    // Port 0 cannot be answered.
    if (from.port !== 0) options.events.message(bytes, flowTo(from.address, from.port));
  });
  let closing: Promise<void> | undefined;
  return {
    local,
    family,
    flowTo,
    close() {
      closing ??= new Promise((resolve) => socket.close(() => resolve()));
      return closing;
    },
  };
}

function bind(socket: Socket, options: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => {
      socket.close();
      reject(error);
    };
    socket.once('error', refuse);
    socket.bind({ port: options.port, address: options.host }, () => {
      socket.off('error', refuse);
      resolve();
    });
  });
}

function createUdpFlow(
  socket: Socket,
  local: UdpPort['local'],
  remote: WireFlow['remote'],
  events: Pick<TransportEvents, 'sent'>,
): WireFlow {
  const flow: WireFlow = {
    transport: 'udp',
    remote,
    local,
    isOpen: true,
    isReliable: false,
    toPort: (port) => createUdpFlow(socket, local, { address: remote.address, port }, events),
    send(bytes, failed) {
      try {
        events.sent?.(bytes, flow);
        socket.send(bytes, remote.port, remote.address, (error) => {
          if (error !== null) failed?.(error.message);
        });
      } catch (error) {
        // A closed socket and an invalid port throw instead of calling back.
        const detail = error instanceof Error ? error.message : String(error);
        queueMicrotask(() => failed?.(detail));
      }
    },
  };
  return flow;
}
