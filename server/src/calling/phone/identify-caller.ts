import { parseAddress } from '@parley/egress';
import type { Credentials, InviteFacts, SipCall } from '@parley/sip';
import { allowsAddress, type OpenTrunk } from '#areas/telephony/sip-trunks';
import { isInNetworks } from '#platform/networks/networks.ts';
import type { TrunkDirectory } from './trunk-directory.ts';

/** Identity of a caller, by unforgeable evidence: source address, our registration, a verified password. */
export interface Caller {
  /** Trunks the call may have come over: tenants may share a carrier, and the called number decides. */
  trunks: readonly OpenTrunk[];
  /** Calls from a local network, which may reach numbers of the built-in carrier. */
  isLocal: boolean;
  /** Trunks that a password would prove. */
  unproven: readonly OpenTrunk[];
}

export interface CallerNetworks {
  /** Our own proxies, trusted to report the caller's address. */
  proxies: readonly string[];
  local: readonly string[];
}

/** Identifies a caller. `credentials`: verified digest credentials. */
export function identifyCaller(
  facts: InviteFacts,
  credentials: Credentials | undefined,
  parts: { directory: TrunkDirectory; networks: CallerNetworks },
): Caller {
  const { directory, networks } = parts;
  const address = callerAddress(facts, networks);
  const admitting = directory
    .all()
    .filter(({ config }) => address !== undefined && allowsAddress(config.inbound, address));
  const asking = admitting.filter(({ config }) => config.inbound.challenge);
  if (credentials !== undefined) {
    return { trunks: asking.filter((trunk) => isProven(trunk, credentials)), isLocal: false, unproven: [] };
  }
  const registered = directory.ofContact(facts.calledUser);
  if (registered !== undefined && admitsWithoutPassword(registered, address)) {
    return { trunks: [registered], isLocal: false, unproven: [] };
  }
  return {
    trunks: admitting.filter(({ config }) => !config.inbound.challenge),
    isLocal: address !== undefined && isInNetworks(networks.local, address),
    unproven: asking,
  };
}

/** Compares the password too: user names are not secret, and two tenants may use the same one. */
function isProven({ config, inboundPassword }: OpenTrunk, { username, password }: Credentials): boolean {
  return config.inbound.username === username && inboundPassword === password;
}

function admitsWithoutPassword({ config: { inbound } }: OpenTrunk, address: string | undefined): boolean {
  if (inbound.challenge) return false;
  return inbound.allowed_addresses.length === 0 || (address !== undefined && allowsAddress(inbound, address));
}

/**
 * Network address of the caller. Undefined behind our own proxy that does not report it, or whose report another party
 * may have forged: the proxy's own address would put every stranger into the local network.
 */
export function callerAddress(facts: InviteFacts, { proxies }: CallerNetworks): string | undefined {
  const { address } = facts.flow.remote;
  if (!isInNetworks(proxies, address)) return address;
  const named = facts.headers['x-source-address']?.trim();
  return named === undefined || parseAddress(named) === undefined ? undefined : named;
}

/**
 * Source of the peer's last signalling, from which its media may come too. Undefined behind our own proxy, which sends
 * no media.
 */
export function signallingAddress({ remoteAddress }: SipCall, { proxies }: CallerNetworks): string | undefined {
  return remoteAddress === undefined || isInNetworks(proxies, remoteAddress) ? undefined : remoteAddress;
}
