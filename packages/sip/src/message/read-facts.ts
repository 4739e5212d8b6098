import { characters, isAll, isSpace, readNumber, skipAll, skipSpace } from './characters.ts';
import type { HeaderFields } from './headers.ts';
import { readNameAddress } from './name-address.ts';
import type { NameAddress, SipFacts, Via } from './sip-message.ts';
import { readVia } from './via.ts';

/** Reads the mandatory header fields, or describes the first fault. */
export function readFacts(headers: HeaderFields): SipFacts | string {
  const via: Via[] = [];
  for (const value of headers.all('via')) {
    const read = readVia(value);
    if (!read) return 'Malformed Via';
    via.push(read);
  }
  const from = readAddress(headers, 'From');
  if (typeof from === 'string') return from;
  const to = readAddress(headers, 'To');
  if (typeof to === 'string') return to;
  const callId = headers.get('call-id');
  if (!callId) return 'Missing Call-ID';
  if (hasSpace(callId)) return 'Malformed Call-ID';
  const cseqValue = headers.get('cseq');
  if (cseqValue === undefined) return 'Missing CSeq';
  const cseq = readCseq(cseqValue);
  if (!cseq) return 'Malformed CSeq';
  return via.length === 0 ? 'Missing Via' : { via, from, to, callId, cseq };
}

function readAddress(headers: HeaderFields, name: 'From' | 'To'): NameAddress | string {
  const value = headers.get(name);
  if (value === undefined) return `Missing ${name}`;
  return readNameAddress(value) ?? `Malformed ${name}`;
}

function hasSpace(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (isSpace(text.charCodeAt(index))) return true;
  return false;
}

/** RFC 3261 limits CSeq to less than 2^31; peers that use all 32 bits are tolerated. */
const highestCseq = 2 ** 32 - 1;

function readCseq(value: string): SipFacts['cseq'] | undefined {
  const digitsEnd = skipAll(characters.digit, value, 0, value.length);
  const methodStart = skipSpace(value, digitsEnd, value.length);
  const number = readNumber(value.slice(0, digitsEnd), highestCseq);
  if (number === undefined || methodStart === digitsEnd) return undefined;
  return isAll(characters.token, value, methodStart) ? { number, method: value.slice(methodStart) } : undefined;
}
