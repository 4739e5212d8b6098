import type { OpenTrunk } from '#areas/sip-trunks';
import { allowsAddress } from '#areas/sip-trunks';
import ipaddr from 'ipaddr.js';
import { parseAddress } from '#platform/egress/address-rules.ts';
import type { InviteFacts } from '../../providers/sip/sip-stack.ts';
import type { TrunkBook } from './trunk-book.ts';

/** Who a call comes from, by what cannot be invented: its address, a registration of ours, a proven password. */
export type Caller =
  /** One of these trunks: several tenants may use the same carrier, and the called number tells which. */
  | { kind: 'trunks'; trunks: readonly OpenTrunk[] }
  /** A phone in one of our own networks: it may call numbers of the built-in carrier. */
  | { kind: 'local' }
  /** Nobody yet; a password would tell. */
  | { kind: 'unproven' }
  | { kind: 'stranger' };

export interface CallerNetworks {
  /** Proxies of ours, whose word about the caller's address counts. */
  proxies: readonly string[];
  local: readonly string[];
}

/** `username`: who proved to be whom. */
export function identifyCaller(
  facts: InviteFacts,
  username: string | undefined,
  parts: { book: TrunkBook; networks: CallerNetworks },
): Caller {
  const { book, networks } = parts;
  const address = addressOf(facts, networks);
  if (username !== undefined) {
    const trunk = book.ofCaller(username);
    return trunk === undefined ? { kind: 'stranger' } : { kind: 'trunks', trunks: [trunk] };
  }
  const registered = book.ofContact(facts.calledUser);
  if (registered !== undefined && !registered.config.inbound.challenge) {
    const { inbound } = registered.config;
    const isAllowed = inbound.allowed_addresses.length === 0 || allowsAddress(inbound, address);
    if (isAllowed) return { kind: 'trunks', trunks: [registered] };
  }
  const admitting = book.all().filter(({ config }) => allowsAddress(config.inbound, address));
  const known = admitting.filter(({ config }) => !config.inbound.challenge);
  if (known.length > 0) return { kind: 'trunks', trunks: known };
  if (isIn(networks.local, address)) return { kind: 'local' };
  return { kind: admitting.length > 0 ? 'unproven' : 'stranger' };
}

function addressOf(facts: InviteFacts, { proxies }: CallerNetworks): string {
  const { address } = facts.flow.remote;
  const named = facts.headers['x-source-address']?.split(',')[0]?.trim();
  return named !== undefined && isIn(proxies, address) ? named : address;
}

/** Whether an address lies in one of these networks. */
export function isIn(networks: readonly string[], text: string): boolean {
  const address = parseAddress(text);
  if (address === undefined) return false;
  return networks.some((network) => {
    const [base = '', bits] = network.split('/');
    const parsed = parseAddress(base);
    if (parsed === undefined || parsed.kind() !== address.kind()) return false;
    return address.match([parsed, bits === undefined ? (parsed instanceof ipaddr.IPv4 ? 32 : 128) : Number(bits)]);
  });
}
