import type { NameAddress, SipRequest, SipResponse } from '../message/sip-message.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import { type DialogStart, readContact } from './dialog.ts';
import { flowBack, flowForth } from './reachability.ts';
import { readNameAddress } from '../message/name-address.ts';

interface Side {
  contact: string;
  userAgent: string;
}

/** The dialog of whoever is called (RFC 3261, 12.1.1). Undefined: the caller names no address to come back to. */
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
    heardFrom: flow.remote.address,
    flow: flowBack(request, remoteTarget, flow),
    verifiesCertificate: undefined,
  };
}

/** The dialog of the caller (12.1.2), begun by this answer. An answer without Contact means: go on asking where it is. */
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
    heardFrom: flow.remote.address,
    flow: flowForth(nextHop, target, flow),
    verifiesCertificate: target.verifiesCertificate,
  };
}

function tagged(address: NameAddress, tag: string): NameAddress {
  return { ...address, parameters: new Map([...address.parameters, ['tag', tag]]) };
}
