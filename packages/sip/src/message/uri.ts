import { isIPv6 } from 'node:net';
import { characters, isAll, readNumber, skipAll, skipSpace } from './characters.ts';
import { hasDelimiter, unescaped } from './escapes.ts';
import type { SipUri } from './sip-message.ts';

const noParameters: ReadonlyMap<string, string | null> = new Map();
const noHeaders: ReadonlyMap<string, string> = new Map();

/** Parses a URI (RFC 3261, section 19.1; RFC 3966). Undefined for anything else. Linear in its length. */
export function readUri(text: string): SipUri | undefined {
  const colon = text.indexOf(':');
  if (colon < 1 || hasDelimiter(text)) return undefined;
  const scheme = text.slice(0, colon).toLowerCase();
  if (!isScheme(scheme)) return undefined;
  if (scheme === 'sip' || scheme === 'sips') return readSipUri(text, scheme, colon + 1);
  if (colon + 1 === text.length) return undefined;
  if (scheme !== 'tel') {
    return { scheme, host: text.slice(colon + 1), parameters: noParameters, headers: noHeaders };
  }
  const semicolon = text.indexOf(';', colon);
  const number = text.slice(colon + 1, semicolon < 0 ? text.length : semicolon);
  const parameters = semicolon < 0 ? noParameters : readUriParameters(text, semicolon, text.length);
  if (number === '' || !parameters) return undefined;
  return { scheme, host: number, parameters, headers: noHeaders };
}

function isScheme(scheme: string): boolean {
  const first = scheme.charCodeAt(0);
  if (first < 0x61 || first > 0x7a) return false;
  for (let index = 1; index < scheme.length; index += 1) {
    const code = scheme.charCodeAt(index);
    const isLetterOrDigit = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
    if (!isLetterOrDigit && code !== 0x2b && code !== 0x2d && code !== 0x2e) return false;
  }
  return true;
}

function readSipUri(text: string, scheme: string, from: number): SipUri | undefined {
  // Hosts, parameters and headers hold no unescaped @, so the first one ends the user part.
  const atSign = text.indexOf('@', from);
  const host = readHost(text, atSign < 0 ? from : atSign + 1, text.length);
  if (!host || atSign === from) return undefined;
  const hasPort = text.charCodeAt(host.end) === 0x3a;
  const port = hasPort ? readPort(text, host.end, text.length) : undefined;
  if (hasPort && !port) return undefined;
  const hostEnd = port?.end ?? host.end;
  const question = text.indexOf('?', hostEnd);
  const parametersEnd = question < 0 ? text.length : question;
  const parameters = hostEnd === parametersEnd ? noParameters : readUriParameters(text, hostEnd, parametersEnd);
  const headers = question < 0 ? noHeaders : readUriHeaders(text.slice(question + 1));
  if (!parameters || !headers) return undefined;
  const uri: SipUri = { scheme, host: host.host, parameters, headers };
  if (port) uri.port = port.port;
  if (atSign >= 0) {
    const userInfo = text.slice(from, atSign);
    const colon = userInfo.indexOf(':');
    uri.user = unescaped(colon < 0 ? userInfo : userInfo.slice(0, colon));
    if (colon >= 0) uri.password = unescaped(userInfo.slice(colon + 1));
    if (uri.user === '') return undefined;
  }
  return uri;
}

/** Host in lower case, IPv6 without its brackets; `end` is the offset behind it. */
export function readHost(text: string, from: number, end: number): { host: string; end: number } | undefined {
  if (from >= end || text.charCodeAt(from) !== 0x5b) {
    const hostEnd = skipAll(characters.host, text, from, end);
    return hostEnd === from ? undefined : { host: text.slice(from, hostEnd).toLowerCase(), end: hostEnd };
  }
  const stop = Math.min(end, from + longestIpv6);
  let bracket = from + 1;
  while (bracket < stop && text.charCodeAt(bracket) !== 0x5d) bracket += 1;
  const host = text.slice(from + 1, bracket).toLowerCase();
  return bracket < stop && isIPv6(host) && !host.includes('%') ? { host, end: bracket + 1 } : undefined;
}

/** With brackets, in the longest form, which ends in an IPv4 address. */
const longestIpv6 = 47;

/** Parses a port behind a colon at `from`, with optional spaces; undefined when invalid. */
export function readPort(text: string, from: number, end: number): { port: number; end: number } | undefined {
  const start = skipSpace(text, from + 1, end);
  const portEnd = skipAll(characters.digit, text, start, end);
  const port = readNumber(text.slice(start, portEnd), 65_535);
  return port ? { port, end: portEnd } : undefined;
}

/** Starts at the first semicolon. The first of duplicate names counts; empty ones are skipped. */
function readUriParameters(text: string, from: number, end: number): Map<string, string | null> | undefined {
  if (text.charCodeAt(from) !== 0x3b) return undefined;
  const parameters = new Map<string, string | null>();
  for (const part of text.slice(from + 1, end).split(';')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = unescaped(equals < 0 ? part : part.slice(0, equals)).toLowerCase();
    if (name === '') return undefined;
    if (!parameters.has(name)) parameters.set(name, equals < 0 ? null : unescaped(part.slice(equals + 1)));
  }
  return parameters;
}

function readUriHeaders(text: string): Map<string, string> | undefined {
  const headers = new Map<string, string>();
  for (const part of text.split('&')) {
    const equals = part.indexOf('=');
    if (equals < 1) return undefined;
    const name = unescaped(part.slice(0, equals));
    if (!headers.has(name)) headers.set(name, unescaped(part.slice(equals + 1)));
  }
  return headers;
}

/** Parameters that make two URIs different when only one has them (RFC 3261, section 19.1.4, with its examples). */
const significantParameters = ['user', 'ttl', 'method', 'maddr', 'transport'];

/** Compares two URIs by RFC 3261, section 19.1.4. Not transitive, as stated there. */
export function isSameUri(one: SipUri, other: SipUri): boolean {
  if (one.scheme !== other.scheme || one.user !== other.user || one.password !== other.password) return false;
  if (one.host.toLowerCase() !== other.host.toLowerCase() || one.port !== other.port) return false;
  for (const name of significantParameters) if (one.parameters.has(name) !== other.parameters.has(name)) return false;
  for (const [name, value] of one.parameters) {
    if (!other.parameters.has(name)) continue;
    if ((other.parameters.get(name) ?? '').toLowerCase() !== (value ?? '').toLowerCase()) return false;
  }
  if (one.headers.size !== other.headers.size) return false;
  const headers = new Map([...other.headers].map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of one.headers) if (headers.get(name.toLowerCase()) !== value) return false;
  return true;
}

/** Returns true for a host name, IPv4, or IPv6 without brackets. */
export function isHost(host: string): boolean {
  return isAll(characters.host, host) || isIPv6(host);
}
