import { isIP, isIPv6 } from 'node:net';
import type { RequestTarget, TransportName } from '../transaction/transaction-layer.ts';
import type { SipResolver } from './dns-resolver.ts';
import type { HopHealth } from './hop-health.ts';
import type { SipDestination } from './sip-destination.ts';
import { orderServers } from './srv-order.ts';
import type { Timers } from './timers.ts';

/** One resolved destination of a request. */
export interface Hop {
  transport: TransportName;
  address: string;
  port: number;
  /** Name the TLS certificate must match: the requested name, never an SRV target (RFC 5922, section 7.2). */
  certificateName: string;
  verifiesCertificate: boolean;
}

export type FoundHops =
  | { kind: 'found'; hops: readonly Hop[] }
  | { kind: 'none'; why: 'unresolved' | 'forbidden' | 'unreachable'; detail: string };

export interface HopFinderOptions {
  resolver: SipResolver;
  /** Checks each address before anything is sent to it. */
  allows: (target: SipDestination) => boolean;
  /** Usable transports, with the address families of each. */
  usable: ReadonlyMap<TransportName, ReadonlySet<4 | 6>>;
  health: HopHealth;
  timers: Timers;
  random?: () => number;
}

/** Timeout of all look-ups for one request together. Unit: milliseconds. */
const resolveMs = 6000;
/** Limit against foreign zones with hundreds of SRV and address records. */
const maxHops = 8;

interface Candidate {
  transport: TransportName;
  name: string;
  port: number;
}

export const defaultPort = (transport: TransportName): number => (transport === 'tls' ? 5061 : 5060);

/**
 * Creates a resolver for next hops by RFC 3263, without NAPTR: numeric hosts directly, hosts with a port by their
 * addresses, others by SRV and, without it, by their addresses and the default port. Recently failed hops come last.
 * Never rejects.
 */
export function createHopFinder(options: HopFinderOptions): (target: RequestTarget) => Promise<FoundHops> {
  const { resolver, usable, timers } = options;

  async function findCandidates(target: RequestTarget, transports: readonly TransportName[]): Promise<Candidate[]> {
    const { host } = target;
    const [preferred = 'udp'] = transports;
    const plain = [{ transport: preferred, name: host, port: target.port ?? defaultPort(preferred) }];
    if (isIP(host) !== 0 || target.port !== undefined) return plain;
    const answers = await Promise.all(
      transports.map(async (transport) => {
        const records = await resolver.servers(`${serviceOf(transport)}.${host}`).catch(() => []);
        const offered = records.filter((record) => record.name !== '' && record.name !== '.');
        return { transport, records: offered, isRefused: records.length > offered.length };
      }),
    );
    const served = answers.flatMap(({ transport, records }) =>
      orderServers(records, options.random ?? Math.random).map(({ name, port }) => ({ transport, name, port })),
    );
    // A single record with the root as target means that the service is not offered (RFC 2782).
    if (served.length === 0 && answers.some((answer) => answer.isRefused)) return [];
    return served.length > 0 ? served.slice(0, maxHops) : plain;
  }

  async function findAddresses(candidate: Candidate): Promise<string[]> {
    if (isIP(candidate.name) !== 0) return [candidate.name];
    const families = [...(usable.get(candidate.transport) ?? [])].sort((one, other) => one - other);
    const found = await Promise.all(
      families.map((family) => resolver.addresses(candidate.name, family).catch(() => [])),
    );
    return found.flat().map(({ address }) => address);
  }

  async function find(target: RequestTarget): Promise<FoundHops> {
    const transports = transportsFor(target, usable);
    if (transports.length === 0) {
      return { kind: 'none', why: 'unreachable', detail: `Nothing here speaks ${target.transport ?? 'SIP'}.` };
    }
    const candidates = await findCandidates(target, transports);
    const addresses = await Promise.all(candidates.map(findAddresses));
    const reachable = candidates.flatMap((candidate, index) =>
      (addresses[index] ?? []).map((address) => ({ ...candidate, address })),
    );
    if (reachable.length === 0) return { kind: 'none', why: 'unresolved', detail: `${target.host} has no address.` };
    const speakable = reachable.filter(({ transport, address }) => usable.get(transport)?.has(familyOf(address)));
    if (speakable.length === 0) {
      return { kind: 'none', why: 'unreachable', detail: `No socket here reaches the addresses of ${target.host}.` };
    }
    const allowed = speakable.filter(({ name, address, port }) =>
      [name, target.host].some((hostname) => options.allows({ hostname, address, port })),
    );
    if (allowed.length === 0) {
      return { kind: 'none', why: 'forbidden', detail: `${target.host} leads to an address that is not allowed.` };
    }
    const hops = allowed.slice(0, maxHops).map(
      ({ transport, address, port }): Hop => ({
        transport,
        address,
        port,
        certificateName: target.host,
        verifiesCertificate: target.verifiesCertificate ?? true,
      }),
    );
    return { kind: 'found', hops: options.health.healthyFirst(hops) };
  }

  return (target) =>
    new Promise((resolve) => {
      const tooLong = { kind: 'none', why: 'unresolved', detail: `Looking up ${target.host} took too long.` } as const;
      const alarm = timers.after(resolveMs, () => resolve(tooLong));
      find(target)
        .catch((error: unknown): FoundHops => ({ kind: 'none', why: 'unresolved', detail: String(error) }))
        .then((found) => {
          alarm.cancel();
          resolve(found);
        });
    });
}

function transportsFor(target: RequestTarget, usable: HopFinderOptions['usable']): TransportName[] {
  const wanted: TransportName[] = target.transport === undefined ? ['udp', 'tcp', 'tls'] : [target.transport];
  return wanted.filter((transport) => usable.has(transport));
}

function serviceOf(transport: TransportName): string {
  return transport === 'tls' ? '_sips._tcp' : `_sip._${transport}`;
}

const familyOf = (address: string): 4 | 6 => (isIPv6(address) ? 6 : 4);
