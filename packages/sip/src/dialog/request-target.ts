import type { SipUri } from '../message/sip-message.ts';
import { readUri } from '../message/uri.ts';
import type { Route } from '../sip-stack.ts';
import type { RequestTarget, TransportName } from '../transaction/transaction-layer.ts';

/** Target of a request to this URI without a route (RFC 3263, 4.1; RFC 3261, 26.2.2 for `sips`). */
export function targetOf(uri: SipUri): RequestTarget {
  const host = uri.parameters.get('maddr') ?? uri.host;
  const transport = uri.scheme === 'sips' ? 'tls' : readTransport(uri.parameters.get('transport'));
  return { host, ...(uri.port !== undefined && { port: uri.port }), ...(transport !== undefined && { transport }) };
}

/** Target of an out-of-dialog request: the outbound proxy if there is one, otherwise the URI. */
export function routeTarget(route: Route, uri: SipUri): RequestTarget {
  const { proxy, verifiesCertificate } = route;
  const direct = proxy ?? targetOf(uri);
  const transport = proxy?.transport ?? (uri.scheme === 'sips' ? 'tls' : (route.transport ?? direct.transport));
  return {
    host: direct.host,
    ...(direct.port !== undefined && { port: direct.port }),
    ...(transport !== undefined && { transport }),
    ...(verifiesCertificate !== undefined && { verifiesCertificate }),
  };
}

/** Route field through the outbound proxy (RFC 3261, 8.1.2). */
export function routeFields(route: Route): readonly string[] {
  if (route.proxy === undefined) return [];
  const { host, port, transport = route.transport } = route.proxy;
  const name = host.includes(':') ? `[${host}]` : host;
  const tail = `${port === undefined ? '' : `:${port}`}${transport === undefined ? '' : `;transport=${transport}`}`;
  return [`<sip:${name}${tail};lr>`];
}

/** Parses a URI a request can be sent to: `sip:` and `sips:`, and `tel:` with a proxy. */
export function readDialable(text: string, route: Route): SipUri | undefined {
  const uri = readUri(text);
  if (uri === undefined) return undefined;
  if (uri.scheme === 'sip' || uri.scheme === 'sips') return uri.host === '' ? undefined : uri;
  return uri.scheme === 'tel' && route.proxy !== undefined ? uri : undefined;
}

function readTransport(text: string | null | undefined): TransportName | undefined {
  const name = text?.toLowerCase();
  return name === 'udp' || name === 'tcp' || name === 'tls' ? name : undefined;
}
