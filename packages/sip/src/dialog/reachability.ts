import ipaddr from 'ipaddr.js';
import type { SipRequest, SipUri } from '../message/sip-message.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';

/**
 * Over which flow requests go back to whoever called us: the connection it opened (RFC 5923), or over UDP the address
 * it was heard from where it names just that, or itself by another, as behind address translation. Undefined: by route
 * and Contact, which are judged as every place somebody names.
 */
export function flowBack(request: SipRequest, contact: SipUri, flow: Flow): Flow | undefined {
  if (flow.transport !== 'udp') return flow;
  if (request.via.length !== 1 || request.headers.has('record-route')) return undefined;
  const isWhereItIs = isSameAddress(contact.host, flow.remote.address) && (contact.port ?? 5060) === flow.remote.port;
  const isItsOwnName = contact.host === request.via[0]?.host && ipaddr.isValid(contact.host);
  return isWhereItIs || (isItsOwnName && !isSameAddress(contact.host, flow.remote.address)) ? flow : undefined;
}

/**
 * Over which flow requests go to whoever answered us: the connection that is open to the same next hop, or the way the
 * answer came where the next hop names itself by an address that cannot be reached from here.
 */
export function flowForth(nextHop: SipUri, target: RequestTarget, flow: Flow): Flow | undefined {
  const isSame = nextHop.host === target.host || isSameAddress(nextHop.host, flow.remote.address);
  if (flow.transport !== 'udp' && isSame) return flow;
  return isPrivate(nextHop.host) && !isPrivate(flow.remote.address) ? flow : undefined;
}

function isSameAddress(one: string, other: string): boolean {
  if (!ipaddr.isValid(one) || !ipaddr.isValid(other)) return one === other;
  return ipaddr.process(one).toString() === ipaddr.process(other).toString();
}

/** Whether it is an address, not a name, that leads nowhere from outside of its network. */
export function isPrivate(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() !== 'unicast';
}
