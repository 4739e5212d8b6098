import { parseAddress } from '@parley/egress';
import type { Credentials, InviteFacts, SipCall } from '@parley/sip';
import { allowsAddress, type OpenTrunk } from '#areas/telephony/sip-trunks';
import { isInNetworks } from '#platform/networks/networks.ts';
import type { TrunkDirectory } from './trunk-directory.ts';

/** Who a call comes from, by what cannot be invented: its address, a registration of ours, a proven password. */
export interface Caller {
  /** It came over one of these: several tenants may use the same carrier, and the called number tells which. */
  trunks: readonly OpenTrunk[];
  /** A phone in one of our own networks: it may call numbers of the built-in carrier. */
  isLocal: boolean;
  /** A password would prove that it came over one of these. */
  unproven: readonly OpenTrunk[];
}

export interface CallerNetworks {
  /** Proxies of ours, whose word about the caller's address counts. */
  proxies: readonly string[];
  local: readonly string[];
}

/** `credentials`: who proved to be whom. */
export function identifyCaller(
  facts: InviteFacts,
  credentials: Credentials | undefined,
  parts: { book: TrunkDirectory; networks: CallerNetworks },
): Caller {
  const { book, networks } = parts;
  const address = callerAddress(facts, networks);
  const admitting = book.all().filter(({ config }) => address !== undefined && allowsAddress(config.inbound, address));
  const asking = admitting.filter(({ config }) => config.inbound.challenge);
  if (credentials !== undefined) {
    return { trunks: asking.filter((trunk) => isProven(trunk, credentials)), isLocal: false, unproven: [] };
  }
  const registered = book.ofContact(facts.calledUser);
  if (registered !== undefined && admitsWithoutPassword(registered, address)) {
    return { trunks: [registered], isLocal: false, unproven: [] };
  }
  return {
    trunks: admitting.filter(({ config }) => !config.inbound.challenge),
    isLocal: address !== undefined && isInNetworks(networks.local, address),
    unproven: asking,
  };
}

/** A name is no secret, and tenants know nothing of each other's: of those with the same one, the password tells. */
function isProven({ config, inboundPassword }: OpenTrunk, { username, password }: Credentials): boolean {
  return config.inbound.username === username && inboundPassword === password;
}

function admitsWithoutPassword({ config: { inbound } }: OpenTrunk, address: string | undefined): boolean {
  if (inbound.challenge) return false;
  return inbound.allowed_addresses.length === 0 || (address !== undefined && allowsAddress(inbound, address));
}

/**
 * Where the caller is. Undefined behind a proxy of ours that does not say, or in which somebody else may have had a
 * word: the proxy's own address would make every stranger a neighbour.
 */
export function callerAddress(facts: InviteFacts, { proxies }: CallerNetworks): string | undefined {
  const { address } = facts.flow.remote;
  if (!isInNetworks(proxies, address)) return address;
  const named = facts.headers['x-source-address']?.trim();
  return named === undefined || parseAddress(named) === undefined ? undefined : named;
}

/**
 * Where the other side of a call was last heard from, so that its sound may come from there too. Undefined behind a
 * proxy of ours, whose own address is nobody's sound.
 */
export function signallingAddress({ remoteAddress }: SipCall, { proxies }: CallerNetworks): string | undefined {
  return remoteAddress === undefined || isInNetworks(proxies, remoteAddress) ? undefined : remoteAddress;
}
