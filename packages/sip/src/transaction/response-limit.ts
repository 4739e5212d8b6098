import type { Timers } from '../transport/timers.ts';

/** Rate limit of stateless responses per address, whose requests may be spoofed. */
export interface ResponseLimit {
  take(address: string): boolean;
}

const perSecond = 20;
const burst = 40;
const maxAddresses = 4096;

/**
 * Token bucket per address: 20 responses a second, burst 40. Source addresses of datagrams can be spoofed, and
 * unlimited stateless responses would be a reflection attack.
 */
export function createResponseLimit(timers: Timers): ResponseLimit {
  const buckets = new Map<string, { left: number; atMs: number }>();
  return {
    take(address) {
      const nowMs = timers.nowMs();
      const bucket = buckets.get(address) ?? { left: burst, atMs: nowMs };
      bucket.left = Math.min(burst, bucket.left + ((nowMs - bucket.atMs) / 1000) * perSecond);
      bucket.atMs = nowMs;
      // The map is ordered by last use, so the first entry is the oldest.
      buckets.delete(address);
      buckets.set(address, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > maxAddresses && oldest !== undefined) buckets.delete(oldest);
      if (bucket.left < 1) return false;
      bucket.left -= 1;
      return true;
    },
  };
}
