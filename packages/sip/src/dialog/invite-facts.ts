import { sdpOf } from '../message/sdp-of.ts';
import type { SipRequest } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { InviteFacts } from '../sip-stack.ts';
import type { Flow } from '../transaction/transaction-layer.ts';

/** Reads the facts of an INVITE for the admission. The user of a `tel:` URI is its number. */
export function factsOf(request: SipRequest, flow: Flow): InviteFacts {
  const { from, to, uri, callId } = request;
  return {
    callId,
    from: {
      uri: writeUri(from.uri),
      user: userOf(from.uri),
      ...(from.displayName !== undefined && { displayName: from.displayName }),
    },
    to: { uri: writeUri(to.uri), user: userOf(to.uri) },
    calledUser: userOf(uri),
    headers: headersOf(request),
    flow,
    sdp: sdpOf(request),
  };
}

function userOf(uri: SipRequest['uri']): string {
  return uri.scheme === 'tel' ? uri.host : (uri.user ?? '');
}

/** No prototype: the names come from a stranger. Credentials are left out. */
function headersOf(request: SipRequest): Readonly<Record<string, string>> {
  const headers: Record<string, string> = Object.create(null);
  for (const [name, value] of request.headers.entries()) {
    const key = name.toLowerCase();
    if (key === 'authorization' || key === 'proxy-authorization') continue;
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}
