import { characters, isAll } from './characters.ts';
import { createHeaders, entriesOf, type HeaderEntries } from './headers.ts';
import type { NameAddress, SipRequest, SipUri } from './sip-message.ts';
import { writeNameAddress } from './write-message.ts';

export interface NewRequest {
  method: string;
  uri: SipUri;
  from: NameAddress;
  to: NameAddress;
  callId: string;
  cseq: number;
  /** Contact, Route and others; a Max-Forwards among them replaces 70. */
  headers?: HeaderEntries;
  body?: Uint8Array | string;
  contentType?: string;
}

/**
 * Creates a request by RFC 3261, section 8.1.1, without the Via, which the transaction layer adds. Throws a
 * `TypeError` for an invalid method.
 */
export function createRequest(options: NewRequest): SipRequest {
  const { method, uri, from, to, callId, cseq } = options;
  if (!isAll(characters.token, method)) throw new TypeError(`Expected a method, got ${JSON.stringify(method)}`);
  const headers = createHeaders([
    ['Max-Forwards', '70'],
    ['From', writeNameAddress(from)],
    ['To', writeNameAddress(to)],
    ['Call-ID', callId],
    ['CSeq', `${cseq} ${method}`],
  ]);
  for (const [name, value] of entriesOf(options.headers ?? [])) {
    if (name.toLowerCase() === 'max-forwards') headers.set(name, value);
    else headers.append(name, value);
  }
  if (options.contentType !== undefined) headers.set('Content-Type', options.contentType);
  const body = Buffer.from(options.body ?? '');
  return { kind: 'request', method, uri, headers, body, via: [], from, to, callId, cseq: { number: cseq, method } };
}
