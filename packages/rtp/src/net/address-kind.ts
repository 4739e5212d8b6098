import ipaddr from 'ipaddr.js';

const privateRanges: readonly string[] = ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];
const noHost: readonly string[] = ['unspecified', 'broadcast', 'multicast'];

/** Whether the address means something in its own network only, so that a peer behind NAT is reached elsewhere. */
export const isPrivate = (address: string): boolean => privateRanges.includes(rangeOf(address));

/** Whether the address says nothing about where a peer outside that network or machine is heard from. */
export const isLocalScope = (address: string): boolean => isPrivate(address) || rangeOf(address) === 'loopback';

/** Whether the address can be one machine's at all. */
export const isHost = (address: string): boolean => rangeOf(address) !== '' && !noHost.includes(rangeOf(address));

/** Addresses compare as text from here on. */
export function canonicalAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function rangeOf(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : '';
}
