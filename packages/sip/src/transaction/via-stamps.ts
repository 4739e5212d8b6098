import { isIP } from 'node:net';
import type { SipRequest, Via } from '../message/sip-message.ts';
import { createHeaders } from '../message/headers.ts';
import { writeVia } from '../message/write-message.ts';
import type { TransportName } from './transaction-layer.ts';
import { defaultPort } from '../transport/resolve.ts';
import type { WireFlow } from '../transport/wire-flow.ts';

/** The request as it is sent one way: with a Via of its own at the top. The given one stays as it is. */
export function withVia(request: SipRequest, from: LocalName, branch: string): SipRequest {
  const parameters = new Map<string, string | null>([
    ['branch', branch],
    ['rport', null],
  ]);
  // RFC 5923, section 5: whoever has this connection may call back over it.
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

/** Notes in the top Via where the request really came from (RFC 3261, section 18.2.1; RFC 3581). */
export function withSource(request: SipRequest, flow: WireFlow): SipRequest {
  const [top, ...others] = request.via;
  if (top === undefined) return request;
  const asksForPort = top.parameters.has('rport');
  if (!asksForPort && top.host === flow.remote.address && !top.parameters.has('received')) return request;
  const parameters = new Map(top.parameters);
  parameters.set('received', flow.remote.address);
  if (asksForPort) parameters.set('rport', String(flow.remote.port));
  const via: Via = { ...top, parameters };
  const [, ...otherValues] = request.headers.all('Via');
  request.headers.set('Via', writeVia(via), ...otherValues);
  return { ...request, via: [via, ...others] };
}

/**
 * Port at the sender's address to which responses go over UDP. The port it came from where it asks for that (RFC 3581);
 * otherwise the one it says it listens on. Where its Via holds an address that is not the one it came from, it sits
 * behind a translation which only the port it came from leads through. `maddr` is not followed: it would let anybody
 * send our answers to somebody else.
 */
export function replyPort(via: Via | undefined, flow: WireFlow): number {
  if (via === undefined || via.parameters.has('rport')) return flow.remote.port;
  const isTranslated = isIP(via.host) !== 0 && via.host !== flow.remote.address;
  return isTranslated ? flow.remote.port : (via.port ?? defaultPort('udp'));
}
