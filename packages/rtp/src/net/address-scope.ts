import ipaddr from 'ipaddr.js';

const privateRanges: readonly string[] = ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];
const noHost: readonly string[] = ['unspecified', 'broadcast', 'multicast'];

/** Returns true for private addresses (RFC 1918, RFC 4193, CGNAT): a peer behind NAT is reached elsewhere. */
export const isPrivate = (address: string): boolean => privateRanges.includes(rangeOf(address));

/**
 * Returns true for private, link-local and loopback addresses, which say nothing about a peer outside that network or
 * machine.
 */
export const isLocalScope = (address: string): boolean => isPrivate(address) || rangeOf(address) === 'loopback';

/** Returns true for addresses a single host can have. */
export const isHost = (address: string): boolean => rangeOf(address) !== '' && !noHost.includes(rangeOf(address));

/** Normalises an address, so that addresses compare as text. */
export function canonicalAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function rangeOf(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : '';
}
