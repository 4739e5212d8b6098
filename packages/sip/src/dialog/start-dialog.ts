import { readNameAddress } from '../message/name-address.ts';
import type { NameAddress, SipRequest, SipResponse } from '../message/sip-message.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import { type DialogStart, readContact } from './dialog.ts';
import { flowToCallee, flowToCaller } from './reachability.ts';

interface Side {
  contact: string;
  userAgent: string;
}

/** Creates the callee's dialog (RFC 3261, 12.1.1). Undefined without a usable Contact. */
export function startAsCallee(
  request: SipRequest,
  flow: Flow,
  { localTag, contact, userAgent }: Side & { localTag: string },
): DialogStart | undefined {
  const remoteTarget = readContact(request);
  if (remoteTarget === undefined) return undefined;
  return {
    callId: request.callId,
    isCaller: false,
    local: tagged(request.to, localTag),
    remote: request.from,
    localSequence: 0,
    remoteSequence: request.cseq.number,
    routes: request.headers.all('record-route'),
    remoteTarget,
    contact,
    userAgent,
    remoteAddress: flow.remote.address,
    flow: flowToCaller(request, remoteTarget, flow),
    verifiesCertificate: undefined,
  };
}

/** Creates the caller's dialog (12.1.2) from this response. Without a Contact the request URI stays the target. */
export function startAsCaller(
  request: SipRequest,
  { response, flow }: { response: SipResponse; flow: Flow },
  { target, contact, userAgent }: Side & { target: RequestTarget },
): DialogStart {
  const routes = response.headers.all('record-route').toReversed();
  const remoteTarget = readContact(response) ?? request.uri;
  const nextHop = readNameAddress(routes[0] ?? '')?.uri ?? remoteTarget;
  return {
    callId: request.callId,
    isCaller: true,
    local: request.from,
    remote: response.to,
    localSequence: request.cseq.number,
    remoteSequence: undefined,
    routes,
    remoteTarget,
    contact,
    userAgent,
    remoteAddress: flow.remote.address,
    flow: flowToCallee(nextHop, target, flow),
    verifiesCertificate: target.verifiesCertificate,
  };
}

function tagged(address: NameAddress, tag: string): NameAddress {
  return { ...address, parameters: new Map([...address.parameters, ['tag', tag]]) };
}
