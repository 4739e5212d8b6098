import { randomBytes } from 'node:crypto';
import type { SipRequest, Via } from '../message/sip-message.ts';

/** How branches begin that are unique by RFC 3261. */
const cookie = 'z9hG4bK';

/** Nobody who has not seen a request can guess it, so nobody else can answer in the place of who was asked. */
export function createBranch(): string {
  return cookie + randomBytes(12).toString('base64url');
}

/** Where a response finds its client transaction (RFC 3261, section 17.1.3). */
export function clientKey(branch: string, method: string): string {
  return `${method} ${branch}`;
}

/**
 * Where a request finds its server transaction (RFC 3261, section 17.2.3). `asMethod`: that of the transaction looked
 * for, which is INVITE for ACK and CANCEL. Requests of RFC 2543, whose branch says nothing, are known by their fields.
 */
export function serverKey(request: SipRequest, asMethod: string = request.method): string {
  const via = request.via[0];
  const branch = via?.parameters.get('branch');
  if (via !== undefined && branch?.toLowerCase().startsWith(cookie.toLowerCase())) {
    return `${asMethod} ${branch.slice(cookie.length)} ${sentBy(via)}`;
  }
  // The tag of To is left out: it is not in the INVITE yet, but in its ACK.
  const { callId, from, cseq, uri } = request;
  const to = asMethod === 'INVITE' ? '' : (request.to.parameters.get('tag') ?? '');
  const fields = [callId, tagOf(from), to, cseq.number, uri.user ?? '', uri.host, via === undefined ? '' : sentBy(via)];
  return `${asMethod} 2543 ${fields.join(' ')} ${branch ?? ''}`;
}

/** What copies of one request that took several ways have in common (RFC 3261, section 8.2.2.2). Only outside dialogs. */
export function mergeKey(request: SipRequest): string | undefined {
  if (request.to.parameters.has('tag')) return undefined;
  return `${request.cseq.method} ${request.cseq.number} ${tagOf(request.from)} ${request.callId}`;
}

/** What a 2xx and its ACK have in common. */
export function ackKey(request: SipRequest, toTag: string | undefined): string {
  return `${request.cseq.number} ${tagOf(request.from)} ${toTag ?? ''} ${request.callId}`;
}

function sentBy(via: Via): string {
  return `${via.host}:${via.port ?? ''}`;
}

function tagOf(party: SipRequest['from']): string {
  return party.parameters.get('tag') ?? '';
}
