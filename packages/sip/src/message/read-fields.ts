import { characters, holdsLineEnd, isSpace, oneLine, skipAll, skipSpace, trimmed } from './characters.ts';
import type { HeaderFields } from './headers.ts';

/** More fields than any message of use has; each look-up goes through all of them. */
const mostFields = 256;

/**
 * Header fields of a text from `from` to its end, folded lines joined by a space. What cannot be read is left out, and
 * the first such fault is given back: with it the message is malformed, but it can still be seen whom to tell.
 */
export function readFields(text: string, from: number, fields: HeaderFields): string | undefined {
  let fault: string | undefined;
  let at = from;
  while (at < text.length) {
    const lineEnd = endOfLine(text, at);
    const nameEnd = skipAll(characters.token, text, at, lineEnd);
    const colon = skipSpace(text, nameEnd, lineEnd);
    const isField = nameEnd > at && colon < lineEnd && text.charCodeAt(colon) === 0x3a;
    if (isField && fields.count === mostFields) return 'Too many header fields';
    const { value, next } = readValue(text, isField ? colon + 1 : at, lineEnd);
    // Some take either half alone for a line end, so they would see other fields than we do.
    const isOneLine = !holdsLineEnd(value);
    if (!isOneLine) fault ??= 'Line end without its other half';
    if (!isField) fault ??= 'Malformed header field';
    else if (!fields.take(text.slice(at, nameEnd), isOneLine ? value : oneLine(value))) {
      fault ??= `More than one ${text.slice(at, nameEnd)}`;
    }
    at = next;
  }
  return fault;
}

/** The rest of a line, and the lines behind it that begin with a space or tab (RFC 3261, section 7.3.1). */
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
