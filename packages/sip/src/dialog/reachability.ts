import ipaddr from 'ipaddr.js';
import type { SipRequest, SipUri } from '../message/sip-message.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';

/**
 * Flow of requests back to a caller: the connection it opened (RFC 5923), or over UDP its source address where the
 * Contact names just that, or an unreachable one, as behind NAT. Undefined: by route set and Contact, which are
 * checked like any destination.
 */
export function flowToCaller(request: SipRequest, contact: SipUri, flow: Flow): Flow | undefined {
  if (flow.transport !== 'udp') return flow;
  if (request.via.length !== 1 || request.headers.has('record-route')) return undefined;
  const isWhereItIs = isSameAddress(contact.host, flow.remote.address) && (contact.port ?? 5060) === flow.remote.port;
  const isItsOwnName = contact.host === request.via[0]?.host && ipaddr.isValid(contact.host);
  return isWhereItIs || (isItsOwnName && !isSameAddress(contact.host, flow.remote.address)) ? flow : undefined;
}

/**
 * Flow of requests to a callee: the open connection to the same next hop, or the path of the response where the next
 * hop is an unreachable address.
 */
export function flowToCallee(nextHop: SipUri, target: RequestTarget, flow: Flow): Flow | undefined {
  const isSame = nextHop.host === target.host || isSameAddress(nextHop.host, flow.remote.address);
  if (flow.transport !== 'udp' && isSame) return flow;
  return isPrivate(nextHop.host) && !isPrivate(flow.remote.address) ? flow : undefined;
}

function isSameAddress(one: string, other: string): boolean {
  if (!ipaddr.isValid(one) || !ipaddr.isValid(other)) return one === other;
  return ipaddr.process(one).toString() === ipaddr.process(other).toString();
}

/** Returns true for numeric addresses that are unreachable from outside their network. */
export function isPrivate(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() !== 'unicast';
}
