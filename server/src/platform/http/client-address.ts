import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Who asked: the address of the connection or, behind proxies that are believed, the one they name. */
export function clientAddress(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trusts = trustedProxies.length > 0 ? proxyAddr.compile(trustedProxies) : null;
  return (request) => (trusts ? proxyAddr(request, trusts) : (request.socket.remoteAddress ?? ''));
}
