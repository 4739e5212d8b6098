import { parseAddress } from '@parley/egress';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Widest networks that may be allowed: registries assign no larger ones to one holder. */
const shortestPrefix = { ipv4: 8, ipv6: 20 } as const;

/** Normalises an address or network (host bits cleared, IPv4-mapped IPv6 unwrapped), or returns the problem with it. */
export function readNetwork(text: string): string | { problem: string } {
  const [base = '', bits, ...rest] = text.split('/');
  const address = parseAddress(base);
  if (!address || rest.length > 0) return { problem: 'expected an address or a network such as 203.0.113.0/24' };
  if (bits === undefined) return isUnicast(address) ? plainAddress(address).toString() : nobody;
  const widest = address.kind() === 'ipv4' ? 32 : 128;
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(length <= widest)) return { problem: `expected a network of at most ${widest} bits` };
  const shortest = shortestPrefix[address.kind() as 'ipv4' | 'ipv6'];
  if (length < shortest) {
    return { problem: `a network this wide lets nearly anybody in; expected /${shortest} or narrower` };
  }
  if (!isUnicast(address)) return nobody;
  if (length < widest && plainAddress(address) !== address) return { problem: 'write a network of IPv4 as IPv4' };
  if (length === widest) return plainAddress(address).toString();
  const parser = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${parser.networkAddressFromCIDR(`${address}/${length}`)}/${length}`;
}

const nobody = { problem: 'nobody can come from this address' };

/** False for multicast, broadcast and the unspecified address, which are never a source. */
function isUnicast(address: Address): boolean {
  return !['multicast', 'broadcast', 'unspecified'].includes(address.range());
}

/** Unwraps the IPv4-mapped address by which an IPv6 socket shows IPv4 peers: `::ffff:203.0.113.10`. */
function plainAddress(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** Tests an address against addresses and networks, such as `203.0.113.10` and `198.51.100.0/24`. */
export function isInNetworks(networks: readonly string[], text: string): boolean {
  const parsed = parseAddress(text);
  if (!parsed) return false;
  const address = plainAddress(parsed);
  return networks.some((entry) => {
    const [base = '', bits] = entry.split('/');
    const network = parseAddress(base);
    if (!network || network.kind() !== address.kind()) return false;
    return address.match([network, bits === undefined ? (network.kind() === 'ipv4' ? 32 : 128) : Number(bits)]);
  });
}
