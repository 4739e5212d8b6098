import { isIP, isIPv6 } from 'node:net';
import type { Flow, RequestTarget, TransportName } from '../transaction/transaction-layer.ts';
import { createAdvertisedAddresses } from './advertised-addresses.ts';
import { type Connections, createConnections, type StreamHop } from './connections.ts';
import type { SipTls } from './open-socket.ts';
import { defaultPort, type Hop } from './resolve.ts';
import type { StreamLimits } from './stream-limits.ts';
import { openStreamListener, type StreamListener } from './stream-listener.ts';
import type { Timers } from './timers.ts';
import { openUdpPort, type UdpPort } from './udp-port.ts';
import type { TransportEvents, WireFlow } from './wire-flow.ts';

export interface ListenPoint {
  transport: TransportName;
  /** Numeric; `0.0.0.0` is every IPv4 address and `::` every IPv6 address, never both. */
  host: string;
  /** 0: any free port. */
  port: number;
}

/** All sockets of the stack. */
export interface Transports {
  readonly listening: readonly { transport: TransportName; address: string; port: number }[];
  /** Usable transports, with the address families of each. */
  readonly usable: ReadonlyMap<TransportName, ReadonlySet<4 | 6>>;
  /** Opens a flow to a hop: at once over UDP, otherwise over a connection. Rejects with a message. */
  flowTo(hop: Hop, withinMs?: number): Promise<{ flow: WireFlow; isReused: boolean }>;
  /** Local address to advertise to a peer of this flow or target. */
  localAddress(to: Flow | RequestTarget): { host: string; port: number; transport: TransportName };
  close(): Promise<void>;
}

export interface TransportsOptions {
  listen: readonly ListenPoint[];
  /** Required for listening on TLS. */
  tls: SipTls | undefined;
  publicAddress: string | undefined;
  limits: StreamLimits;
  timers: Timers;
  events: TransportEvents;
  /** A socket failed; the others continue. */
  failed: (error: Error) => void;
}

interface OpenPoint {
  transport: TransportName;
  address: string;
  port: number;
  family: 4 | 6;
  udp?: UdpPort;
  listener?: StreamListener;
}

/**
 * Opens every socket. Rejects with transport and port when one is unavailable, and then leaves none open. Requests
 * also go out over TCP and TLS without a listener for them.
 */
export async function openTransports(options: TransportsOptions): Promise<Transports> {
  const points: OpenPoint[] = [];
  const names = await createAdvertisedAddresses({ publicAddress: options.publicAddress, timers: options.timers });
  const connections = createConnections({ ...options, sourceFor: (hop) => chooseSource(points, hop) });

  async function close(): Promise<void> {
    await Promise.all([connections.close(), ...points.map((point) => point.udp?.close() ?? point.listener?.close())]);
  }

  try {
    for (const point of options.listen) points.push(await openPoint(point, options, connections));
  } catch (error) {
    await close();
    throw error;
  }

  function flowTo(hop: Hop, withinMs?: number): Promise<{ flow: WireFlow; isReused: boolean }> {
    if (hop.transport !== 'udp') return connections.connect(hop as StreamHop, withinMs);
    const point = choosePoint(
      points.filter(({ transport }) => transport === 'udp'),
      hop.address,
    );
    if (point?.udp === undefined || point.family !== familyOf(hop.address))
      return Promise.reject(new Error(`No UDP socket here reaches ${hop.address}.`));
    return Promise.resolve({ flow: point.udp.flowTo(hop.address, hop.port), isReused: false });
  }

  return {
    listening: points.map(({ transport, address, port }) => ({ transport, address, port })),
    usable: findUsable(points),
    flowTo,
    localAddress: (to) => nameLocal(to, points, names.addressFor),
    close,
  };
}

