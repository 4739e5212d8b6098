import type { Timers } from '../transport/timers.ts';

/** Says how many answers an address may have to what it never proved to have sent. */
export interface AnswerLimit {
  take(address: string): boolean;
}

const perSecond = 20;
const burst = 40;
const maxAddresses = 4096;

/**
 * A bucket for each address that fills with 20 answers a second, up to 40. Datagrams can be sent in anybody's name, and
 * an answer without a transaction must not make us the one who floods them.
 */
export function createAnswerLimit(timers: Timers): AnswerLimit {
  const buckets = new Map<string, { left: number; atMs: number }>();
  return {
    take(address) {
      const nowMs = timers.nowMs();
      const bucket = buckets.get(address) ?? { left: burst, atMs: nowMs };
      bucket.left = Math.min(burst, bucket.left + ((nowMs - bucket.atMs) / 1000) * perSecond);
      bucket.atMs = nowMs;
      // The last in the map is the one heard last, so the first is the one to forget.
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
