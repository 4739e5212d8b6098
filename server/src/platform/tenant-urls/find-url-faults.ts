import type { ErrorDetail } from '@parley/contract/errors';
import { type Egress, EgressError } from '@parley/egress';

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
    return refusal ? [{ path, code: refusal.code, message: refusal.message }] : [];
  });
}

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
