import type { SipRequest } from '../message/sip-message.ts';
import type { Fields } from './new-request.ts';

/** Credentials of an INVITE, which its ACK repeats (RFC 3261, section 22.1). */
export function authorizationOf(request: SipRequest): Fields {
  const fields: (readonly [string, string])[] = [];
  for (const name of ['Authorization', 'Proxy-Authorization']) {
    for (const value of request.headers.all(name)) fields.push([name, value]);
  }
  return fields;
}
