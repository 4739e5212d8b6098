import { createSocket } from 'node:dgram';
import { isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { Timers } from './timers.ts';

/** Addresses under which peers reach this machine. */
export interface AdvertisedAddresses {
  /**
   * Address to advertise to `remote`, for a socket bound to `bound`. A peer in a local network gets the machine's
   * address there, every other the public address, if there is one.
   */
  addressFor(bound: string, remote: string | undefined): string;
}

interface Network {
  address: string;
  first: ipaddr.IPv4 | ipaddr.IPv6;
  bits: number;
  isInternal: boolean;
}

const interfacesLastMs = 5000;

export async function createAdvertisedAddresses(options: {
  publicAddress: string | undefined;
  timers: Timers;
}): Promise<AdvertisedAddresses> {
  const { publicAddress, timers } = options;
  const [source4, source6] = await Promise.all([findSource('udp4', '192.0.2.1'), findSource('udp6', '2001:db8::1')]);
  let networks = readNetworks();
  let readAtMs = timers.nowMs();

  function currentNetworks(): readonly Network[] {
    if (timers.nowMs() - readAtMs > interfacesLastMs) {
      networks = readNetworks();
      readAtMs = timers.nowMs();
    }
    return networks;
  }

  function addressOf(family: 4 | 6): string {
    const source = family === 4 ? source4 : source6;
    if (source !== undefined) return source;
    const outward = currentNetworks().find((network) => !network.isInternal && familyOf(network.address) === family);
    return outward?.address ?? (family === 4 ? '127.0.0.1' : '::1');
  }

  return {
    addressFor(bound, remote) {
      const isWildcard = bound === '0.0.0.0' || bound === '::';
      const neighbour = remote === undefined ? undefined : findNetwork(currentNetworks(), remote);
      if (neighbour !== undefined) return isWildcard ? neighbour.address : bound;
      const fits = isIP(publicAddress ?? '') === 0 || familyOf(publicAddress ?? '') === familyOf(bound);
      if (publicAddress !== undefined && fits) return publicAddress;
      return isWildcard ? addressOf(familyOf(bound)) : bound;
    },
  };
}

function findNetwork(networks: readonly Network[], remote: string): Network | undefined {
  if (!ipaddr.isValid(remote)) return undefined;
  const address = ipaddr.parse(remote);
  return networks.find(({ first, bits }) => first.kind() === address.kind() && address.match(first, bits));
}

function readNetworks(): Network[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .flatMap(({ address, cidr, internal }) => {
      const [first = '', bits = ''] = cidr?.split('/') ?? [];
      // Link-local addresses are useless without the interface name.
      if (!ipaddr.isValid(first) || address.startsWith('fe80:')) return [];
      return [{ address, first: ipaddr.parse(first), bits: Number(bits), isInternal: internal }];
    });
}

/** Source address towards the internet. Connecting a UDP socket selects it and sends no packet. */
function findSource(type: 'udp4' | 'udp6', towards: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket(type);
    const finish = (address: string | undefined) => {
      resolve(address);
      socket.close();
    };
    socket.once('error', () => finish(undefined));
    socket.once('connect', () => finish(socket.address().address));
    socket.connect(9, towards);
  });
}

const familyOf = (address: string): 4 | 6 => (isIPv6(address) ? 6 : 4);
