import { networkInterfaces } from 'node:os';

export interface WebRtcSettings {
  /** UDP ports, both ends included; missing: any free one. Each call uses one per advertised address. */
  portRange?: [number, number];
  /** Advertised besides the machine's own, for servers behind NAT with the same port forwarded. */
  hostAddresses?: string[];
  /** `stun:host:port`; empty: no STUN request is ever sent. */
  stunServers: string[];
  turn?: { url: string; username: string; credential: string };
  /** The only local address to use; missing: all. */
  bindAddress?: string;
}

/** Maximum sockets per call. */
const maxAddresses = 6;

/** Addresses advertised as ICE candidates, the most likely first; loopback only without any other. */
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
    // Link-local addresses need an interface name that is unknown to a remote browser.
    .filter(({ address }) => address !== '' && !/^fe80:|^169\.254\./i.test(address));
  return [...found.filter(({ family }) => family === 'IPv4'), ...found.filter(({ family }) => family === 'IPv6')].map(
    ({ address }) => address,
  );
}
