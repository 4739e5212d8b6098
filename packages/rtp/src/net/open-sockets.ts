import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** UDP sockets of one call. */
export interface SocketPair {
  rtp: Socket;
  /** Missing with rtcp-mux. */
  rtcp: Socket | undefined;
  rtpPort: number;
  rtcpPort: number;
  isV6: boolean;
}

export interface SocketPlace {
  isV6: boolean;
  /** Missing: all addresses of the family. */
  host: string | undefined;
  /** Both ends included; missing: any port. */
  range: readonly [number, number] | undefined;
  needsRtcp: boolean;
}

/** Attempts at an even free port whose successor is free too. */
const maxTries = 200;

/** Opens an even port for RTP and the next for RTCP (RFC 3550, section 11). Throws when there is none. */
export async function openSocketPair(place: SocketPlace): Promise<SocketPair> {
  for (const port of portsToTry(place.range)) {
    const pair = await tryPair(place, port);
    if (pair !== undefined) return pair;
  }
  const where = place.range === undefined ? 'can be had' : `from ${place.range.join(' to ')} is free`;
  throw new Error(`No pair of UDP ports for a phone call ${where}.`);
}

function* portsToTry(range: SocketPlace['range']): Generator<number> {
  if (range === undefined) {
    for (let attempt = 0; attempt < maxTries; attempt += 1) yield 0;
    return;
  }
  const first = range[0] + (range[0] % 2);
  const count = Math.floor((range[1] - first + 1) / 2);
  // Random start, so that a port is not reused while packets of the previous call still arrive.
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < count; step += 1) yield first + ((start + step) % count) * 2;
}

async function tryPair(place: SocketPlace, port: number): Promise<SocketPair | undefined> {
  const rtp = await bind(place, port);
  if (rtp === undefined) return undefined;
  const rtpPort = rtp.address().port;
  if (rtpPort % 2 === 0 && rtpPort < 65_535) {
    if (!place.needsRtcp) return { rtp, rtcp: undefined, rtpPort, rtcpPort: rtpPort, isV6: place.isV6 };
    const rtcp = await bind(place, rtpPort + 1);
    if (rtcp !== undefined) return { rtp, rtcp, rtpPort, rtcpPort: rtpPort + 1, isV6: place.isV6 };
  }
  await closeSocket(rtp);
  return undefined;
}

/** Undefined when the port is in use. */
async function bind({ isV6, host }: SocketPlace, port: number): Promise<Socket | undefined> {
  const family = isV6 ? 6 : 4;
  const socket = createSocket({
    type: isV6 ? 'udp6' : 'udp4',
    ipv6Only: isV6,
    // Addresses are always numeric; by default each packet would pass the resolver.
    lookup: (address, _options, callback) => callback(null, address, family),
  });
  try {
    // Listener added before `bind`: without a resolver the socket may listen at once.
    const listening = once(socket, 'listening');
    socket.bind({ port, ...(host !== undefined && { address: host }) });
    await listening;
  } catch (error) {
    socket.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
  // A network that is gone shows as an error of a later packet; the call's silence timeout handles it.
  socket.on('error', () => {});
  return socket;
}

export function closeSocket(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.close(() => resolve());
  });
}
