import { parseAddress } from '#platform/egress/address-rules.ts';
import type { OpenTrunk } from '#areas/sip-trunks';
import { readUri } from '../../providers/sip/message/uri.ts';
import type { IncomingCall, OutgoingCall, Referral, SipStack } from '../../providers/sip/sip-stack.ts';
import { type CallerNetworks, isIn } from './identify-caller.ts';
import { maySendUsTo } from './sent-elsewhere.rules.ts';
import { routeTo } from './trunk-addresses.ts';

/** How long whoever we are sent to may ring. Unit: milliseconds. */
const ringMs = 60_000;

/**
 * Calls whom the caller's telephone system names in its place. Only phones behind the same system: what a stranger may
 * name at will would ring at the tenant's cost. Undefined: nobody is called.
 */
export function callReferred(
  stack: SipStack,
  call: IncomingCall,
  asked: { referral: Referral; sdp: string; trunk: OpenTrunk | undefined; networks: CallerNetworks },
): OutgoingCall | undefined {
  const { referral, sdp, trunk, networks } = asked;
  const target = readUri(referral.to);
  if (target === undefined || !/^sips?$/.test(target.scheme)) return undefined;
  const { address } = call.facts.flow.remote;
  const isLocal = parseAddress(target.host) !== undefined && isIn(networks.local, target.host);
  const isAllowed =
    trunk === undefined
      ? isLocal && !target.parameters.has('maddr')
      : maySendUsTo(referral.to, { trunk: trunk.config, near: [address] });
  if (!isAllowed) return undefined;
  const { replaces, referredBy } = referral;
  return stack.call({
    ...(trunk === undefined ? {} : routeTo(trunk, referral.to)),
    to: referral.to,
    from: { uri: call.facts.to.uri },
    sdp,
    ringMs,
    ...(replaces === undefined ? {} : { replaces }),
    ...(referredBy === undefined ? {} : { headers: { 'Referred-By': referredBy } }),
  });
}
