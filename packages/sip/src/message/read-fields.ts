import { characters, hasLineEnd, isSpace, oneLine, skipAll, skipSpace, trimmed } from './characters.ts';
import type { HeaderFields } from './headers.ts';

/** Header fields per message; each look-up scans them all. */
const maxFields = 256;

/**
 * Parses header fields from `from` to the end, folded lines joined by a space. Malformed fields are skipped, and the
 * first fault is returned: the message is invalid, but its sender can still be answered.
 */
export function readFields(text: string, from: number, fields: HeaderFields): string | undefined {
  let fault: string | undefined;
  let at = from;
  while (at < text.length) {
    const lineEnd = endOfLine(text, at);
    const nameEnd = skipAll(characters.token, text, at, lineEnd);
    const colon = skipSpace(text, nameEnd, lineEnd);
    const isField = nameEnd > at && colon < lineEnd && text.charCodeAt(colon) === 0x3a;
    if (isField && fields.count === maxFields) return 'Too many header fields';
    const { value, next } = readValue(text, isField ? colon + 1 : at, lineEnd);
    // Some parsers accept a lone CR or LF as a line end, so they would see other fields.
    const isOneLine = !hasLineEnd(value);
    if (!isOneLine) fault ??= 'Line end without its other half';
    if (!isField) fault ??= 'Malformed header field';
    else if (!fields.take(text.slice(at, nameEnd), isOneLine ? value : oneLine(value))) {
      fault ??= `More than one ${text.slice(at, nameEnd)}`;
    }
    at = next;
  }
  return fault;
}

/** The rest of a line with its folded lines (RFC 3261, section 7.3.1). */
function readValue(text: string, from: number, firstEnd: number): { value: string; next: number } {
  let value = trimmed(text, from, firstEnd);
  let next = firstEnd + 2;
  while (next < text.length && isSpace(text.charCodeAt(next))) {
    const lineEnd = endOfLine(text, next);
    const part = trimmed(text, next, lineEnd);
    if (part !== '') value = value === '' ? part : `${value} ${part}`;
    next = lineEnd + 2;
  }
  return { value, next };
}

export function endOfLine(text: string, from: number): number {
  const lineEnd = text.indexOf('\r\n', from);
  return lineEnd < 0 ? text.length : lineEnd;
}
