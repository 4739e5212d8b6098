import { readNumber } from './characters.ts';
import { HeaderFields } from './headers.ts';
import { readNameAddress } from './name-address.ts';
import { readFacts } from './read-facts.ts';
import { endOfLine, readFields } from './read-fields.ts';
import { readStartLine, type StartLine } from './read-start-line.ts';
import { reasonPhraseOf } from './reason-phrases.ts';
import type { ReadMessage, SipFacts, SipRequest, SipResponse } from './sip-message.ts';
import { readUri } from './uri.ts';

/** Limit of start line and header fields together, the size of a datagram. Unit: bytes. */
export const maxHeadBytes = 65_535;

/**
 * Reads one message: a datagram, or a message of the stream framer. Never throws; linear in the length.
 * Accepted is what RFC 4475 calls valid (section 3.1.1) and some unusual forms: several spaces in the start line,
 * spaces inside angle brackets, an invalid Date, a request of RFC 2543. A malformed request is refused with 400 or,
 * for another version, with 505; malformed ACKs and responses are dropped. Responses with more than one Via are not
 * for a user agent (RFC 3261, section 8.1.3.3) and are dropped too. The body is a view of the bytes, shortened to
 * Content-Length; without that field it is everything behind the head.
 */
export function readMessage(bytes: Uint8Array): ReadMessage {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = skipLineEnds(buffer);
  if (start === buffer.length) return start === 0 ? dropped('Empty') : { kind: 'keep-alive' };
  const blankLine = buffer.indexOf('\r\n\r\n', start, 'latin1');
  const headEnd = blankLine < 0 ? buffer.length : blankLine;
  if (headEnd - start > maxHeadBytes) return dropped('Too large');
  const text = buffer.toString('utf8', start, headEnd);
  // Invalid UTF-8 grows to three bytes per byte, and a response repeats it.
  if (text.length * 3 > maxHeadBytes && Buffer.byteLength(text) > maxHeadBytes) return dropped('Too large');
  const lineEnd = endOfLine(text, 0);
  const startLine = readStartLine(text.slice(0, lineEnd));
  if (startLine.kind === 'other') return dropped('Not SIP');
  const headers = new HeaderFields();
  const faultOfFields = readFields(text, lineEnd + 2, headers);
  const fault = faultOfFields ?? (blankLine < 0 ? 'No empty line behind the header fields' : undefined);
  const body = buffer.subarray(Math.min(headEnd + 4, buffer.length));
  return startLine.kind === 'request'
    ? readRequest(startLine, headers, body, fault)
    : readResponse(startLine, headers, body, fault);
}

function skipLineEnds(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length && (bytes[at] === 0x0d || bytes[at] === 0x0a)) at += 1;
  return at;
}

function readRequest(
  { method, uri: address, isVersionSpoken }: StartLine & { kind: 'request' },
  headers: HeaderFields,
  body: Uint8Array,
  fault: string | undefined,
): ReadMessage {
  if (!isVersionSpoken) return refused(method, headers, 505, reasonPhraseOf(505));
  if (fault) return refused(method, headers, 400, fault);
  const facts = readFacts(headers);
  if (typeof facts === 'string') return refused(method, headers, 400, facts);
  const uri = readUri(address);
  if (!uri || uri.headers.size > 0) return refused(method, headers, 400, 'Malformed request address');
  const faultOfRequest = faultIn(method, headers, facts);
  if (faultOfRequest) return refused(method, headers, 400, faultOfRequest);
  const ownBody = bodyOf(headers, body);
  if (typeof ownBody === 'string') return refused(method, headers, 400, ownBody);
  const { via, from, to, callId, cseq } = facts;
  const message: SipRequest = { kind: 'request', method, uri, headers, body: ownBody, via, from, to, callId, cseq };
  return { kind: 'message', message };
}

function readResponse(
  { status, reason }: StartLine & { kind: 'response' },
  headers: HeaderFields,
  body: Uint8Array,
  fault: string | undefined,
): ReadMessage {
  if (fault) return dropped(fault);
  const facts = readFacts(headers);
  if (typeof facts === 'string') return dropped(facts);
  if (facts.via.length > 1) return dropped('Response for somebody else: more than one Via');
  const ownBody = bodyOf(headers, body);
  if (typeof ownBody === 'string') return dropped(ownBody);
  const { via, from, to, callId, cseq } = facts;
  const message: SipResponse = {
    kind: 'response',
    status,
    reason,
    headers,
    body: ownBody,
    via,
    from,
    to,
    callId,
    cseq,
  };
  return { kind: 'message', message };
}

/** Faults of a request whose fields are each valid. */
function faultIn(method: string, headers: HeaderFields, { via, cseq }: SipFacts): string | undefined {
  if (cseq.method !== method) return 'CSeq of another method';
  // The bare magic cookie would merge the transactions of all its senders.
  if (via[0]?.parameters.get('branch')?.toLowerCase() === 'z9hg4bk') return 'Via branch without an identifier';
  const maxForwards = headers.get('max-forwards');
  if (maxForwards !== undefined && readNumber(maxForwards, 255) === undefined) return 'Malformed Max-Forwards';
  for (const name of ['Contact', 'Route', 'Record-Route']) {
    if (!headers.has(name)) continue;
    for (const value of headers.all(name)) {
      if (!readNameAddress(value) && !(value === '*' && name === 'Contact')) return `Malformed ${name}`;
    }
  }
  return undefined;
}

function bodyOf(headers: HeaderFields, body: Uint8Array): Uint8Array | string {
  const value = headers.get('content-length');
  if (value === undefined) return body;
  const length = readNumber(value, Number.MAX_VALUE);
  if (length === undefined) return 'Malformed Content-Length';
  return length > body.length ? 'Content-Length beyond the end' : body.subarray(0, length);
}

function dropped(reason: string): ReadMessage {
  return { kind: 'dropped', reason };
}

/** Every Via, because proxies on the way back need theirs; of other fields the first. */
function refused(method: string, headers: HeaderFields, status: number, reason: string): ReadMessage {
  if (method === 'ACK') return dropped(`ACK, which nobody answers: ${reason}`);
  if (!headers.has('via')) return dropped(`Nowhere to answer to: ${reason}`);
  const answerTo: [string, string][] = [];
  const seen = new Set<string>();
  for (const [name, value] of headers.entries()) {
    if (!answeredFields.has(name) || (name !== 'Via' && seen.has(name))) continue;
    seen.add(name);
    answerTo.push([name, value]);
  }
  return { kind: 'refused', status, reason, answerTo };
}

const answeredFields = new Set(['Via', 'From', 'To', 'Call-ID', 'CSeq']);
