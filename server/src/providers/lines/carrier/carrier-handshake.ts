import type { IncomingMessage } from 'node:http';
import { type CarrierProtocol, carrierProtocols } from './carrier-protocol.ts';

const path = /^\/api\/telephony\/streams\/([a-z]+)$/;

/** Reads protocol and query of a media stream request; undefined for any other address. */
export function readStreamAddress(
  request: IncomingMessage,
): { protocol: CarrierProtocol; query: URLSearchParams } | undefined {
  const base = 'http://localhost';
  const url = URL.canParse(request.url ?? '/', base) ? new URL(request.url ?? '/', base) : undefined;
  const name = path.exec(url?.pathname ?? '')?.[1];
  const protocol = carrierProtocols.find((known) => known === name);
  return protocol === undefined || url === undefined ? undefined : { protocol, query: url.searchParams };
}

/** Checks the WebSocket handshake, RFC 6455, section 4.2.1. */
export function isHandshake(request: IncomingMessage): boolean {
  const { upgrade, 'sec-websocket-key': key, 'sec-websocket-version': version } = request.headers;
  const isWebSocket = request.method === 'GET' && upgrade?.toLowerCase() === 'websocket' && version === '13';
  return isWebSocket && /^[+/0-9A-Za-z]{22}==$/.test(key ?? '');
}

/**
 * Reads a telephone system's API key: `Authorization: Bearer <key>`, the password of `Authorization: Basic` with any
 * user, or `X-API-Key`. Never from the URL, which proxies and telephone systems log.
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
