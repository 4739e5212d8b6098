import { characters, endOfQuoted, isAll, skipSpace, trimmed, unquoted } from './characters.ts';
import { readParameters } from './parameters.ts';
import type { NameAddress } from './sip-message.ts';
import { readUri } from './uri.ts';

/**
 * Parses one value of From, To, Contact, Route and similar fields. Undefined for anything else, for two values joined
 * by a comma and for `*`. Spaces just inside the angle brackets are tolerated, and a display name without quotes may
 * hold more than tokens, but no SIP separator.
 */
export function readNameAddress(value: string): NameAddress | undefined {
  const start = skipSpace(value, 0, value.length);
  let displayName = '';
  let bracket: number;
  if (value.charCodeAt(start) === 0x22) {
    const end = endOfQuoted(value, start, value.length);
    if (end < 0) return undefined;
    displayName = unquoted(value, start, end);
    bracket = skipSpace(value, end, value.length);
    if (value.charCodeAt(bracket) !== 0x3c) return undefined;
  } else {
    bracket = value.indexOf('<', start);
    if (bracket < 0) return readBare(value, start);
    displayName = trimmed(value, start, bracket);
    if (displayName !== '' && !isDisplayName(displayName)) return undefined;
  }
  const close = value.indexOf('>', bracket);
  if (close < 0) return undefined;
  const uri = readUri(trimmed(value, bracket + 1, close));
  const parameters = readParameters(value, close + 1);
  if (!uri || !parameters) return undefined;
  return displayName === '' ? { uri, parameters } : { displayName, uri, parameters };
}

/** Without brackets parameters belong to the field, and URI headers are forbidden (section 20.10). */
function readBare(value: string, start: number): NameAddress | undefined {
  const semicolon = value.indexOf(';', start);
  const end = semicolon < 0 ? value.length : semicolon;
  const address = trimmed(value, start, end);
  if (address.includes('?') || address.includes(',')) return undefined;
  const uri = readUri(address);
  const parameters = readParameters(value, end);
  return uri && parameters ? { uri, parameters } : undefined;
}

function isDisplayName(text: string): boolean {
  if (isAll(characters.token, text)) return true;
  return !text.includes(',') && !text.includes(';') && !text.includes('"') && !text.includes('>');
}
