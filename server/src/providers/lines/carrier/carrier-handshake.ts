import type { IncomingMessage } from 'node:http';
import { type CarrierProtocol, carrierProtocols } from './carrier-protocol.ts';

const path = /^\/api\/telephony\/streams\/([a-z]+)$/;

/** The protocol and the query of a request for a media stream; undefined for any other address. */
export function readStreamAddress(
  request: IncomingMessage,
): { protocol: CarrierProtocol; query: URLSearchParams } | undefined {
  const base = 'http://localhost';
  const url = URL.canParse(request.url ?? '/', base) ? new URL(request.url ?? '/', base) : undefined;
  const name = path.exec(url?.pathname ?? '')?.[1];
  const protocol = carrierProtocols.find((known) => known === name);
  return protocol === undefined || url === undefined ? undefined : { protocol, query: url.searchParams };
}

/** RFC 6455, section 4.2.1. */
export function isHandshake(request: IncomingMessage): boolean {
  const { upgrade, 'sec-websocket-key': key, 'sec-websocket-version': version } = request.headers;
  const isWebSocket = request.method === 'GET' && upgrade?.toLowerCase() === 'websocket' && version === '13';
  return isWebSocket && /^[+/0-9A-Za-z]{22}==$/.test(key ?? '');
}

/**
 * The API key of a telephone system: `Authorization: Bearer <key>`, the password of `Authorization: Basic` whatever the
 * user, or `X-API-Key`. Never in the address, which proxies and telephone systems write into their logs.
 */
export function keyOf(request: IncomingMessage): string | undefined {
  const { authorization = '', 'x-api-key': header } = request.headers;
  if (typeof header === 'string' && header !== '') return header;
  const [, scheme, value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme === undefined) return undefined;
  if (scheme.toLowerCase() === 'bearer') return value;
  const [, password] = /^[^:]*:(.+)$/s.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  return password;
}
