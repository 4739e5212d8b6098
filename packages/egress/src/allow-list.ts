import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { parseAddress } from './address-rules.ts';
import { classifyPort } from './ports.ts';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** A parsed entry of the allow-list. Without a port it covers every open port. */
export type AllowEntry =
  | { kind: 'name'; name: string; port?: number }
  | { kind: 'subdomains'; parent: string; port?: number }
  | { kind: 'network'; network: Network; port?: number };

/**
 * Parses the entries that open internal hosts. Public addresses need none.
 * - `intranet.example.com`: this name, not its subdomains.
 * - `*.corp.example`: every name below corp.example at any depth, not corp.example itself.
 * - `10.1.2.3`, `[fd00::1]`: this address, by any name.
 * - `10.0.0.0/8`, `fd00::/8`: every address of the network, by any name.
 * Each may end in a port (`127.0.0.1:11434`, `[::1]:8080`, `[fd00::/8]:8443`, `*.corp.example:8443`) and then opens
 * that port alone, also one below 1024; without a port it opens 80, 443 and 1024-65535. A name opens loopback,
 * private, CGNAT and unique local addresses, never link-local ones (cloud metadata) or other special ranges; those
 * need their address or network. Throws RangeError naming the entry for anything else, so that a typing error neither
 * opens nor closes a host silently.
 */
export function parseAllowList(entries: readonly string[]): AllowEntry[] {
  return entries.map((entry) => parseEntry(entry.trim()));
}

/** Matches an entry against a connection: its requested name, or its address. */
export function entryMatches(entry: AllowEntry, target: { hostname: string; address: string }): boolean {
  const name = normaliseName(target.hostname);
  switch (entry.kind) {
    case 'name':
      return name === entry.name;
    case 'subdomains':
      return name.endsWith(`.${entry.parent}`) && name.length > entry.parent.length + 1;
    case 'network': {
      const address = parseAddress(target.address);
      const [base] = entry.network;
      return address !== undefined && address.kind() === base.kind() && address.match(entry.network);
    }
  }
}

function parseEntry(entry: string): AllowEntry {
  const { host, port } = splitPort(entry);
  const withPort = port === undefined ? {} : { port };
  const network = parseNetwork(entry, host);
  if (network !== undefined) return { kind: 'network', network, ...withPort };
  const isWildcard = host.startsWith('*.');
  const name = normaliseName(domainToASCII(isWildcard ? host.slice(2) : host));
  // A name ending in a number is an address to a URL parser (10.1, 0x7f.1) and would never match.
  const isName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(name);
  if (!isName || /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(name))
    throw refusal(entry, 'it is no host name, address or network');
  return isWildcard ? { kind: 'subdomains', parent: name, ...withPort } : { kind: 'name', name, ...withPort };
}

function splitPort(entry: string): { host: string; port?: number } {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined) {
    // Only IPv6 without brackets has more than one colon, and it cannot carry a port.
    if (/^[0-9a-f:.]+(?:\/\d+)?$/i.test(entry)) return { host: entry };
    throw refusal(entry, 'it is not of the form host, host:port, address, network/bits or [IPv6]:port');
  }
  if (digits === undefined) return { host };
  const port = Number(digits);
  if (port > 65_535 || classifyPort(port) === 'never') throw refusal(entry, `port ${digits} cannot be reached by HTTP`);
  return { host, port };
}

function parseNetwork(entry: string, host: string): Network | undefined {
  const [base, bits, ...rest] = host.split('/');
  const address = parseAddress(base ?? '');
  if (bits === undefined) return address === undefined ? undefined : [address, address.kind() === 'ipv4' ? 32 : 128];
  if (address === undefined || rest.length > 0 || !/^\d{1,3}$/.test(bits)) throw refusal(entry, 'it is no network');
  const length = Number(bits);
  if (length < 1 || length > (address.kind() === 'ipv4' ? 32 : 128)) throw refusal(entry, 'its length does not fit');
  const parser = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const first = parser.networkAddressFromCIDR(`${base}/${bits}`).toString();
  if (first !== address.toString()) throw refusal(entry, `the network begins at ${first}, write ${first}/${bits}`);
  return [address, length];
}

function normaliseName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

function refusal(entry: string, reason: string): RangeError {
  return new RangeError(`The allow-list entry "${entry}" cannot be used: ${reason}.`);
}
