import type { OutgoingCall, SipStack } from '@parley/sip';
import type { DialTarget } from '#areas/telephony/dial-targets';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import { allowedRedirectUri } from './redirect-target.rules.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { callerOf, routeTo, uriOf } from './trunk-uris.ts';

/** Places a call over a trunk, in its number format, caller id headers and route. Unit of `ringMs`: milliseconds. */
export function dialOverTrunk(
  { stack, directory, trunk }: { stack: SipStack; directory: TrunkDirectory; trunk: OpenTrunk },
  wanted: { target: DialTarget; fromNumber: string; sdp: string; ringMs: number },
): OutgoingCall {
  const { config } = trunk;
  const uri = uriOf(config, wanted.target);
  return stack.call({
    ...routeTo(trunk, uri),
    ...callerOf(config, wanted.fromNumber),
    to: uri,
    follow: (to) => allowedRedirectUri(to, { trunk: config, dialled: uri, ownNumber: wanted.fromNumber }),
    contactUser: directory.contactOf(trunk.id),
    sdp: wanted.sdp,
    ringMs: wanted.ringMs,
  });
}
