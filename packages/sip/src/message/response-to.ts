import { randomBytes } from 'node:crypto';
import { oneLine } from './characters.ts';
import { createHeaders, entriesOf, type HeaderEntries } from './headers.ts';
import { readNameAddress } from './name-address.ts';
import { reasonPhraseOf } from './reason-phrases.ts';
import type { NameAddress, ReadMessage, SipRequest, SipResponse } from './sip-message.ts';
import { readVia } from './via.ts';
import { writeVia } from './write-message.ts';

export interface ResponseOptions {
  reason?: string;
  headers?: HeaderEntries;
  body?: Uint8Array | string;
  contentType?: string;
  /** Local tag for To, where the request has none. Default: a new one; 100 gets none. */
  toTag?: string;
}

/** Creates a From or To tag: 64 random bits, twice what RFC 3261, section 19.3, requires. */
export function createTag(): string {
  return randomBytes(8).toString('hex');
}

/**
 * Creates a response with the fields RFC 3261, section 8.2.6, copies from the request, unchanged: Via, From, To,
 * Call-ID, CSeq, Timestamp into 100, and Record-Route into responses that may create a dialog (section 12.1.1).
 */
export function responseTo(request: SipRequest, status: number, options: ResponseOptions = {}): SipResponse {
  const headers = createHeaders();
  const to = request.to.parameters.has('tag') || status === 100 ? request.to : tagged(request.to, options.toTag);
  for (const [name, value] of request.headers.entries()) {
    if (name === 'To') headers.append(name, to === request.to ? value : `${value};tag=${to.parameters.get('tag')}`);
    else if (isCopied(name, status)) headers.append(name, value);
  }
  for (const [name, value] of entriesOf(options.headers ?? [])) headers.append(name, value);
  if (options.contentType !== undefined) headers.set('Content-Type', options.contentType);
  const { via, from, callId, cseq } = request;
  const reason = options.reason ?? reasonPhraseOf(status);
  const body = Buffer.from(options.body ?? '');
  return { kind: 'response', status, reason, headers, body, via, from, to, callId, cseq };
}

function tagged(to: NameAddress, tag = createTag()): NameAddress {
  return { ...to, parameters: new Map([...to.parameters, ['tag', tag]]) };
}

function isCopied(name: string, status: number): boolean {
  switch (name) {
    case 'Via':
    case 'From':
    case 'Call-ID':
    case 'CSeq':
      return true;
    case 'Timestamp':
      return status === 100;
    case 'Record-Route':
      return status > 100 && status < 300;
    default:
      return false;
  }
}

export interface RefusedSource {
  address: string;
  port: number;
}

/**
 * Creates the stateless response to a malformed request. `source` goes into the top Via as `received` and, on
 * request, `rport` (RFC 3581).
 */
export function responseToMalformed(refused: Extract<ReadMessage, { kind: 'refused' }>, source: RefusedSource): Buffer {
  let head = `SIP/2.0 ${refused.status} ${oneLine(refused.reason)}\r\n`;
  let isTopVia = true;
  for (const [name, value] of refused.answerTo) {
    let written = oneLine(value);
    if (name === 'Via' && isTopVia) {
      written = withSource(written, source);
      isTopVia = false;
    } else if (name === 'To') {
      const to = readNameAddress(written);
      // An unparsable To is returned unchanged: a tag behind it would have no defined meaning.
      if (to && !to.parameters.has('tag')) written += `;tag=${createTag()}`;
    }
    head += `${name}: ${written}\r\n`;
  }
  return Buffer.from(`${head}Content-Length: 0\r\n\r\n`);
}

function withSource(value: string, { address, port }: RefusedSource): string {
  const via = readVia(value);
  if (!via) return value;
  const parameters = new Map(via.parameters);
  if (via.host !== address || parameters.has('rport')) parameters.set('received', address);
  if (parameters.has('rport')) parameters.set('rport', `${port}`);
  return writeVia({ ...via, parameters });
}
