import { type IncomingCall, type OutgoingCall, type Referral, readUri, type SipStack } from '@parley/sip';
import { findReferredPerson } from '#areas/telephony/dial-targets';
import type { LegOwner } from '../call/voice-call.ts';
import { dialOverTrunk } from './dial-over-trunk.ts';
import { allowedRedirectUri } from './redirect-target.rules.ts';
import type { TransferLegs } from './transfer-legs.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { callerOf, routeTo } from './trunk-uris.ts';

/** Ring timeout of a REFER target. Unit: milliseconds. */
const ringMs = 60_000;

export interface ReferTargetParts {
  stack: SipStack;
  directory: TrunkDirectory;
  legs: Pick<TransferLegs, 'trunkFor'>;
  /** Call whose peer sends the REFER. */
  call: IncomingCall;
  owner: LegOwner;
  /** Destinations of the transfer targets of the call's agent. */
  transferTargets: readonly string[];
}

/**
 * Calls the party that the peer of a call names in its place (REFER); undefined: none it may name. A trunk may name
 * phones of its own telephone system. A phone without a trunk may name itself, or a transfer target of the agent, which
 * is called as the agent would call it.
 */
export function callReferTarget(parts: ReferTargetParts, { referral, sdp }: { referral: Referral; sdp: string }) {
  return parts.owner.trunk === undefined ? callForPhone(parts, referral, sdp) : callAtTrunk(parts, referral, sdp);
}

function callAtTrunk(
  { stack, call, owner: { trunk, ownNumber } }: ReferTargetParts,
  { to: named, replaces, referredBy }: Referral,
  sdp: string,
): OutgoingCall | undefined {
  if (trunk === undefined) return undefined;
  const to = allowedRedirectUri(named, { trunk: trunk.config, near: call.facts.flow.remote, ownNumber });
  if (to === undefined) return undefined;
  const { from, headers } = callerOf(trunk.config, ownNumber);
  return stack.call({
    ...routeTo(trunk, to),
    from,
    headers: { ...headers, ...(referredBy === undefined ? {} : { 'Referred-By': referredBy }) },
    to,
    sdp,
    ringMs,
    ...(replaces === undefined ? {} : { replaces }),
  });
}

function callForPhone(
  { stack, directory, legs, call, owner, transferTargets }: ReferTargetParts,
  { to: named }: Referral,
  sdp: string,
): OutgoingCall | undefined {
  const itself = ownAddress(call, named);
  if (itself !== undefined) return stack.call({ from: { uri: call.facts.to.uri }, to: itself, sdp, ringMs });
  const target = findReferredPerson(named, transferTargets, owner.ownNumber);
  const trunk = legs.trunkFor(owner);
  if (target === undefined || trunk === undefined) return undefined;
  return dialOverTrunk({ stack, directory, trunk }, { target, fromNumber: owner.ownNumber, sdp, ringMs });
}

/** Rebuilds the caller's own address, where the REFER names it; undefined for any other. */
function ownAddress({ facts: { from, flow } }: IncomingCall, named: string): string | undefined {
  const uri = readUri(named);
  const { address, port } = flow.remote;
  const isOwn = uri?.scheme === 'sip' && uri.host === address && (uri.port ?? 5060) === port && uri.user === from.user;
  if (!isOwn || uri.parameters.has('maddr') || flow.transport !== 'udp') return undefined;
  const host = address.includes(':') ? `[${address}]` : address;
  return `sip:${encodeURIComponent(from.user)}@${host}:${port}`;
}
