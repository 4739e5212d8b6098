import { networkInterfaces } from 'node:os';

export interface WebRtcSettings {
  /** UDP ports, both ends included; missing: any free one. Each call takes one per advertised address. */
  portRange?: [number, number];
  /** Advertised besides the machine's own, for servers behind NAT that hands on the same port. */
  hostAddresses?: string[];
  /** `stun:host:port`; empty: nothing is ever sent to find out our own address. */
  stunServers: string[];
  turn?: { url: string; username: string; credential: string };
  /** Only this address of the machine; missing: all. */
  bindAddress?: string;
}

/** At most so many sockets are opened for one call. */
const maxAddresses = 6;

/** Addresses a browser is told to try, the most likely first; loopback only where there is nothing else. */
export function findAddresses({ hostAddresses = [], bindAddress }: WebRtcSettings): string[] {
  const own = bindAddress ? [bindAddress] : machineAddresses();
  const all = [...new Set([...hostAddresses, ...own])];
  return (all.length > 0 ? all : ['127.0.0.1']).slice(0, maxAddresses);
}

function machineAddresses(): string[] {
  const found = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address !== undefined && !address.internal)
    .map((address) => ({ address: address?.address ?? '', family: address?.family ?? 'IPv4' }))
    // Link-local ones need an interface name that a browser elsewhere does not have.
    .filter(({ address }) => address !== '' && !/^fe80:|^169\.254\./i.test(address));
  return [...found.filter(({ family }) => family === 'IPv4'), ...found.filter(({ family }) => family === 'IPv6')].map(
    ({ address }) => address,
  );
}
