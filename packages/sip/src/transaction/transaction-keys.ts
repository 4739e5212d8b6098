import { randomBytes } from 'node:crypto';
import type { SipRequest, Via } from '../message/sip-message.ts';

/** Magic cookie of branches by RFC 3261. */
const cookie = 'z9hG4bK';

/** Creates an unguessable branch, so that only a receiver of the request can respond. */
export function createBranch(): string {
  return cookie + randomBytes(12).toString('base64url');
}

/** Key of a client transaction (RFC 3261, section 17.1.3). */
export function clientKey(branch: string, method: string): string {
  return `${method} ${branch}`;
}

/**
 * Key of a server transaction (RFC 3261, section 17.2.3). `asMethod`: method of the transaction, which is INVITE for
 * ACK and CANCEL. Requests of RFC 2543, without a unique branch, are matched by their fields.
 */
export function serverKey(request: SipRequest, asMethod: string = request.method): string {
  const via = request.via[0];
  const branch = via?.parameters.get('branch');
  if (via !== undefined && branch?.toLowerCase().startsWith(cookie.toLowerCase())) {
    return `${asMethod} ${branch.slice(cookie.length)} ${sentBy(via)}`;
  }
  // Without the To tag, which the INVITE lacks and its ACK has.
  const { callId, from, cseq, uri } = request;
  const to = asMethod === 'INVITE' ? '' : (request.to.parameters.get('tag') ?? '');
  const fields = [callId, tagOf(from), to, cseq.number, uri.user ?? '', uri.host, via === undefined ? '' : sentBy(via)];
  return `${asMethod} 2543 ${fields.join(' ')} ${branch ?? ''}`;
}

/** Common key of merged requests, which took several paths (RFC 3261, section 8.2.2.2). Only outside dialogs. */
export function mergeKey(request: SipRequest): string | undefined {
  if (request.to.parameters.has('tag')) return undefined;
  return `${request.cseq.method} ${request.cseq.number} ${tagOf(request.from)} ${request.callId}`;
}

/** Common key of a 2xx and its ACK. */
export function ackKey(request: SipRequest, toTag: string | undefined): string {
  return `${request.cseq.number} ${tagOf(request.from)} ${toTag ?? ''} ${request.callId}`;
}

function sentBy(via: Via): string {
  return `${via.host}:${via.port ?? ''}`;
}

function tagOf(party: SipRequest['from']): string {
  return party.parameters.get('tag') ?? '';
}
