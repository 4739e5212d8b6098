import type { ResolvedAddress, SipResolver } from './dns-resolver.ts';
import type { SrvRecord } from './srv-order.ts';
import type { Timers } from './timers.ts';

interface Entry {
  found: Promise<readonly unknown[]>;
  /** Monotonic. Unknown while the question is open. */
  expiresAtMs: number;
}

/** Node does not tell the life of SRV records. */
const serversSeconds = 60;
const absentSeconds = 10;
const longestSeconds = 3600;
const maxEntries = 2000;

/**
 * Remembers answers for as long as they hold: addresses by their own time to live (an hour at most), SRV records for a
 * minute, what does not exist for ten seconds. Questions asked at the same time are one question; failures are not kept.
 */
export function createCachedResolver(resolver: SipResolver, timers: Timers): SipResolver {
  const entries = new Map<string, Entry>();

  function remember<Found>(
    key: string,
    ask: () => Promise<readonly Found[]>,
    secondsOf: (found: readonly Found[]) => number,
  ): Promise<readonly Found[]> {
    const known = entries.get(key);
    // One key is only ever asked with one kind of question, which its prefix names.
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
