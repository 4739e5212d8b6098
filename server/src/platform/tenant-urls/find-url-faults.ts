import type { ErrorDetail } from '@parley/contract/errors';
import { type Egress, EgressError } from '@parley/egress';
import { defineDetail } from '#platform/http/define-refusal.ts';

/** The part of egress that checks a URL without a connection. */
export type UrlGuard = Pick<Egress, 'checkUrl'>;

/** A tenant-given URL, with the JSON pointer of its field. */
export interface TenantUrl {
  path: string;
  url: string;
}

/**
 * Finds the URLs this installation never requests, one fault for each, with the code of the egress guard:
 * `invalid_url` (unreadable, or with a user name or password), `blocked_scheme` (neither http nor https),
 * `blocked_port`, and `blocked_address` (an IP address, in any spelling, that is not public and not in
 * PARLEY_EGRESS_ALLOW).
 *
 * A URL that stands in `before`, in any field, passes: a resource stays editable after the allow-list became shorter.
 * Host names pass: the connection judges each address they resolve to, against DNS rebinding (SSRF).
 */
export function findUrlFaults(
  guard: UrlGuard,
  urls: readonly TenantUrl[],
  before: readonly TenantUrl[] = [],
): ErrorDetail[] {
  const known = new Set(before.map(({ url }) => url));
  return urls.flatMap(({ path, url }): ErrorDetail[] => {
    const refusal = known.has(url) ? undefined : findUrlRefusal(guard, url);
    return refusal ? [urlFault(path, refusal)] : [];
  });
}

/** Describes a refusal of the guard as the fault of a field. */
export function urlFault(path: string, { code, message }: EgressError): ErrorDetail {
  return { ...urlFaults[code](path), message };
}

const urlFaults: Record<EgressError['code'], (path: string) => ErrorDetail> = {
  invalid_url: defineDetail('invalid_url', 'url_invalid', 'is not a valid address, or holds a user name or password'),
  blocked_scheme: defineDetail('blocked_scheme', 'url_blocked_scheme', 'must begin with https:// or http://'),
  blocked_port: defineDetail('blocked_port', 'url_blocked_port', 'has a port that this installation never connects to'),
  blocked_address: defineDetail(
    'blocked_address',
    'url_blocked_address',
    'is in a private network; the operator of this installation can allow it in PARLEY_EGRESS_ALLOW',
  ),
  dns_failed: defineDetail('dns_failed', 'url_dns_failed', 'has a host name that cannot be resolved'),
  connection_failed: defineDetail('connection_failed', 'url_connection_failed', 'cannot be reached'),
  timeout: defineDetail('timeout', 'url_timeout', 'did not answer in time'),
  too_large: defineDetail('too_large', 'url_too_large', 'answered with more than can be read'),
  too_many_redirects: defineDetail('too_many_redirects', 'url_too_many_redirects', 'redirects too many times'),
  upgrade_refused: defineDetail('upgrade_refused', 'url_upgrade_refused', 'refused the WebSocket connection'),
};

/** Returns the guard's refusal of one URL, by the rules of `findUrlFaults`; undefined when it may be requested. */
export function findUrlRefusal(guard: UrlGuard, url: string): EgressError | undefined {
  try {
    guard.checkUrl(url);
    return undefined;
  } catch (error) {
    if (error instanceof EgressError) return error;
    throw error;
  }
}
