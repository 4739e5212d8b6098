import { characters, isAll, oneLine, quoted } from './characters.ts';
import { escaped, withoutDelimiters } from './escapes.ts';
import { writeParameters } from './parameters.ts';
import type { NameAddress, SipMessage, SipUri, Via } from './sip-message.ts';
import { isHost } from './uri.ts';

/**
 * Serialises a message. Content-Length is always that of the body. The headers are written; the parsed Via, From, To,
 * Call-ID and CSeq are ignored.
 */
export function writeMessage(message: SipMessage): Buffer {
  let head =
    message.kind === 'request'
      ? `${oneLine(message.method)} ${writeUri(message.uri)} SIP/2.0\r\n`
      : `SIP/2.0 ${message.status} ${oneLine(message.reason)}\r\n`;
  for (const [name, value] of message.headers.entries()) {
    if (name !== 'Content-Length') head += `${name}: ${value}\r\n`;
  }
  head += `Content-Length: ${message.body.length}\r\n\r\n`;
  const headBytes = Buffer.byteLength(head);
  const bytes = Buffer.allocUnsafe(headBytes + message.body.length);
  bytes.write(head, 0, 'utf8');
  bytes.set(message.body, headBytes);
  return bytes;
}

/** Serialises a URI; characters outside the grammar are escaped, so that no part can end it. */
export function writeUri(uri: SipUri): string {
  if (uri.scheme !== 'sip' && uri.scheme !== 'sips') {
    const isNumber = uri.scheme === 'tel';
    return `${uri.scheme}:${withoutDelimiters(uri.host)}${isNumber ? writeUriParameters(uri) : ''}`;
  }
  let written = `${uri.scheme}:`;
  if (uri.user !== undefined) {
    written += escaped(uri.user, characters.user);
    if (uri.password !== undefined) written += `:${escaped(uri.password, characters.password)}`;
    written += '@';
  }
  written += writeHostPort(uri);
  if (uri.parameters.size > 0) written += writeUriParameters(uri);
  if (uri.headers.size === 0) return written;
  const headers = [...uri.headers].map(
    ([name, value]) => `${escaped(name, characters.uriHeader)}=${escaped(value, characters.uriHeader)}`,
  );
  return `${written}?${headers.join('&')}`;
}

function writeUriParameters(uri: SipUri): string {
  let written = '';
  for (const [name, value] of uri.parameters) {
    written += `;${escaped(name, characters.uriParameter)}`;
    if (value !== null) written += `=${escaped(value, characters.uriParameter)}`;
  }
  return written;
}

function writeHostPort({ host, port }: { host: string; port?: number }): string {
  const written = isAll(characters.host, host) ? host : isHost(host) ? `[${host}]` : escaped(host, characters.host);
  return port === undefined ? written : `${written}:${port}`;
}

/** Always with angle brackets, a display name always in quotes. */
export function writeNameAddress({ displayName, uri, parameters }: NameAddress): string {
  const name = displayName ? `${quoted(displayName)} ` : '';
  return `${name}<${writeUri(uri)}>${writeParameters(parameters)}`;
}

export function writeVia(via: Via): string {
  return `SIP/2.0/${oneLine(via.transport)} ${writeHostPort(via)}${writeParameters(via.parameters)}`;
}
