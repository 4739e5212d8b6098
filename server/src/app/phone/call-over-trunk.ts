import type { OpenTrunk } from '#areas/sip-trunks';
import type { OutgoingCall, SipStack } from '../../providers/sip/sip-stack.ts';
import { maySendUsTo } from './sent-elsewhere.rules.ts';
import { callerOf, routeTo, uriOf } from './trunk-addresses.ts';
import type { TrunkBook } from './trunk-book.ts';

/** Rings somebody over a trunk, written, shown and routed as the trunk wants it. Unit of `ringMs`: milliseconds. */
export function callOverTrunk(
  { stack, book, trunk }: { stack: SipStack; book: TrunkBook; trunk: OpenTrunk },
  wanted: { destination: string; fromNumber: string; sdp: string; ringMs: number },
): OutgoingCall {
  const { config } = trunk;
  const uri = uriOf(config, wanted.destination);
  return stack.call({
    ...routeTo(trunk, uri),
    ...callerOf(config, wanted.fromNumber),
    to: uri,
    mayFollow: (to) => maySendUsTo(to, { trunk: config, dialled: uri }),
    contactUser: book.contactOf(trunk.id),
    sdp: wanted.sdp,
    ringMs: wanted.ringMs,
  });
}
