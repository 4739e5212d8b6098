import type { ErrorDetail } from '@parley/contract/errors';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import ipaddr from 'ipaddr.js';
import { parseAddress } from '#platform/egress/address-rules.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Widest networks calls may be let in from: what the registries hand out to one holder is no larger. */
const shortestPrefix = { ipv4: 8, ipv6: 20 } as const;

const hostFields = ['host', 'outbound_proxy', 'from_domain'] as const;

/** The trunk with hosts and networks in their one spelling, and what is wrong with them. */
export function normaliseTrunk(config: SipTrunkConfig): { config: SipTrunkConfig; faults: ErrorDetail[] } {
  const faults: ErrorDetail[] = [];
  const normalised: SipTrunkConfig = { ...config };
  for (const field of hostFields) {
    const text = config[field];
    if (text === null) continue;
    const host = readHost(text);
    if (host === null) {
      const message = 'expected a host name or an address alone; a port goes into `port`';
      faults.push({ path: `/${field}`, code: 'invalid_host', message });
    } else normalised[field] = host;
  }
  const networks = config.inbound.allowed_addresses.map((text, at) => {
    const network = readNetwork(text);
    if (typeof network === 'string') return network;
    faults.push({ path: `/inbound/allowed_addresses/${at}`, code: 'invalid_network', message: network.problem });
    return text;
  });
  normalised.inbound = { ...config.inbound, allowed_addresses: [...new Set(networks)] };
  return { config: normalised, faults };
}

/** A host as URL parsers spell it (lower case, IDN in ASCII, `10.1` as `10.0.0.1`), IPv6 without brackets; or null. */
function readHost(text: string): string | null {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  const isIpv6 = parseAddress(bare)?.kind() === 'ipv6';
  try {
    const url = new URL(`http://${isIpv6 ? `[${bare}]` : text}/`);
    const isHostAlone =
      url.port === '' && url.username === '' && url.pathname === '/' && !/[:@]/.test(isIpv6 ? '' : text);
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    const hasGoodLabels = isIpv6 || host.split('.').every((label) => /^[\w-]{1,63}$/.test(label));
    return isHostAlone && hasGoodLabels && host.length <= 253 ? host : null;
  } catch {
    return null;
  }
}

/** An address or network in one spelling: host bits cleared, IPv4 inside IPv6 taken out. */
function readNetwork(text: string): string | { problem: string } {
  const [base = '', bits, ...rest] = text.split('/');
  const address = parseAddress(base);
  if (!address || rest.length > 0) return { problem: 'expected an address or a network such as 203.0.113.0/24' };
  if (bits === undefined) return isSomebody(address) ? plainAddress(address).toString() : nobody;
  const widest = address.kind() === 'ipv4' ? 32 : 128;
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(length <= widest)) return { problem: `expected a network of at most ${widest} bits` };
  const shortest = shortestPrefix[address.kind() as 'ipv4' | 'ipv6'];
  if (length < shortest) {
    return { problem: `a network this wide lets nearly anybody call; expected /${shortest} or narrower` };
  }
  if (!isSomebody(address)) return nobody;
  if (length < widest && plainAddress(address) !== address) return { problem: 'write a network of IPv4 as IPv4' };
  if (length === widest) return plainAddress(address).toString();
  const parser = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${parser.networkAddressFromCIDR(`${address}/${length}`)}/${length}`;
}

const nobody = { problem: 'no call can come from this address' };

/** Multicast, broadcast and the unspecified address send nothing. */
function isSomebody(address: Address): boolean {
  return !['multicast', 'broadcast', 'unspecified'].includes(address.range());
}

/** An IPv6 socket shows IPv4 peers as `::ffff:203.0.113.10`. */
function plainAddress(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** Whether a call from this address is let in by the list. An empty list lets everybody in who answers a challenge. */
export function allowsAddress(inbound: SipTrunkConfig['inbound'], from: string): boolean {
  return inbound.allowed_addresses.length === 0 ? inbound.challenge : isInNetworks(inbound.allowed_addresses, from);
}

/** Whether an address is or lies in one of these, such as `203.0.113.10` and `198.51.100.0/24`. */
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

/** Hosts something is sent to, with their port. */
export function hostsOf(config: SipTrunkConfig): { path: string; host: string; port: number | null }[] {
  const places = [
    { path: '/host', host: config.host, port: config.port },
    { path: '/outbound_proxy', host: config.outbound_proxy, port: config.port },
  ];
  return places.flatMap(({ host, ...place }) => (host === null ? [] : [{ ...place, host }]));
}

/**
 * Whether a stored password would be shown to somebody it was not given for. Digest shows no password, but enough to
 * guess one at leisure.
 */
export function changesRecipient(before: SipTrunkConfig, after: SipTrunkConfig): boolean {
  return before.host !== after.host || before.outbound_proxy !== after.outbound_proxy;
}
