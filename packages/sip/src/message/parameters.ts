import { characters, endOfQuoted, isAll, isSpace, quoted, skipAll, skipSpace, unquoted } from './characters.ts';

const none: ReadonlyMap<string, string | null> = new Map();

/**
 * Parses `;name=value` sequences to the end of a header value, with spaces where RFC 3261 allows them, without
 * quotes. Undefined for anything else, also for a parameter with two different values.
 */
export function readParameters(text: string, from: number): ReadonlyMap<string, string | null> | undefined {
  const end = text.length;
  let at = skipSpace(text, from, end);
  if (at === end) return none;
  const parameters = new Map<string, string | null>();
  while (at < end) {
    if (text.charCodeAt(at) !== 0x3b) return undefined;
    const nameStart = skipSpace(text, at + 1, end);
    const nameEnd = skipAll(characters.token, text, nameStart, end);
    if (nameEnd === nameStart) return undefined;
    const name = text.slice(nameStart, nameEnd).toLowerCase();
    let value: string | null = null;
    at = skipSpace(text, nameEnd, end);
    if (at < end && text.charCodeAt(at) === 0x3d) {
      const valueStart = skipSpace(text, at + 1, end);
      const valueEnd = endOfValue(text, valueStart, end);
      if (valueEnd < 0) return undefined;
      const isQuoted = text.charCodeAt(valueStart) === 0x22 && valueStart < end;
      value = isQuoted ? unquoted(text, valueStart, valueEnd) : text.slice(valueStart, valueEnd);
      at = skipSpace(text, valueEnd, end);
    }
    const earlier = parameters.get(name);
    if (earlier !== undefined && earlier !== value) return undefined;
    parameters.set(name, value);
  }
  return parameters;
}

/** -1: an unclosed quote, or a character outside the grammar. */
function endOfValue(text: string, from: number, end: number): number {
  if (from < end && text.charCodeAt(from) === 0x22) return endOfQuoted(text, from, end);
  let at = from;
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || code === 0x3b) break;
    if (code === 0x22 || code === 0x2c || code === 0x3c || code === 0x3e) return -1;
  }
  return at;
}

/** Quotes a value only when it is neither token nor host. Invalid names are left out. */
export function writeParameters(parameters: ReadonlyMap<string, string | null>): string {
  let written = '';
  for (const [name, value] of parameters) {
    if (!isAll(characters.token, name)) continue;
    written += `;${name}`;
    if (value !== null) written += `=${isAll(characters.bareValue, value) ? value : quoted(value)}`;
  }
  return written;
}
