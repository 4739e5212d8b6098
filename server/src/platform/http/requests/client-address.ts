import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Client address: that of the connection or, behind trusted proxies, the one they forward. */
export function clientAddress(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trusts = trustedProxies.length > 0 ? proxyAddr.compile(trustedProxies) : null;
  return (request) => (trusts ? proxyAddr(request, trusts) : (request.socket.remoteAddress ?? ''));
}
