import ipaddr from 'ipaddr.js';

/**
 * Class of an address. `public`: reachable by anyone. `internal` (loopback, private, CGNAT, unique local): reachable
 * through the allow-list alone. `forbidden`: everything else, that is link-local with the metadata services of cloud
 * vendors, multicast, unspecified, reserved, and IPv6 with an embedded IPv4 address (mapped, compatible, NAT64, 6to4,
 * Teredo), because those are spellings of addresses that have a plain one.
 */
export type AddressKind = 'public' | 'internal' | 'forbidden';

const internalRanges: ReadonlySet<string> = new Set(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal']);

/** Metadata and control services inside otherwise public or internal ranges. */
const metadataAddresses: ReadonlySet<string> = new Set([
  '168.63.129.16', // Azure, documented as "the virtual public IP address" of the host node
  '100.100.100.200', // Alibaba Cloud
  'fd00:ec2::254', // AWS over IPv6
  'fd20:ce::254', // Google Cloud over IPv6
]);

/** The only block of global unicast IPv6; all else is special or unassigned. Source: RFC 4291, section 2.4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Classifies one numeric address. Anything else is `forbidden`. */
export function classifyAddress(text: string): AddressKind {
  const address = parseAddress(text);
  if (address === undefined || metadataAddresses.has(address.toString())) return 'forbidden';
  const range = address.range();
  if (internalRanges.has(range)) return 'internal';
  if (range !== 'unicast') return 'forbidden';
  return address.kind() === 'ipv4' || address.match(globalUnicast) ? 'public' : 'forbidden';
}

/**
 * Parses an address in plain notation (four decimal parts, or IPv6 with or without brackets); undefined for anything
 * else.
 */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  return ipaddr.IPv6.isValid(bare) ? ipaddr.IPv6.parse(bare) : undefined;
}
