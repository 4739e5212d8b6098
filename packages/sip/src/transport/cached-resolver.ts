import type { ResolvedAddress, SipResolver } from './dns-resolver.ts';
import type { SrvRecord } from './srv-order.ts';
import type { Timers } from './timers.ts';

interface Entry {
  found: Promise<readonly unknown[]>;
  /** Monotonic. Unknown while the query is pending. */
  expiresAtMs: number;
}

/** Node does not expose the TTL of SRV records. */
const serversSeconds = 60;
const absentSeconds = 10;
const longestSeconds = 3600;
const maxEntries = 2000;

/**
 * Caches DNS answers: addresses by their TTL (an hour at most), SRV records for a minute, negative answers for ten
 * seconds. Concurrent queries are merged; failures are not cached.
 */
export function createCachedResolver(resolver: SipResolver, timers: Timers): SipResolver {
  const entries = new Map<string, Entry>();

  function remember<Found>(
    key: string,
    ask: () => Promise<readonly Found[]>,
    secondsOf: (found: readonly Found[]) => number,
  ): Promise<readonly Found[]> {
    const known = entries.get(key);
    // The prefix of a key names its type of query.
    if (known !== undefined && known.expiresAtMs > timers.nowMs()) return known.found as Promise<readonly Found[]>;
    const found = ask();
    const entry: Entry = { found, expiresAtMs: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    found.then(
      (answers) => {
        const seconds = answers.length === 0 ? absentSeconds : secondsOf(answers);
        entry.expiresAtMs = timers.nowMs() + Math.min(seconds, longestSeconds) * 1000;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return found;
  }

  return {
    servers: (name) =>
      remember<SrvRecord>(
        `srv ${name}`,
        () => resolver.servers(name),
        () => serversSeconds,
      ),
    addresses: (host, family) =>
      remember<ResolvedAddress>(
        `${family} ${host}`,
        () => resolver.addresses(host, family),
        (found) => Math.min(...found.map((one) => one.ttlSeconds ?? serversSeconds)),
      ),
  };
}
