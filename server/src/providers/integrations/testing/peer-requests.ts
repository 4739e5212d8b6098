import { VendorFault, type VendorRequests } from '#areas/integrations/connections';
import type { VendorPeer } from './vendor-peer.ts';

/** Requests to a peer, without a connection: for tests of what a vendor's files send. */
export function requestsTo(
  peer: VendorPeer,
  headers: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, string>> = {},
): VendorRequests {
  return {
    settings,
    async json({ method, path, query, body, headers: more }) {
      const url = new URL(path, peer.origin);
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
      const all = { ...headers, ...more, 'content-type': 'application/json' };
      const answer = await fetch(url, { method, headers: all, ...(body ? { body: JSON.stringify(body) } : {}) });
      if (!answer.ok) throw new VendorFault('refused', 'refused', { status: answer.status });
      const text = await answer.text();
      return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    },
  };
}
