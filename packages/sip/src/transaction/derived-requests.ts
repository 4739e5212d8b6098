import { createHeaders } from '../message/headers.ts';
import type { SipRequest, SipResponse } from '../message/sip-message.ts';

/**
 * Creates the ACK of a non-2xx final response, which belongs to the INVITE transaction (RFC 3261, section 17.1.1.3).
 */
export function createAck(invite: SipRequest, response: SipResponse): SipRequest {
  return derive(invite, 'ACK', { to: response.to, toText: response.headers.get('To') ?? '' });
}

/**
 * Creates the CANCEL of an INVITE as it was sent (RFC 3261, section 9.1). `reason`: value of the Reason field (RFC
 * 3326).
 */
export function createCancel(invite: SipRequest, reason: string | undefined): SipRequest {
  const cancel = derive(invite, 'CANCEL', { to: invite.to, toText: invite.headers.get('To') ?? '' });
  if (reason !== undefined) cancel.headers.append('Reason', reason);
  return cancel;
}

function derive(invite: SipRequest, method: string, party: { to: SipRequest['to']; toText: string }): SipRequest {
  const [via] = invite.headers.all('Via');
  const cseq = { number: invite.cseq.number, method };
  const headers = createHeaders([
    ['Via', via ?? ''],
    ['Max-Forwards', '70'],
    ['From', invite.headers.get('From') ?? ''],
    ['To', party.toText],
    ['Call-ID', invite.callId],
    ['CSeq', `${cseq.number} ${method}`],
  ]);
  const routes = invite.headers.all('Route');
  if (routes.length > 0) headers.set('Route', ...routes);
  const { callId, from, uri } = invite;
  return {
    kind: 'request',
    method,
    uri,
    headers,
    body: nothing,
    via: invite.via.slice(0, 1),
    from,
    to: party.to,
    callId,
    cseq,
  };
}

const nothing = new Uint8Array(0);
