import type { OpenTrunk } from '#areas/sip-trunks';
import { isInNetworks } from '#platform/networks/networks.ts';
import { readUri } from '../../providers/sip/message/uri.ts';
import type { IncomingCall, OutgoingCall, Referral, SipStack } from '../../providers/sip/sip-stack.ts';
import type { CallerNetworks } from './identify-caller.ts';
import { maySendUsTo } from './sent-elsewhere.rules.ts';
import { callerOf, routeTo } from './trunk-addresses.ts';

/** How long whoever we are sent to may ring. Unit: milliseconds. */
const ringMs = 60_000;

/**
 * Calls whom the caller's telephone system names in its place. Only phones behind the same system: what a stranger may
 * name at will would ring at the tenant's cost. Undefined: nobody is called.
 */
export function callReferred(
  stack: SipStack,
  call: IncomingCall,
  asked: {
    referral: Referral;
    sdp: string;
    trunk: OpenTrunk | undefined;
    /** The number that was called: what the caller wrote into To may be anything. */
    ownNumber: string;
    networks: CallerNetworks;
  },
): OutgoingCall | undefined {
  const { referral, sdp, trunk, ownNumber, networks } = asked;
  const target = readUri(referral.to);
  if (target === undefined || !/^sips?$/.test(target.scheme)) return undefined;
  const { address } = call.facts.flow.remote;
  const isLocal = isInNetworks(networks.local, target.host);
  const isAllowed =
    trunk === undefined
      ? isLocal && !target.parameters.has('maddr')
      : maySendUsTo(referral.to, { trunk: trunk.config, near: [address] });
  if (!isAllowed) return undefined;
  const { replaces, referredBy } = referral;
  const own =
    trunk === undefined ? { from: { uri: call.facts.to.uri }, headers: {} } : callerOf(trunk.config, ownNumber);
  return stack.call({
    ...(trunk === undefined ? {} : routeTo(trunk, referral.to)),
    from: own.from,
    headers: { ...own.headers, ...(referredBy === undefined ? {} : { 'Referred-By': referredBy }) },
    to: referral.to,
    sdp,
    ringMs,
    ...(replaces === undefined ? {} : { replaces }),
  });
}
