import { isIP } from 'node:net';
import { createHeaders } from '../message/headers.ts';
import type { SipRequest, Via } from '../message/sip-message.ts';
import { writeVia } from '../message/write-message.ts';
import { defaultPort } from '../transport/resolve.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import type { TransportName } from './transaction-layer.ts';

/** Returns a copy of the request with a Via of its own at the top. */
export function withVia(request: SipRequest, from: LocalName, branch: string): SipRequest {
  const parameters = new Map<string, string | null>([
    ['branch', branch],
    ['rport', null],
  ]);
  // RFC 5923, section 5: the peer may reuse this connection for its requests.
  if (from.transport !== 'udp') parameters.set('alias', null);
  const via: Via = { transport: from.transport.toUpperCase(), host: from.host, port: from.port, parameters };
  const headers = createHeaders(request.headers.entries());
  headers.prepend('Via', writeVia(via));
  return { ...request, headers, via: [via, ...request.via] };
}

export interface LocalName {
  host: string;
  port: number;
  transport: TransportName;
}

/** Records the source in the top Via (RFC 3261, section 18.2.1; RFC 3581). */
export function withSource(request: SipRequest, flow: WireFlow): SipRequest {
  const [top, ...others] = request.via;
  if (top === undefined) return request;
  const requestsRport = top.parameters.has('rport');
  if (!requestsRport && top.host === flow.remote.address && !top.parameters.has('received')) return request;
  const parameters = new Map(top.parameters);
  parameters.set('received', flow.remote.address);
  if (requestsRport) parameters.set('rport', String(flow.remote.port));
  const via: Via = { ...top, parameters };
  const [, ...otherValues] = request.headers.all('Via');
  request.headers.set('Via', writeVia(via), ...otherValues);
  return { ...request, via: [via, ...others] };
}

/**
 * Port at the sender's address for responses over UDP: the source port where rport asks for it (RFC 3581); otherwise
 * the port of its Via. A Via address other than the source address means NAT, which only the source port passes.
 * `maddr` is ignored: it would let a sender direct our responses to a third party.
 */
export function responsePort(via: Via | undefined, flow: WireFlow): number {
  if (via === undefined || via.parameters.has('rport')) return flow.remote.port;
  const isTranslated = isIP(via.host) !== 0 && via.host !== flow.remote.address;
  return isTranslated ? flow.remote.port : (via.port ?? defaultPort('udp'));
}