async function openPoint(point: ListenPoint, options: TransportsOptions, connections: Connections): Promise<OpenPoint> {
  const { transport, host, port } = point;
  const { events, failed, limits } = options;
  try {
    if (transport === 'udp') {
      const udp = await openUdpPort({ host, port, events, failed });
      return { transport, ...udp.local, family: udp.family, udp };
    }
    if (transport === 'tls' && options.tls === undefined) throw new Error('it needs a certificate');
    const tls = transport === 'tls' ? options.tls : undefined;
    const listener = await openStreamListener({ host, port, tls, connections, limits, failed });
    return { transport, ...listener.local, family: familyOf(listener.local.address), listener };
  } catch (cause) {
    throw new SipListenError({ transport, host, port }, cause);
  }
}

/** A listen point that is unavailable. */
export class SipListenError extends Error {
  override readonly name = 'SipListenError';
  readonly port: number;
  /** System error code, such as EADDRINUSE. */
  readonly code: unknown;

  constructor({ transport, host, port }: { transport: TransportName; host: string; port: number }, cause: unknown) {
    const code = codeOf(cause);
    super(`SIP cannot listen on ${transport} ${host} port ${port}: ${explain(cause, code)}.`, { cause });
    this.port = port;
    this.code = code;
  }
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? cause.code : undefined);

function explain(cause: unknown, code: unknown): string {
  if (code === 'EADDRINUSE') return 'another program uses the port (EADDRINUSE)';
  if (code === 'EACCES') return 'ports below 1024 need a privilege this process lacks (EACCES)';
  if (code === 'EADDRNOTAVAIL') return 'this machine does not have the address (EADDRNOTAVAIL)';
  return cause instanceof Error ? cause.message : String(cause);
}

function findUsable(points: readonly OpenPoint[]): Map<TransportName, Set<4 | 6>> {
  const udp = new Set(points.filter((point) => point.transport === 'udp').map((point) => point.family));
  const any = new Set<4 | 6>([4, 6]);
  const streams: [TransportName, Set<4 | 6>][] = [
    ['tcp', any],
    ['tls', any],
  ];
  return new Map<TransportName, Set<4 | 6>>(udp.size === 0 ? streams : [['udp', udp], ...streams]);
}

/** Selects the socket towards an address: of its family, and bound to loopback only for a loopback address. */
function choosePoint(points: readonly OpenPoint[], remote: string | undefined): OpenPoint | undefined {
  const numeric = remote === undefined || isIP(remote) === 0 ? undefined : remote;
  const fitting = points.filter((point) => numeric === undefined || point.family === familyOf(numeric));
  const isNear = numeric !== undefined && isLoopback(numeric);
  return fitting.find((point) => isLoopback(point.address) === isNear) ?? fitting[0];
}

/** Outbound connections use the listening address, where that is not loopback: trunks identify us by it. */
function chooseSource(points: readonly OpenPoint[], hop: StreamHop): string | undefined {
  const point = choosePoint(
    points.filter((one) => one.transport === hop.transport),
    hop.address,
  );
  const isAnywhere = point === undefined || point.address === '0.0.0.0' || point.address === '::';
  return isAnywhere || point.family !== familyOf(hop.address) || isLoopback(point.address) ? undefined : point.address;
}

function nameLocal(
  to: Flow | RequestTarget,
  points: readonly OpenPoint[],
  nameFor: (bound: string, remote: string | undefined) => string,
): { host: string; port: number; transport: TransportName } {
  const flow = 'remote' in to ? to : to.flow?.isOpen === true ? to.flow : undefined;
  const remote = flow?.remote.address ?? ('host' in to ? to.host : undefined);
  const asked = flow?.transport ?? ('host' in to ? to.transport : undefined);
  const transport = asked ?? points.find((point) => point.transport === 'udp')?.transport ?? points[0]?.transport;
  const fitting = points.filter((point) => point.transport === transport);
  const own = fitting.find((point) => point.port === flow?.local.port && point.address === flow.local.address);
  const point = own ?? choosePoint(fitting, remote) ?? fitting[0];
  const bound = point?.address ?? flow?.local.address ?? (isIPv6(remote ?? '') ? '::' : '0.0.0.0');
  const port = point?.port ?? defaultPort(transport ?? 'udp');
  return { host: nameFor(bound, remote), port, transport: transport ?? 'udp' };
}

const familyOf = (address: string): 4 | 6 => (isIPv6(address) ? 6 : 4);
const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';
