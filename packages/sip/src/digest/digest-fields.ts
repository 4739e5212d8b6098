import { characters, endOfQuoted, skipAll, skipSpace, unquoted } from '../message/characters.ts';

/** Names in lower case, values without quotes. */
export type DigestFields = ReadonlyMap<string, string>;

/**
 * Parses a Digest challenge or credentials (RFC 7616, sections 3.3 and 3.4). Undefined for another scheme, malformed
 * input and duplicate fields. Linear in the length.
 */
export function readDigestFields(value: string): DigestFields | undefined {
  const end = value.length;
  const schemeEnd = skipAll(characters.token, value, 0, end);
  if (value.slice(0, schemeEnd).toLowerCase() !== 'digest' || schemeEnd === end) return undefined;
  const fields = new Map<string, string>();
  let at = skipSpace(value, schemeEnd, end);
  while (at < end) {
    const nameEnd = skipAll(characters.token, value, at, end);
    const equals = skipSpace(value, nameEnd, end);
    if (nameEnd === at || value.charCodeAt(equals) !== 0x3d) return undefined;
    const name = value.slice(at, nameEnd).toLowerCase();
    const start = skipSpace(value, equals + 1, end);
    const isQuoted = start < end && value.charCodeAt(start) === 0x22;
    const valueEnd = isQuoted ? endOfQuoted(value, start, end) : endOfBare(value, start, end);
    if (valueEnd < 0 || fields.has(name)) return undefined;
    fields.set(name, isQuoted ? unquoted(value, start, valueEnd) : value.slice(start, valueEnd));
    at = skipSpace(value, valueEnd, end);
    if (at === end) break;
    if (value.charCodeAt(at) !== 0x2c) return undefined;
    while (at < end && value.charCodeAt(at) === 0x2c) at = skipSpace(value, at + 1, end);
  }
  return fields;
}

function endOfBare(value: string, from: number, end: number): number {
  let at = from;
  for (; at < end; at += 1) {
    const code = value.charCodeAt(at);
    if (code === 0x2c || code === 0x20 || code === 0x09) break;
  }
  return at;
}
