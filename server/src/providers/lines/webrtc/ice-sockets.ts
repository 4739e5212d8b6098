import { createSocket, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import {
  Candidate,
  candidateFoundation,
  candidatePriority,
  type IceConnection,
  StunProtocol,
  serverReflexiveCandidate,
  type UdpTransport,
} from 'werift';
import type { DatagramGuard } from './datagram-guard.ts';

/** Members of the ICE engine used beyond its public API, because its own sockets cannot be guarded. */
interface IceInternals {
  protocols: StunProtocol[];
  ensureProtocol(protocol: StunProtocol): void;
  pairLocalProtocol(protocol: StunProtocol): void;
  appendLocalCandidate(candidate: Candidate): void;
}

interface ProtocolInternals {
  datagramReceived(datagram: Buffer, from: readonly [string, number]): void;
}

/** Maximum time for candidate gathering, used only with STUN or TURN. Unit: milliseconds. */
const gatheringMs = 1_000;

interface IceSockets {
  connection: IceConnection;
  addresses: readonly string[];
  portRange: [number, number] | undefined;
  bindAddress: string | undefined;
  guard: DatagramGuard;
}

/**
 * Gives the ICE engine one guarded UDP socket per advertised address, closed with it. The engine's own sockets neither
 * survive a port that is taken in the same moment nor filter third parties. Throws when no socket can be opened.
 */
export async function openIceSockets({
  connection,
  addresses,
  portRange,
  bindAddress,
  guard,
}: IceSockets): Promise<void> {
  const engine = connection as unknown as IceInternals;
  let failure: unknown;
  for (const address of addresses) {
    try {
      const sameFamily = bindAddress !== undefined && isIPv6(bindAddress) === isIPv6(address);
      const socket = await bindInRange(isIPv6(address), sameFamily ? bindAddress : undefined, portRange);
      engine.protocols.push(createProtocol(engine, connection, socket, address, guard));
    } catch (error) {
      failure = error;
    }
  }
  if (engine.protocols.length === 0) throw new Error('No UDP port could be opened for the call.', { cause: failure });
  boundGathering(connection, engine);
}

function createProtocol(
  engine: IceInternals,
  connection: IceConnection,
  socket: Socket,
  address: string,
  guard: DatagramGuard,
): StunProtocol {
  const protocol = new StunProtocol();
  protocol.transport = wrapSocket(socket) as unknown as UdpTransport;
  protocol.localIp = address;
  protocol.localCandidate = new Candidate(
    candidateFoundation('host', 'udp', address),
    1,
    'udp',
    // The order of the addresses is the order of preference.
    candidatePriority('host', { localPreference: 65_535 - engine.protocols.length }),
    address,
    socket.address().port,
    'host',
    undefined,
    undefined,
    undefined,
    connection.generation,
    connection.localUsername,
  );
  engine.ensureProtocol(protocol);
  const { datagramReceived } = protocol as unknown as ProtocolInternals;
  socket.on('message', (datagram, from) => {
    if (!guard.admits(datagram, from.address, from.port)) return;
    datagramReceived.call(protocol, datagram, [from.address, from.port]);
  });
  return protocol;
}

/** Transport as the engine's STUN code expects it. */
const wrapSocket = (socket: Socket) => {
  const transport = {
    type: 'udp',
    socketType: socket.address().family === 'IPv6' ? 'udp6' : 'udp4',
    closed: false,
    onData: () => {},
    address: socket.address(),
    async send(data: Buffer, to: readonly [string, number]): Promise<void> {
      if (!transport.closed) socket.send(data, to[1], to[0]);
    },
    close: () =>
      new Promise<void>((resolve) => {
        if (transport.closed) return resolve();
        transport.closed = true;
        socket.close(() => resolve());
      }),
  };
  return transport;
};

/** Queries the STUN server for each socket, and bounds the wait for it and for TURN. */
function boundGathering(connection: IceConnection, engine: IceInternals): void {
  const gather = connection.gatherCandidates.bind(connection);
  connection.gatherCandidates = async () => {
    for (const protocol of engine.protocols) engine.pairLocalProtocol(protocol);
    const { stunServer } = connection;
    const asked = stunServer
      ? engine.protocols.map(async (protocol) => {
          const candidate = await serverReflexiveCandidate(protocol, stunServer);
          if (candidate && connection.state !== 'closed') engine.appendLocalCandidate(candidate);
        })
      : [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOver = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, gatheringMs);
    });
    await Promise.race([Promise.allSettled([gather(), ...asked]), isOver]);
    clearTimeout(timer);
  };
}

async function bindInRange(isV6: boolean, address: string | undefined, range?: [number, number]): Promise<Socket> {
  if (!range) return bind(isV6, address, 0);
  const [first, last] = range;
  const count = last - first + 1;
  // Starts at a random port, so that a port is not reused while packets of the previous call still arrive.
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < count; step += 1) {
    try {
      return await bind(isV6, address, first + ((start + step) % count));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`All UDP ports from ${first} to ${last} are taken.`);
}

const bind = (isV6: boolean, address: string | undefined, port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = createSocket({ type: isV6 ? 'udp6' : 'udp4', ipv6Only: isV6 });
    const refuse = (error: Error) => {
      socket.close();
      reject(error);
    };
    socket.once('error', refuse);
    socket.bind({ port, ...(address !== undefined && { address }) }, () => {
      socket.off('error', refuse);
      // A lost network appears as an error of some later send; the call detects the silence instead.
      socket.on('error', () => {});
      resolve(socket);
    });
  });
